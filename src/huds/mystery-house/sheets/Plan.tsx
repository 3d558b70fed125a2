// Floor plan: a press on a neighbouring room walks there.
import type { RoomId } from '../../../../scenes/mystery-house/rules/house.ts';
import type { MysteryView } from '../../../../scenes/mystery-house/view.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Plan.module.css';

interface PlanProps {
  readonly view: Pick<MysteryView, 'rooms' | 'ways' | 'phase'>;
  onSay(text: string): void;
}

const FLOORS: readonly { readonly name: string; readonly rooms: readonly RoomId[] }[] = [
  { name: 'Upstairs', rooms: ['bedroom', 'upstairs', 'study'] },
  { name: 'Ground floor', rooms: ['kitchen', 'living', 'foyer', 'dining', 'front'] },
];

export function Plan({ view: { rooms, ways, phase }, onSay }: PlanProps) {
  return (
    <div className={styles.plan}>
      {FLOORS.map(floor => (
        <section key={floor.name} aria-label={floor.name}>
          <h3>{floor.name}</h3>
          <div className={styles.floor}>
            {floor.rooms.map(id => {
              const room = rooms.find(one => one.id === id);
              const way = ways.find(({ to }) => to === room?.title);
              if (!room) return null;
              const state = room.isHere ? 'you are here' : way ? way.label : room.isSeen ? 'seen' : 'not seen yet';
              const words = (
                <>
                  {room.title}
                  <small>{state}</small>
                </>
              );
              return way && phase !== 'over' ? (
                <Button
                  key={id}
                  variant="outline"
                  className={styles.room}
                  data-room={id}
                  onClick={() => onSay(way.say)}
                >
                  {words}
                </Button>
              ) : (
                <p key={id} className={styles.room} data-room={id} aria-current={room.isHere ? 'location' : undefined}>
                  {words}
                </p>
              );
            })}
          </div>
        </section>
      ))}
      <p>The kitchen is reached from the dining room and from the living room. The stairs in the foyer lead up.</p>
    </div>
  );
}
