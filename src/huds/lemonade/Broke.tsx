// Sheet of a stand that folded: three pictures show what happened, then it is $20 again.
import type { LemonadeView } from '../../../scenes/lemonade/view.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Hud.module.css';
import { keepFocus, type Send } from './send.ts';

type Pictures = NonNullable<LemonadeView['broke']>;
type Name = Pictures[number][0];

/** Cut-outs of 60 × 40: a crate of lemons, people who walk on, an empty purse. Each: path and token. */
const SHAPES: Readonly<Record<Name, readonly (readonly [path: string, ink: string])[]>> = {
  bought: [
    ['M10 20H50L46 36H14Z', 'var(--sand)'],
    ['M14 20L20 12L28 12L32 20ZM30 20L36 11L44 12L48 20Z', 'var(--gold)'],
    ['M22 14L28 6L36 8L38 16L30 20Z', 'var(--gold)'],
    ['M10 20H50L49 25H11Z', 'var(--fox)'],
  ],
  street: [
    ['M4 36H56V39H4Z', 'var(--sand)'],
    ['M8 36L12 18L18 18L22 36ZM12 12L15 9L18 12L15 17Z', 'var(--teal)'],
    ['M26 36L30 20L36 20L40 36ZM30 14L33 11L36 14L33 19Z', 'var(--coral)'],
    ['M44 36L47 22L53 22L56 36ZM47 17L50 14L53 17L50 21Z', 'var(--indigo)'],
  ],
  purse: [
    ['M12 14L30 8L48 14L52 34L8 34Z', 'var(--plum)'],
    ['M12 14L30 20L48 14L44 18L30 24L16 18Z', 'var(--rose)'],
    ['M27 22H33V27H27Z', 'var(--gold)'],
  ],
};

export function Broke({ pictures, send }: { readonly pictures: Pictures; readonly send: Send }) {
  return (
    <section className={styles.sheet} aria-label="The stand folds">
      <ol className={styles.broke} data-scrolls>
        {pictures.map(([name, text]) => (
          <li key={name}>
            <svg viewBox="0 0 60 40" aria-hidden="true">
              {SHAPES[name].map(([path, ink]) => (
                <path key={path} d={path} fill={ink} />
              ))}
            </svg>
            {text}
          </li>
        ))}
      </ol>
      <div className={styles.actions} data-row>
        <Button className={styles.main} onMouseDown={keepFocus} onClick={() => send({ type: 'again' })}>
          $20 again
        </Button>
      </div>
    </section>
  );
}
