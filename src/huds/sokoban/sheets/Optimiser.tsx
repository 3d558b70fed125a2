// Optimiser of the level on the board: its fewest pushes and its fewest moves, each with proof; the solution itself counts as help.
import { useState } from 'react';
import { plural } from '../../../../scenes/kit/core/plural.ts';
import { TextArea } from '../../../play/editor/TextArea.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { SheetProps } from './sheetProps.ts';
import styles from './TextSheet.module.css';
import { type ProofState, type Proven, useProof } from './useProof.ts';

export function Optimiser({ view: { level, helped }, session }: SheetProps) {
  const tasks = [
    { fewest: 'pushes', task: useProof(level, 'pushes') },
    { fewest: 'moves', task: useProof(level, 'moves') },
  ] as const;
  return (
    <section className={styles.part}>
      <h3>Optimiser</h3>
      <p>The fewest there are, from the start of the level. Large levels take long; nothing waits for it.</p>
      {tasks.map(({ fewest, task: { state, prove, cancel } }) => (
        <div key={fewest} className={styles.optimiser}>
          {state.kind === 'working' ? (
            <Button variant="secondary" onClick={cancel}>
              Cancel
            </Button>
          ) : (
            <Button variant="secondary" onClick={prove}>
              Fewest {fewest}
            </Button>
          )}
          <p role="status">{inWords(state, fewest)}</p>
          {state.kind === 'solvable' && (
            <Moves
              key={state.proven.lurd}
              proven={state.proven}
              helped={helped}
              onShow={() => {
                session.resume();
                session.send({ type: 'takeSolution' });
              }}
            />
          )}
        </div>
      ))}
    </section>
  );
}

interface MovesProps {
  readonly proven: Proven;
  readonly helped: boolean;
  onShow(): void;
}

function Moves({ proven, helped, onShow }: MovesProps) {
  const [isShown, setShown] = useState(false);
  if (isShown) return <TextArea label="Solution (LURD)" rows={3} value={proven.lurd} />;
  return (
    <Button
      size="sm"
      variant="ghost"
      onClick={() => {
        setShown(true);
        onShow();
      }}
    >
      {helped ? 'Show the solution' : 'Show the solution: this attempt then counts as helped'}
    </Button>
  );
}

function inWords(state: ProofState, fewest: 'pushes' | 'moves'): string {
  switch (state.kind) {
    case 'none':
      return '';
    case 'working':
      return `Looking … ${plural(state.positions, 'position')}; at least ${count(state.bound, fewest)}.`;
    case 'solvable': {
      const { pushes, moves } = state.proven;
      const [first, second] = fewest === 'pushes' ? [pushes, moves] : [moves, pushes];
      const other = fewest === 'pushes' ? 'moves' : 'pushes';
      return `${count(first, fewest)}, with ${count(second, other)}. Proven: there are no fewer ${fewest}.`;
    }
    case 'unsolvable':
      return 'It cannot be solved: proven.';
    case 'open':
      return state.why;
  }
}

const count = (number: number, what: 'pushes' | 'moves'): string =>
  what === 'pushes' ? plural(number, 'push', 'pushes') : plural(number, 'move');
