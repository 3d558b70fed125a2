// Cards, with little and with much to say.
import { Card } from '../Card.tsx';
import { MedalStrip } from '../MedalStrip.tsx';
import { Part } from './parts.tsx';
import styles from './UiLab.module.css';

const picture = <div className={styles.picture} />;

const PLACES = [
  [true, true] as const,
  [true, false] as const,
  [false, true] as const,
  [false, false] as const,
  null,
].map((earned, index) => ({ name: `Level ${index + 1}`, short: String(index + 1), earned }));

export function CardStates() {
  return (
    <>
      <Part title="Medal strip">
        <MedalStrip label="Medals by level" marks={['Unseen', 'No shot']} places={PLACES} />
      </Part>
      <Part title="Card">
        <div className={styles.cards}>
          <Card to="/games" title="Airborne" text="They are landing." picture={picture} tags={['arcade', '1 player']} />
          <Card
            to="/games"
            title="A much longer title that needs two lines"
            text="Slip past the cones. Five levels, one exit, and a fox that will not sit still."
            picture={picture}
            tags={['action', 'stealth', '1 player', '3 min']}
          />
        </div>
      </Part>
    </>
  );
}
