// Notebook as an elimination grid: which guest fits which trace, who is ruled out, what the proof lacks; and the accusation.
import { Check, X } from 'lucide-react';
import type { MysteryView } from '../../../../scenes/mystery-house/view.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Notebook.module.css';

interface NotebookProps {
  readonly view: MysteryView;
  onSay(text: string): void;
}

export function Notebook({ view, onSay }: NotebookProps) {
  const { traits, rows, phase, letter, isGathered } = view;
  const statements = rows.filter(({ alibi, motive }) => alibi !== '' || motive !== '');
  return (
    <div className={styles.notes}>
      <table className={styles.grid} aria-label="Who fits the traces">
        <thead>
          <tr>
            <th scope="col">Who</th>
            {traits.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
          <tr className={styles.known}>
            <th scope="row">Traces</th>
            {traits.map(({ name, known }) => (
              <td key={name}>{known ?? <span data-open>?</span>}</td>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, first, out, isDead, cells }) => (
            <tr key={name} data-out={out !== null || undefined}>
              <th scope="row">
                <span className={styles.name}>{first}</span>
                <small>{isDead ? 'dead' : out ? 'ruled out' : 'suspect'}</small>
              </th>
              {cells.map(({ value, fits }, trait) => (
                <td key={traits[trait]?.name} data-fits={fits === null ? undefined : fits}>
                  {fits === true && <Check aria-label="fits" />}
                  {fits === false && <X aria-label="does not fit" />}
                  {value ?? <span data-open>·</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Proof view={view} />
      {statements.length > 0 && (
        <section aria-label="Statements">
          <h3>Alibis and quarrels</h3>
          {letter && (
            <p>
              The letter names the quarrel: <b>{letter}</b>.
            </p>
          )}
          <ul>
            {statements.map(({ first, alibi, motive, isAlibiBroken }) => (
              <li key={first} data-lie={isAlibiBroken || undefined}>
                <b>{first}</b>: {[alibi, motive && `quarrel: ${motive}`].filter(Boolean).join('; ')}.
              </li>
            ))}
          </ul>
        </section>
      )}
      {!isGathered && (
        <section aria-label="The last act">
          <h3>The last act: prove it before everybody</h3>
          <Button disabled={phase === 'over'} onClick={() => onSay('gather everyone')}>
            Gather everyone
          </Button>
        </section>
      )}
      <section aria-label="Accuse">
        <h3>Accuse: this ends the night</h3>
        <div className={styles.names}>
          {[...rows.map(({ name }) => name), 'You'].map(name => (
            <Button
              key={name}
              variant="outline"
              aria-label={`Accuse ${name}`}
              disabled={phase === 'over'}
              onClick={() => onSay(`accuse ${name.toLowerCase()}`)}
            >
              {name}
            </Button>
          ))}
        </div>
      </section>
    </div>
  );
}

/** The parts of the proof, and which are complete. */
function Proof({ view: { suspects, proofStatus, proven, verdict, traits, points } }: Pick<NotebookProps, 'view'>) {
  const found = traits.filter(({ known }) => known !== null).length;
  const parts: readonly (readonly [isThere: boolean, text: string])[] = [
    [suspects === 1, suspects === 1 ? 'One suspect is left' : `${suspects} suspects are left, of six`],
    [
      proofStatus !== null && proofStatus.traces >= proofStatus.tracesNeeded,
      proofStatus
        ? `${proofStatus.traces} of ${proofStatus.tracesNeeded} traces seen on the suspect`
        : `${found} of ${traits.length} traces found`,
    ],
    [
      proofStatus !== null && proofStatus.alibi !== 'open',
      proofStatus?.alibi === 'broken'
        ? 'The alibi is broken'
        : proofStatus?.alibi === 'moot'
          ? 'Nobody is left who could break the alibi'
          : 'The alibi still stands: hear everybody',
    ],
  ];
  return (
    <section aria-label="Proof">
      <h3>
        {proven ? `Proof: it was ${proven}` : verdict === 'reasoned' ? 'Reasons, and no proof yet' : 'No proof yet'}
      </h3>
      <ul className={styles.proof}>
        {parts.map(([isThere, text]) => (
          <li key={text} data-there={isThere || undefined}>
            {isThere ? <Check aria-label="done" /> : <span aria-hidden="true">·</span>} {text}
          </li>
        ))}
      </ul>
      <p className={styles.points}>
        The right name would score <b>{points}</b> now.
      </p>
    </section>
  );
}
