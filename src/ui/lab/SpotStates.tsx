// Hotspots over a picture and inventory items, in every state.
import { KeyRound, Lamp } from 'lucide-react';
import { useState } from 'react';
import { HotSpots } from '../../huds/widgets/HotSpots.tsx';
import { ItemList } from '../../huds/widgets/ItemList.tsx';
import { Part, Row } from './parts.tsx';
import styles from './UiLab.module.css';

const SPOTS = ['Drawer', 'Air vent', 'Door'].map((label, index) => ({
  id: label,
  label,
  x: 60 + index * 110,
  y: 80 + (index % 2) * 50,
  width: 80,
  height: 60,
  quiet: index === 2,
}));
const ITEMS = [
  { id: 'key', name: 'Key', icon: <KeyRound aria-hidden /> },
  { id: 'lamp', name: 'Lamp', icon: <Lamp aria-hidden /> },
];

export function SpotStates() {
  const [cursor, setCursor] = useState<string | null>('Drawer');
  const [picked, setPicked] = useState<string | null>('key');
  const [marked, setMarked] = useState<string | null>(null);
  return (
    <Part title="HotSpots, ItemList">
      {[false, true].map(reveals => (
        <div key={String(reveals)} className={styles.spots}>
          <HotSpots
            label="Places"
            world={{ width: 340, height: 200 }}
            spots={SPOTS}
            cursor={reveals ? null : cursor}
            reveals={reveals}
            onPoint={setCursor}
            onPress={setCursor}
            onReveal={() => {}}
          />
        </div>
      ))}
      <Row>
        <ItemList
          label="Carried"
          items={ITEMS}
          picked={picked}
          marked={marked}
          empty="Nothing."
          onPick={setPicked}
          onLook={setPicked}
          onCombine={() => setMarked(marked === null ? picked : null)}
        />
        <ItemList
          label="Nothing carried"
          items={[]}
          picked={null}
          marked={null}
          empty="You carry nothing."
          onPick={() => {}}
          onLook={() => {}}
          onCombine={() => {}}
        />
      </Row>
    </Part>
  );
}
