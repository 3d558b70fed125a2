// What was in the computer's mind: turn by turn the promises that it weighed, with their shares, and the one that was drawn.
import type { GuardiansView } from '../../../scenes/guardians/view.ts';
import styles from './Minds.module.css';

export function Minds({ view }: { readonly view: GuardiansView }) {
  return (
    <div className={styles.minds}>
      <p>
        Before each turn the computer shared a hundred among these promises, without seeing your hand. Then it drew one.
      </p>
      <ol>
        {view.minds.map(({ turn, thoughts }) => (
          <li key={turn}>
            <h3>Turn {turn}</h3>
            <ul>
              {thoughts.map(({ text, percent, isPicked }) => (
                <li key={text} data-picked={isPicked || undefined}>
                  <span>{percent} %</span> {text}
                  {isPicked && <b> (drawn)</b>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}
