// Presets of the lab: sets A and B, of which a key plays the other one, sets kept by name, and the link to the numbers as they are.
import { useState } from 'react';
import { useStore } from 'zustand';
import type { GameDefinition } from '../../../../scenes/kit/game.ts';
import { Button } from '../../../ui/Button.tsx';
import { copyText } from '../../../ui/share/clipboard.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.ts';
import { keycap } from '../../keys/keycaps.ts';
import { useKeyLayout } from '../../keys/keyLayout.ts';
import { useSession } from '../../session/useSession.ts';
import type { MountedGame } from '../../stage/PhaserHost.tsx';
import styles from '../Lab.module.css';
import { type KeptTunings, MAX_TUNING_NAME, storedTunings, withTuning } from './keptTunings.ts';
import { shown } from './knobText.ts';
import presets from './Presets.module.css';
import { tuneLink } from './tuneLink.ts';
import { differences, type Tuning } from './tuning.ts';

/** Key that plays the other set. */
export const SWAP_KEY = 'Backquote';

interface PresetPartProps {
  readonly definition: GameDefinition;
  readonly mounted: MountedGame;
  readonly tuning: Tuning;
}

/** Sets of the lab: what A and B differ in, and what is kept by name. */
export function PresetPart({ definition, mounted, tuning }: PresetPartProps) {
  return (
    <section className={styles.section} aria-label="Sets">
      <SetSwitch tuning={tuning} />
      <Differences mounted={mounted} tuning={tuning} />
      <KeptSets definition={definition} mounted={mounted} tuning={tuning} />
    </section>
  );
}

/** Which of the two sets plays. */
export function SetSwitch({ tuning }: Pick<PresetPartProps, 'tuning'>) {
  const { slot } = useStore(tuning.store);
  const layout = useKeyLayout();
  return (
    <fieldset className={presets.slots}>
      <legend className={presets.legend}>Set that plays</legend>
      {(['A', 'B'] as const).map(name => (
        <button
          key={name}
          type="button"
          aria-pressed={name === slot}
          aria-label={`Set ${name}`}
          title={`Play the other set: ${keycap(SWAP_KEY, layout)}`}
          onClick={() => name !== slot && tuning.swap()}
        >
          {name}
        </button>
      ))}
      <span>
        <kbd>{keycap(SWAP_KEY, layout)}</kbd> swaps
      </span>
    </fieldset>
  );
}

function Differences({ mounted: { stage, runtime }, tuning }: Omit<PresetPartProps, 'definition'>) {
  const { session } = stage;
  const tuned = useSession(session, () => session.overrides);
  const { slot, other } = useStore(tuning.store);
  const sets = slot === 'A' ? ([tuned, other.overrides] as const) : ([other.overrides, tuned] as const);
  const found = differences(...sets, runtime.constants);
  if (found.length === 0)
    return <p className={presets.note}>A and B are alike: change a number while one of them plays.</p>;
  return (
    <table className={presets.table} aria-label="Differences between A and B">
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">A</th>
          <th scope="col">B</th>
        </tr>
      </thead>
      <tbody>
        {found.map(({ name, values: [a, b] }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{shown(a)}</td>
            <td>{shown(b)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function KeptSets({ definition, mounted: { stage, runtime }, tuning }: PresetPartProps) {
  const { session } = stage;
  const [stored] = useState(() => storedTunings(definition.id));
  const [kept, setKept] = useState<KeptTunings>(() => stored.load() ?? []);
  const [name, setName] = useState('');
  const tuned = useSession(session, () => session.overrides);
  const save = (list: KeptTunings) => setKept(stored.save(list).state);

  function keep() {
    const wanted = name.trim().slice(0, MAX_TUNING_NAME);
    if (wanted === '') return;
    save(withTuning(kept, { name: wanted, values: { ...session.overrides } }));
    setName('');
  }
  async function copyLink() {
    const { seed, setup } = session.store.getState();
    const link = tuneLink(definition, seed, setup, session.overrides);
    if (link === null) toast({ title: 'This game is too large for a link.' });
    else if ((await copyText(link, 'Link to these numbers')) === 'copied') toast({ title: 'Link copied' });
  }

  return (
    <>
      <form
        className={presets.keep}
        onSubmit={event => {
          event.preventDefault();
          keep();
        }}
      >
        <TextField label="Name of the set" value={name} maxLength={MAX_TUNING_NAME} onChange={setName} />
        <div className={styles.row}>
          <Button type="submit" size="sm" disabled={name.trim() === ''}>
            Keep these numbers
          </Button>
          <Button size="sm" variant="secondary" onClick={() => void copyLink()}>
            Copy link
          </Button>
        </div>
      </form>
      <ul className={presets.list} aria-label="Kept sets">
        {kept.map(set => {
          const away = differences(tuned, set.values, runtime.constants).length;
          return (
            <li key={set.name}>
              <span>
                <b>{set.name}</b>{' '}
                {away === 0 ? 'plays now' : `${away} ${away === 1 ? 'number differs' : 'numbers differ'}`}
              </span>
              <Button
                size="sm"
                variant="secondary"
                aria-label={`Play with ${set.name}`}
                onClick={() => tuning.apply(set.values)}
              >
                Play
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Remove ${set.name}`}
                onClick={() => save(kept.filter(one => one !== set))}
              >
                Remove
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
