// Coach sheet: setting, value of every hold, cost of every choice so far.
import { CATEGORIES, NAMES } from '../../../../scenes/yay-zee/rules/categories.ts';
import { heldText } from '../../../../scenes/yay-zee/rules/rating.ts';
import type { Choice, Coach } from '../../../../scenes/yay-zee/rules/state.ts';
import type { YayZeeView } from '../../../../scenes/yay-zee/view.ts';
import { betterText } from '../../../../scenes/yay-zee/words.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Sheets.module.css';

const MODES: readonly { readonly mode: Coach; readonly label: string; readonly text: string }[] = [
  { mode: 'off', label: 'Silent', text: 'You play alone.' },
  {
    mode: 'after',
    label: 'After each choice',
    text: 'He says what it cost, and rates you at the end. The run counts in full.',
  },
  {
    mode: 'before',
    label: 'Before each choice',
    text: 'He says what every hold and slot would be worth. The run is marked as assisted.',
  },
];

/** Expected points of perfect play, by the tables that the coach reads. */
const PERFECT = { standard: '245.9', official: 'by the official rules 254.6' } as const;

interface CoachSheetProps {
  readonly view: YayZeeView;
  onMode(mode: Coach): void;
}

export default function CoachSheet({ view, onMode }: CoachSheetProps) {
  const { rating, holds } = view;
  return (
    <div className={styles.sheet}>
      <p>The coach knows perfect play: {PERFECT[view.rulebook]} points on the average. When shall he speak?</p>
      {view.noCoach ? (
        <p className={styles.none}>{view.noCoach}</p>
      ) : (
        <div className={styles.modes} role="group" aria-label="When the coach speaks">
          {MODES.filter(({ mode }) => mode !== 'before' || view.mayAdvise).map(({ mode, label, text }) => (
            <div key={mode}>
              <Button
                variant={view.coach === mode ? 'default' : 'secondary'}
                aria-pressed={view.coach === mode}
                onClick={() => onMode(mode)}
              >
                {label}
              </Button>
              <span>{text}</span>
            </div>
          ))}
        </div>
      )}
      {rating && (
        <p className={styles.rating}>
          <b>Rating {rating.points}</b> {rating.best} of {rating.looked} choices were the best; {rating.lost.toFixed(1)}{' '}
          points given away.
        </p>
      )}
      {holds.length > 0 && (
        <section>
          <h3>Expected final score of every hold</h3>
          <ol className={styles.holds}>
            {holds.map(({ text, final }) => (
              <li key={text}>
                <span>{text}</span> <b>{final.toFixed(1)}</b>
              </li>
            ))}
          </ol>
        </section>
      )}
      {rating && (
        <section>
          <h3>What each choice cost</h3>
          <table className={styles.figures}>
            <thead>
              <tr>
                <th scope="col">Dice</th>
                <th scope="col">Choice</th>
                <th scope="col">Cost</th>
                <th scope="col">Better</th>
              </tr>
            </thead>
            <tbody>
              {view.choices.map(choice => (
                <tr key={`${choice.used} ${choice.left}`} data-cost={(choice.cost ?? 0) > 0 || undefined}>
                  <td>{[...choice.dice].join(' ')}</td>
                  <td>{didOf(choice)}</td>
                  <td>{choice.cost === null ? '…' : choice.cost.toFixed(1)}</td>
                  <td>{choice.better === null ? '' : betterText(choice.better)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}

function didOf({ held, slot, dice }: Choice): string {
  if (held !== null) return `hold ${heldText(dice, held)}`;
  const category = CATEGORIES[slot ?? -1];
  return category ? `take ${NAMES[category]}` : '';
}
