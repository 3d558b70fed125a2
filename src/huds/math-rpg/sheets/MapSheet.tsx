// Map sheet: the journey, all facts up to 12 by 12 shaded by Leitner box, the learning report, and lists for teachers.
import type { CSSProperties } from 'react';
import { BOXES, factOf, type Op, SIDE, sumOf } from '../../../../scenes/math-rpg/rules/facts.ts';
import type { Progress } from '../../../../scenes/math-rpg/rules/progress.ts';
import type { MathView } from '../../../../scenes/math-rpg/view.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { Journey } from './Journey.tsx';
import styles from './MapSheet.module.css';
import { Report } from './Report.tsx';
import { Teacher } from './Teacher.tsx';

interface MapSheetProps {
  readonly view: MathView;
  onClose(): void;
}

const NAMES: Readonly<Record<Op, string>> = { '+': 'Plus', '−': 'Minus', '×': 'Times', '÷': 'Divide' };
/** Operations as tabs; the times tables first, because they are learnt by heart. */
const SHOWN: readonly Op[] = ['×', '÷', '+', '−'];
const NUMBERS = Array.from({ length: SIDE }, (_, i) => i + 1);

export default function MapSheet({ view, onClose }: MapSheetProps) {
  const { progress, list, card } = view;
  const tabs = [
    { id: 'journey', label: 'Journey', panel: <Journey view={view} /> },
    ...SHOWN.map(op => ({ id: NAMES[op], label: `${op} ${NAMES[op]}`, panel: <Grid op={op} progress={progress} /> })),
    { id: 'report', label: 'Report', panel: <Report progress={progress} list={list} /> },
    { id: 'teachers', label: 'For teachers', panel: <Teacher list={list} card={card?.card ?? null} /> },
  ];
  return (
    <Dialog open onClose={onClose} title="Map" size="wide">
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
