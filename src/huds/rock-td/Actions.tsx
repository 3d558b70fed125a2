// Action buttons: place or combine, KEEP, quality upgrade, speed, recipes, ledger, map editor.
import { BookOpen, ChartColumn, PencilRuler } from 'lucide-react';
import type { Json } from '../../../scenes/kit/core/json.ts';
import type { RockTdView } from '../../../scenes/rock-td/view.ts';
import styles from './Actions.module.css';
import buttons from './Buttons.module.css';

export type Sheet = 'recipes' | 'ledger' | 'map';

interface ActionsProps {
  readonly view: RockTdView;
  send(command: Json): void;
  onSheet(sheet: Sheet): void;
  /** Places a rock at the cursor. */
  onPlace(): void;
}

const keepFocus = (event: { preventDefault(): void }) => event.preventDefault();

export function Actions({ view, send, onSheet, onPlace }: ActionsProps) {
  const { upgrade, pace, canCombine, keepRefusal, plan, phase, mayKeep, cursor, nextOdds } = view;
  const best = nextOdds ? nextOdds.reduce((last, chance, quality) => (chance > 0 ? quality : last), 0) : 0;
  return (
    <div className={styles.actions}>
      <div className={styles.main}>
        {canCombine ? (
          <button
            type="button"
            className={buttons.button}
            onMouseDown={keepFocus}
            onClick={() => send({ type: 'combine' })}
          >
            Combine
          </button>
        ) : (
          <button
            type="button"
            className={buttons.button}
            aria-disabled={phase !== 'placing' || mayKeep || plan.refusal !== null}
            onMouseDown={keepFocus}
            onClick={onPlace}
          >
            Place {cursor}
          </button>
        )}
        <button
          type="button"
          className={`${buttons.button} ${styles.keep}`}
          aria-disabled={keepRefusal !== null}
          onMouseDown={keepFocus}
          onClick={() => send({ type: 'keep' })}
        >
          KEEP
        </button>
        {upgrade && (
          <button
            type="button"
            className={buttons.button}
            aria-disabled={!upgrade.canPay}
            title={`Gems to come may be ${QUALITY[best]}`}
            onMouseDown={keepFocus}
            onClick={() => send({ type: 'upgrade' })}
          >
            Upgrade Quality <b>{upgrade.price}</b>
          </button>
        )}
      </div>
      <div className={styles.tools}>
        <button
          type="button"
          className={buttons.button}
          aria-label={`Speed times ${pace}`}
          onMouseDown={keepFocus}
          onClick={() => send({ type: 'pace' })}
        >
          ×{pace}
        </button>
        <button type="button" className={buttons.button} onMouseDown={keepFocus} onClick={() => onSheet('recipes')}>
          <BookOpen aria-hidden /> Recipes
        </button>
        <button type="button" className={buttons.button} onMouseDown={keepFocus} onClick={() => onSheet('ledger')}>
          <ChartColumn aria-hidden /> Damage
        </button>
        <button
          type="button"
          className={buttons.button}
          title="Draw a map of your own"
          onMouseDown={keepFocus}
          onClick={() => onSheet('map')}
        >
          <PencilRuler aria-hidden /> Map
        </button>
      </div>
    </div>
  );
}

const QUALITY = ['Chipped', 'Flawed', 'Normal', 'Flawless', 'Perfect'] as const;
