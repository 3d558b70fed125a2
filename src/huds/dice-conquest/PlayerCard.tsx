// Player card: name and health, highlighted during the turn.
import type { Player } from '../../../scenes/dice-conquest/rules/board.ts';
import { nameOf } from '../../../scenes/dice-conquest/rules/names.ts';
import type { DiceView } from '../../../scenes/dice-conquest/view.ts';
import { Emblem } from './Emblem.tsx';
import styles from './Player.module.css';

const LEVEL = { easy: 'Easy', normal: 'Normal', hard: 'Hard' } as const;

/** More health is shown by the number alone. */
const MOST_SHEETS = 10;

export function PlayerCard({ view, player }: { readonly view: DiceView; readonly player: Player }) {
  const health = view.health[player - 1] as number;
  const name = nameOf(player, view.mode);
  const level = view.mode === 'pvc' && player === 2 ? LEVEL[view.level] : null;
  const left = Math.max(0, health);
  const turn = view.player === player && view.winner === null;
  return (
    <section className={styles.player} data-player={player} data-turn={turn || undefined} aria-label={name}>
      <Emblem player={player} />
      <span className={styles.name}>
        {name}
        {level && <span className={styles.level}>{level}</span>}
        {turn && <span className={styles.turn}>to move</span>}
      </span>
      <span
        className={styles.health}
        data-many={view.fullHealth > 5 || undefined}
        role="meter"
        aria-label={view.mode === 'pvc' && player === 1 ? 'Your health' : `Health of ${name}`}
        aria-valuenow={left}
        aria-valuemin={0}
        aria-valuemax={view.fullHealth}
      >
        {view.fullHealth <= MOST_SHEETS &&
          Array.from({ length: view.fullHealth }, (_, index) => <Sheet key={index} whole={index < left} />)}
        <b>{health}</b>
      </span>
    </section>
  );
}

/** One point of health: a shield, or its hole. */
const Sheet = ({ whole }: { readonly whole: boolean }) => (
  <svg className={styles.sheet} viewBox="0 0 20 22" data-whole={whole || undefined} aria-hidden="true">
    <path d="M1 2L19 2L19 12L10 21L1 12Z" />
    {whole && <path d="M10 2L19 2L19 12L10 21Z" />}
  </svg>
);
