// Recipe sheet: ingredients and effects of fused gems, and which ingredients are on the field.
import { grouped } from '../../../../scenes/kit/core/digits.ts';
import { EFFECTS, FUSED, NAMES, RECIPES } from '../../../../scenes/rock-td/rules/gems.ts';
import type { RockTdView } from '../../../../scenes/rock-td/view.ts';
import { GemIcon } from '../GemIcon.tsx';
import styles from './Sheets.module.css';

export default function RecipesSheet({ view: { ledger, fusePrice, gold } }: { readonly view: RockTdView }) {
  const stands = (kind: string) => ledger.some(gem => gem.kind === kind);
  return (
    <>
      <p>
        Two gems that were kept fuse wherever they stand: choose one of them, then press its recipe. It stands there,
        the other leaves a rock. It has the better quality, and the level of today, and hits harder with every kill.
        Some fuse once more. Of each one stands at a time. The next one costs {grouped(fusePrice)} gold; you have{' '}
        {grouped(gold)}.
      </p>
      <ul className={styles.recipes}>
        {FUSED.map(kind => (
          <li key={kind} data-ready={(!stands(kind) && RECIPES[kind].every(stands)) || undefined}>
            <GemIcon kind={kind} />
            <div>
              <b>{NAMES[kind]}</b> {EFFECTS[kind]}
              <small>
                {RECIPES[kind].map((type, index) => (
                  <span key={type} data-stands={stands(type) || undefined}>
                    {index > 0 && ' + '}
                    {NAMES[type]}
                    {stands(type) && ' ✓'}
                  </span>
                ))}
                {stands(kind) && <b> stands</b>}
              </small>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
