// A card that is dragged onto a picture.
import { useState } from 'react';
import { DragCard } from '../../huds/widgets/DragCard.tsx';
import { Part, Row } from './parts.tsx';
import styles from './UiLab.module.css';

export function DragStates() {
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const [said, setSaid] = useState('Press the card, or drag it onto the sheet.');
  const percent = (part: number) => `${Math.round(part * 100)} %`;
  return (
    <Part title="DragCard">
      <Row>
        <DragCard
          stage={stage}
          onPress={() => setSaid('Pressed.')}
          onTake={() => true}
          onOver={spot => setSaid(spot ? `Over ${percent(spot.x)}, ${percent(spot.y)}.` : 'Beside the sheet.')}
          onDrop={spot => setSaid(`Dropped at ${percent(spot.x)}, ${percent(spot.y)}.`)}
          onCancel={() => setSaid('Given up.')}
        >
          A card
        </DragCard>
        <output>{said}</output>
      </Row>
      <div ref={setStage} className={styles.picture} />
    </Part>
  );
}
