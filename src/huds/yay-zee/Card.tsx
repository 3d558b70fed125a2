// Score card: thirteen slots with score previews, bonus progress, total.

import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { Category } from '../../../scenes/yay-zee/rules/categories.ts';
import { NAMES } from '../../../scenes/yay-zee/rules/categories.ts';
import { CELLS } from '../../../scenes/yay-zee/scene/cardGrid.ts';
import type { YayZeeView } from '../../../scenes/yay-zee/view.ts';
import styles from './Card.module.css';

interface CardProps {
  readonly view: YayZeeView;
  /** Index of the card's player. */
  readonly player: number;
  /** Slot under the keyboard's cursor. */
  readonly slot: number | null;
  /** Steps of that cursor so far: the focus follows each. */
  readonly steps: number;
  readonly tumbling: boolean;
  onScore(category: Category): void;
  /** Presses or releases Roll. */
  onRoll(down: boolean): void;
}

export function Card({ view, player, slot, steps, tumbling, onScore, onRoll }: CardProps) {
  const pointed = useFollowingFocus(steps);
  const holdRoll = (event: KeyboardEvent, down: boolean) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onRoll(down);
  };
  const card = view.players[player];
  if (!card) return null;
  /** The last score is on the previous player's card. */
  const isScorers = view.players.length === 1 || player !== view.at;
  const isTheirs = player === view.at && !view.isComputers;
  return (
    <div
      className={styles.card}
      role="group"
      aria-label={view.players.length > 1 ? `Card of ${card.name}` : 'Score card'}
    >
      {CELLS.map(cell => {
        if (cell === 'bonus')
          return (
            <div key={cell} className={styles.bonus} data-earned={card.bonus > 0 || undefined}>
              <span className={styles.name}>Bonus {view.bonusPoints}</span>
              <span
                className={styles.progress}
                role="meter"
                aria-label="Upper bonus"
                aria-valuenow={Math.min(card.upper, view.bonusAt)}
                aria-valuemin={0}
                aria-valuemax={Math.max(1, view.bonusAt)}
                aria-valuetext={`${card.upper} of ${view.bonusAt}`}
              >
                <i style={{ inlineSize: `${Math.min(100, (100 * card.upper) / Math.max(1, view.bonusAt))}%` }} />
              </span>
              <b>
                {card.upper}/{view.bonusAt}
              </b>
            </div>
          );
        if (cell === 'total')
          return (
            <div key={cell} className={styles.total}>
              <span className={styles.name}>Total</span>
              <b>{card.total}</b>
            </div>
          );
        const category = view.slots[cell];
        if (!category) return null;
        const scored = card.scores[cell] ?? null;
        const preview = isTheirs && !tumbling ? (view.previews[cell] ?? null) : null;
        const final = isTheirs && !tumbling ? (view.finals?.[cell] ?? null) : null;
        const isBest = final !== null && view.best?.slot === category;
        return (
          <button
            key={category}
            ref={slot === cell ? pointed : null}
            type="button"
            className={styles.slot}
            aria-disabled={scored !== null || preview === null}
            data-scored={scored !== null || undefined}
            data-pays={(preview !== null && preview > 0) || undefined}
            data-pointed={slot === cell || undefined}
            data-best={isBest || undefined}
            data-just={(view.taken === category && scored !== null && isScorers) || undefined}
            aria-label={labelOf(NAMES[category], scored, preview, { final, extra: view.extra })}
            // Arrows brought the focus here, so Space still rolls; Enter takes the slot.
            onKeyDown={event => slot === cell && holdRoll(event, true)}
            onKeyUp={event => slot === cell && holdRoll(event, false)}
            onMouseDown={event => event.preventDefault()}
            onClick={() => onScore(category)}
          >
            <span className={styles.name}>{NAMES[category]}</span>
            <b>
              {scored ?? preview ?? ''}
              {preview !== null && view.extra > 0 && ` +${view.extra}`}
              {category === 'yahtzee' && card.extras > 0 && ` +${card.extras}`}
            </b>
            {final !== null && <small>{final.toFixed(1)}</small>}
          </button>
        );
      })}
    </div>
  );
}

/** Ref of the button that the keyboard's cursor points at: it takes the focus with each step, and so its name is read out. */
function useFollowingFocus(steps: number): RefObject<HTMLButtonElement | null> {
  const pointed = useRef<HTMLButtonElement>(null);
  const seen = useRef(steps);
  useEffect(() => {
    if (seen.current === steps) return;
    seen.current = steps;
    pointed.current?.focus({ preventScroll: true });
  }, [steps]);
  return pointed;
}

interface Prospect {
  /** Expected final score; null without advice. */
  readonly final: number | null;
  /** Points beside the slot. */
  readonly extra: number;
}

function labelOf(name: string, scored: number | null, preview: number | null, { final, extra }: Prospect): string {
  if (scored !== null) return `${name}: scored ${scored}`;
  if (preview === null) return `${name}: free`;
  const more = extra > 0 ? ` and ${extra} more` : '';
  return `${name}: ${preview}${more} if taken now${final === null ? '' : `, expected final score ${final.toFixed(1)}`}`;
}
