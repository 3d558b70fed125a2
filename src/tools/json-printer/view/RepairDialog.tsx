// Dialog of proposed repairs, shown as a diff, to accept or reject.
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { diffOf, type Hunk } from '../engine/repairDiff.ts';
import { acceptRepair, type Proposal, proposeRepair } from '../repairInput.ts';
import styles from './RepairDialog.module.css';
import { useEditor } from './useEditor.ts';

const MAX_HUNKS = 60;

export default function RepairDialog({ onClose }: { onClose(): void }) {
  const editor = useEditor();
  const close = useEffectEvent(onClose);
  const [proposal, setProposal] = useState<Proposal>();
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const found = await proposeRepair(editor);
      if (isGone) return;
      if (found) setProposal(found);
      else close();
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [editor]);
  const repair = proposal?.repair;
  const count = repair?.fixes.length ?? 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Repair"
      size="wide"
      footer={
        repair && (
          <>
            <Button
              onClick={() => {
                void acceptRepair(editor, repair.bytes);
                onClose();
              }}
            >
              Accept {count === 1 ? 'the change' : `all ${count.toLocaleString('en')} changes`}
            </Button>
            <Button variant="outline" onClick={onClose}>
              Leave it
            </Button>
          </>
        )
      }
    >
      {!proposal && <p>Looking for changes that make this JSON …</p>}
      {proposal && !repair && <p>{proposal.failure ?? nothingToPropose(editor.store.getState().document !== null)}</p>}
      {proposal && repair && <Hunks hunks={diffOf(proposal.source, repair.fixes, MAX_HUNKS)} total={count} />}
    </Dialog>
  );
}

const nothingToPropose = (isSound: boolean) =>
  isSound
    ? 'This is JSON already. There is nothing to repair.'
    : 'No small change makes this JSON. The text stays as it is; the line and column below it say where reading stopped.';

function Hunks({ hunks, total }: { readonly hunks: readonly Hunk[]; readonly total: number }) {
  return (
    <ol className={styles.hunks}>
      {hunks.map(hunk => (
        <li key={hunk.at}>
          <p className={styles.why}>
            Line {hunk.line.toLocaleString('en')}: {hunk.reasons.join(', ')}
          </p>
          <pre className={styles.line} data-side="before">
            {hunk.pieces.map(piece =>
              piece.kind === 'gone' ? (
                <del key={piece.at}>{seen(piece.text)}</del>
              ) : (
                piece.kind === 'same' && piece.text
              ),
            )}
          </pre>
          <pre className={styles.line} data-side="after">
            {hunk.pieces.map(piece =>
              piece.kind === 'new' ? <ins key={piece.at}>{seen(piece.text)}</ins> : piece.kind === 'same' && piece.text,
            )}
          </pre>
        </li>
      ))}
      {hunks.length === MAX_HUNKS && total > MAX_HUNKS && <li className={styles.why}>and more of the same</li>}
    </ol>
  );
}

/** Shows invisible characters as escapes. */
const seen = (text: string) =>
  text.replace(/[^\P{Cc}\n]|[\u00a0\u200b\ufeff]/gu, char => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
