// Cards, with little and with much to say.
import { Card } from '../Card.tsx';
import { Part } from './parts.tsx';
import styles from './UiLab.module.css';

const picture = <div className={styles.picture} />;

export function CardStates() {
  return (
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
  );
}
