// Dialog of a proposed repair: changes by kind, those of the form apart from those of the data, to accept, to refuse or to open.
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { KINDS } from '../engine/repair/kinds.ts';
import type { Choice, Progress } from '../engine/repair/propose.ts';
import type { Decision, Decisions, KindSummary } from '../engine/repair/session.ts';
import { clearToasts } from '../notify.ts';
import { useEditor } from '../view/useEditor.ts';
import { BlockChoice } from './BlockChoice.tsx';
import { ReadingChoice } from './ReadingChoice.tsx';
import styles from './RepairDialog.module.css';
import { RepairKinds } from './RepairKinds.tsx';
import { newRepairClient, refusalSentence } from './repairClient.ts';
import { acceptRepair, markRefusal, sourceOf } from './repairInput.ts';
import type { Proposed, Refused } from './repairMessages.ts';

type Found = Proposed | Refused | { readonly kind: 'failed'; readonly message: string };

export default function RepairDialog({ onClose, onJump }: { onClose(): void; onJump(): void }) {
  const editor = useEditor();
  const [client] = useState(newRepairClient);
  const [choice, setChoice] = useState<Choice>('all');
  const [reading, setReading] = useState<number | null>(null);
  const [found, setFound] = useState<Found>();
  const [progress, setProgress] = useState<Progress>();
  const [decisions, setDecisions] = useState<Decisions>({});
  const show = useEffectEvent((next: Found) => {
    setFound(next);
    if (next.kind === 'proposed') setDecisions(firstDecisions(next.kinds));
  });
  useEffect(() => {
    const stop = new AbortController();
    const look = async () => {
      try {
        const watch = { signal: stop.signal, onProgress: setProgress };
        show(await client.propose(sourceOf(editor), { choice, reading }, watch, editor.store.getState().isLines));
      } catch (error) {
        if (!stop.signal.aborted)
          show({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
      }
    };
    void look();
    return () => stop.abort();
  }, [client, editor, choice, reading]);
  useEffect(() => () => client.close(), [client]);
  useEffect(clearToasts, []);

  const kinds = found?.kind === 'proposed' ? found.kinds : [];
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  const accepted = kinds.reduce((sum, { kind, count }) => sum + acceptedOf(decisions[kind], count), 0);
  const take = async (chosen: Decisions) => {
    try {
      await acceptRepair(editor, client, chosen);
      const made = kinds.reduce((sum, { kind, count }) => sum + acceptedOf(chosen[kind], count), 0);
      const left = total - made;
      editor.notify.info(`Repaired: ${changes(made)} made${left ? `, ${left.toLocaleString('en')} left open` : ''}.`);
      onClose();
    } catch (error) {
      setFound({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Repair"
      size="wide"
      footer={
        total > 0 && (
          <>
            <Button disabled={accepted === 0} onClick={() => void take(decisions)}>
              Accept {changes(accepted)}
            </Button>
            {accepted < total && (
              <Button variant="secondary" onClick={() => void take(allOf(kinds))}>
                Accept all {total.toLocaleString('en')}
              </Button>
            )}
            <Button variant="outline" onClick={onClose}>
              Leave it
            </Button>
          </>
        )
      }
    >
      {!found && <Working progress={progress} onCancel={onClose} />}
      {found?.kind === 'failed' && <p role="alert">{found.message}</p>}
      {found?.kind === 'refused' && (
        <>
          <p>{refusalSentence(found)}. So nothing is proposed, and the text stays as it is.</p>
          <Button
            size="sm"
            variant="link"
            onClick={() => {
              markRefusal(editor, found);
              onJump();
              onClose();
            }}
          >
            Jump to it
          </Button>
        </>
      )}
      {found?.kind === 'proposed' && total === 0 && found.readings.length === 0 && (
        <p>This is JSON already. There is nothing to repair.</p>
      )}
      {found?.kind === 'proposed' && found.readings.length > 0 && (
        <ReadingChoice readings={found.readings} chosen={reading} onChoose={setReading} />
      )}
      {found?.kind === 'proposed' && found.blocks.length > 0 && (
        <BlockChoice blocks={found.blocks} choice={choice} onChoose={setChoice} />
      )}
      {total > 0 && (
        <>
          <RepairKinds
            kinds={kinds}
            {...{ client, decisions }}
            onDecide={(kind, decision) => setDecisions({ ...decisions, [kind]: decision })}
          />
          <p className={styles.note} role="status">
            {accepted < total
              ? `${changes(total - accepted)} of ${total.toLocaleString('en')} ${total - accepted === 1 ? 'is' : 'are'} left open and will be marked in Input.`
              : 'With all of them the text is JSON.'}
          </p>
        </>
      )}
    </Dialog>
  );
}

const changes = (count: number): string => (count === 1 ? '1 change' : `${count.toLocaleString('en')} changes`);

/** What is only form is accepted at first; what changes data is refused until somebody accepts it. */
const firstDecisions = (kinds: readonly KindSummary[]): Decisions =>
  Object.fromEntries(kinds.map(({ kind }) => [kind, { isAccepted: !KINDS[kind].changesData, except: [] }]));

const allOf = (kinds: readonly KindSummary[]): Decisions =>
  Object.fromEntries(kinds.map(({ kind }) => [kind, { isAccepted: true, except: [] }]));

const acceptedOf = (decision: Decision | undefined, count: number): number =>
  decision?.isAccepted ? count - decision.except.length : (decision?.except.length ?? 0);

function Working({ progress, onCancel }: { readonly progress: Progress | undefined; onCancel(): void }) {
  const stage = progress?.stage ?? 'Reading the text';
  return (
    <div className={styles.working}>
      <p role="status">{stage} …</p>
      <progress aria-label={stage} max="1" value={progress?.part || undefined} />
      <Button size="sm" variant="outline" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
