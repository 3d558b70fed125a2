// Save section of the lab, in development only: writes changed numbers into constants.ts, and lists what that has made stale.
import { useEffect, useState } from 'react';
import type { GameDefinition } from '../../../../scenes/kit/game.ts';
import { Button } from '../../../ui/Button.tsx';
import { copyText } from '../../../ui/share/clipboard.ts';
import { toast } from '../../../ui/toast.ts';
import { useSession } from '../../session/useSession.ts';
import type { MountedGame } from '../../stage/PhaserHost.tsx';
import styles from '../Lab.module.css';
import ladders from '../ladder/Ladder.module.css';
import type { StaleThing } from '../ladder/stale.ts';
import { checkStale } from '../ladder/staleCheck.ts';
import type { Overrides } from './tuning.ts';

interface SavePartProps {
  readonly definition: GameDefinition;
  readonly mounted: MountedGame;
}

export function SavePart({ definition, mounted }: SavePartProps) {
  const { session } = mounted.stage;
  const changed = useSession(session, () => session.overrides);
  /** Numbers of the last save. */
  const [saved, setSaved] = useState<Overrides | null>(null);

  async function save() {
    const values = { ...session.overrides };
    const { ok, message } = await saveConstants(definition.id, values);
    toast({ title: message });
    if (ok) setSaved(values);
  }

  return (
    <>
      <div className={styles.row}>
        <Button size="sm" disabled={Object.keys(changed).length === 0} onClick={() => void save()}>
          Save
        </Button>
        <span className={ladders.note}>writes the changed numbers into constants.ts</span>
      </div>
      {saved && (
        <StaleList
          key={JSON.stringify(saved)}
          definition={definition}
          mounted={mounted}
          saved={saved}
          onClose={() => setSaved(null)}
        />
      )}
    </>
  );
}

interface StaleListProps extends SavePartProps {
  readonly saved: Overrides;
  onClose(): void;
}

const WORDS = { stale: 'stale', same: 'as recorded', look: 'to be looked at' } as const;

export function StaleList({ definition, mounted, saved, onClose }: StaleListProps) {
  const [things, setThings] = useState<readonly StaleThing[]>([]);
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    void checkStale(definition, mounted, saved, thing => setThings(list => [...list, thing]), signal)
      .catch((error: unknown) => reportError(error))
      .finally(() => signal.aborted || setIsDone(true));
    return () => control.abort();
  }, [definition, mounted, saved]);
  return (
    <div className={ladders.verdict} role="group" aria-label="After the save">
      <h3>{isDone ? 'After the save' : 'After the save: comparing with what was recorded …'}</h3>
      <ul>
        {things.map(({ what, state, why, command }) => (
          <li key={what} data-fault={state === 'stale' || undefined}>
            {what}: {WORDS[state]}, {why}
            {state !== 'same' && (
              <button type="button" className={ladders.command} onClick={() => void copyCommand(command)}>
                <code>{command}</code>
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button size="sm" variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}

async function copyCommand(command: string): Promise<void> {
  if ((await copyText(command, 'Command')) === 'copied') toast({ title: 'Copied', description: command });
}

/** Writes changed constants into the game's constants.ts. */
async function saveConstants(game: string, values: Overrides): Promise<{ ok: boolean; message: string }> {
  const response = await fetch('/__constants', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ game, values }),
  });
  return { ok: response.ok, message: await response.text() };
}
