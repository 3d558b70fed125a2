// Proof button of the editor, with progress and result.
import { plural } from '../../../../scenes/kit/core/plural.ts';
import styles from '../../../play/editor/EditorSheet.module.css';
import { Button } from '../../../ui/Button.tsx';
import type { ProofState, ProofTask } from './useProof.ts';

export function Proof({ proof, ready }: { readonly proof: ProofTask; readonly ready: boolean }) {
  const { state, prove, cancel } = proof;
  const working = state.kind === 'working';
  return (
    <>
      {working ? (
        <Button variant="secondary" onClick={cancel}>
          Cancel
        </Button>
      ) : (
        <Button variant="secondary" disabled={!ready} onClick={prove}>
          Prove
        </Button>
      )}
      <p className={styles.proof} role="status" data-proof={state.kind}>
        {inWords(state)}
      </p>
    </>
  );
}

function inWords(state: ProofState): string {
  switch (state.kind) {
    case 'none':
      return '';
    case 'working':
      return `Looking … ${plural(state.positions, 'position')}; at least ${plural(state.bound, 'push', 'pushes')}.`;
    case 'solvable':
      return `Solvable in ${plural(state.proven.pushes, 'push', 'pushes')}: proven, there are no fewer.`;
    case 'unsolvable':
      return 'It cannot be solved: proven.';
    case 'open':
      return state.why;
  }
}
