// Line of totals for several players, where there is no room for the scorecard.
import type { GolfView } from '../../../scenes/minigolf/view.ts';
import { BallMark } from './BallMark.tsx';
import styles from './Standing.module.css';

export function Standing({ view }: { readonly view: GolfView }) {
  const { card, turn, player } = view;
  if (player === null) return null;
  return (
    <ul className={styles.standing} aria-label="Total strokes of each">
      {card.players.map((name, index) => (
        <li key={name} aria-current={index === turn || undefined}>
          <BallMark player={index} /> <span>{name}</span> <b>{card.total.strokes[index]}</b>
        </li>
      ))}
    </ul>
  );
}
