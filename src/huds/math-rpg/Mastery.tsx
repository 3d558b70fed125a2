// Mastery sheet: map of all facts up to 12 by 12, shaded by Leitner box, and the learning report.
import type { CSSProperties } from 'react';
import { BOXES, factOf, type Op, SIDE, sumOf } from '../../../scenes/math-rpg/facts.ts';
import type { Progress } from '../../../scenes/math-rpg/progress.ts';
import { reportOf } from '../../../scenes/math-rpg/report.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import styles from './Mastery.module.css';

interface MasteryProps {
  readonly progress: Progress;
  readonly open: boolean;
  onClose(): void;
}

const NAMES: Readonly<Record<Op, string>> = { '+': 'Plus', '−': 'Minus', '×': 'Times', '÷': 'Divide' };
/** Operations as tabs; the times tables first, because they are learnt by heart. */
const SHOWN: readonly Op[] = ['×', '÷', '+', '−'];
const NUMBERS = Array.from({ length: SIDE }, (_, i) => i + 1);

export function Mastery({ progress, open, onClose }: MasteryProps) {
  const tabs = [
    ...SHOWN.map(op => ({ id: NAMES[op], label: `${op} ${NAMES[op]}`, panel: <Grid op={op} progress={progress} /> })),
    { id: 'report', label: 'Report', panel: <Report progress={progress} /> },
  ];
  return (
    <Dialog open={open} onClose={onClose} title="Mastery map" size="wide">
      <Tabs label="Map" tabs={tabs} />
    </Dialog>
  );
}

function Grid({ op, progress: { boxes } }: { readonly op: Op; readonly progress: Progress }) {
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.grid} aria-label={`${NAMES[op]}, by boxes`}>
          <thead>
            <tr>
              <th scope="col">{op}</th>
              {NUMBERS.map(b => (
                <th key={b} scope="col">
                  {b}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {NUMBERS.map(a => (
              <tr key={a}>
                <th scope="row">{a}</th>
                {NUMBERS.map(b => {
                  const { left, right, value } = sumOf({ op, a, b });
                  const box = boxes[factOf({ op, a, b }) ?? ''] ?? 0;
                  return (
                    <td
                      key={b}
                      data-known={box === BOXES || undefined}
                      style={{ '--full': box / BOXES } as CSSProperties}
                    >
                      <span aria-hidden="true">{op === '−' || op === '÷' ? left : value}</span>
                      <span
                        data-aloud
                      >{`${left} ${op} ${right}: ${box === 0 ? 'not met' : `box ${box} of ${BOXES}`}`}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.key}>
        {op === '−' || op === '÷'
          ? `A row is the answer, a column what is ${op === '−' ? 'taken away' : 'divided by'}. `
          : ''}
        A field fills with every right answer, and empties with a wrong one. Empty: not met yet. Full: known.
      </p>
    </>
  );
}

function Report({ progress }: { readonly progress: Progress }) {
  const { asked, right, known, met, weakest, kinds } = reportOf(progress);
  if (asked === 0) return <p className={styles.key}>Nothing was asked yet. Every answer is noted here.</p>;
  return (
    <div className={styles.report}>
      <dl>
        <div>
          <dt>Right answers</dt>
          <dd>{`${right} of ${asked} (${Math.round((100 * right) / asked)} %)`}</dd>
        </div>
        <div>
          <dt>Facts known</dt>
          <dd>{`${known} of ${met} met`}</dd>
        </div>
        <div>
          <dt>Longest row</dt>
          <dd>{progress.streak}</dd>
        </div>
        <div>
          <dt>Best score</dt>
          <dd>{progress.best}</dd>
        </div>
      </dl>
      {weakest.length > 0 && (
        <p>
          Practise next: <b>{weakest.join(', ')}</b>
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">Kind</th>
            <th scope="col">Right</th>
            <th scope="col">Asked</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ name, asked: often, right: well }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{well}</td>
              <td>{often}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.key}>Kept in this browser alone, from run to run. Settings show, save and erase it.</p>
    </div>
  );
}
