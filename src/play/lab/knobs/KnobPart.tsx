// Constants section of the lab: every knob of the game, found by a search and shown in the groups of constants.ts.

import { KNOB_GROUPS } from 'virtual:knob-groups';
import { Copy, Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { own } from '../../../../scenes/kit/core/own.ts';
import type { GameDefinition } from '../../../../scenes/kit/game.ts';
import type { KnobGroup } from '../../../build/knobGroups.ts';
import { Button } from '../../../ui/Button.tsx';
import { copyText } from '../../../ui/share/clipboard.ts';
import { toast } from '../../../ui/toast.ts';
import { readAddress } from '../../page/address.ts';
import { useSession } from '../../session/useSession.ts';
import type { MountedGame } from '../../stage/PhaserHost.tsx';
import styles from '../Lab.module.css';
import { KnobRow } from './KnobRow.tsx';
import knobs from './Knobs.module.css';
import { isFound } from './knobText.ts';
import { SetSwitch } from './PresetPart.tsx';
import { SavePart } from './SavePart.tsx';
import type { Tuning } from './tuning.ts';

interface KnobPartProps {
  readonly definition: GameDefinition;
  readonly mounted: MountedGame;
  readonly tuning: Tuning;
}

export function KnobPart({ definition, mounted, tuning }: KnobPartProps) {
  const { session } = mounted.stage;
  const { constants } = mounted.runtime;
  const values = useSession(session, () => session.tuning);
  const changed = Object.entries(session.overrides);
  const [words, setWords] = useState('');
  const [unknown] = useState(() =>
    Object.keys(readAddress(location, definition).overrides).filter(name => !own(constants, name)),
  );
  const groups = groupsOf(definition.id, Object.keys(constants)).flatMap(({ title, names }) => {
    const found = names.filter(name => {
      const knob = own(constants, name);
      return knob !== undefined && isFound(words.trim(), name, knob, title ?? '');
    });
    return found.length > 0 ? [{ title: title ?? `${names[0]} to ${names.at(-1)}`, names: found }] : [];
  });
  const count = groups.reduce((sum, { names }) => sum + names.length, 0);

  return (
    <section className={styles.section} aria-label="Constants">
      {unknown.length > 0 && <p role="status">The address names no constants of this game: {unknown.join(', ')}.</p>}
      <ChangeButtons mounted={mounted} tuning={tuning} changed={changed} />
      {import.meta.env.DEV && <SavePart definition={definition} mounted={mounted} />}
      <div className={knobs.search}>
        <input
          className={knobs.find}
          type="search"
          aria-label="Find a number"
          placeholder="Find a number: name, unit or effect"
          value={words}
          onChange={event => setWords(event.currentTarget.value)}
        />
        <output className={knobs.count}>
          {count} of {Object.keys(constants).length} numbers, {changed.length} changed
        </output>
      </div>
      <div>
        {groups.map(({ title, names }) => (
          <details key={title} className={styles.group} open>
            <summary>
              {title} <span>{groupCount(names, session.overrides)}</span>
            </summary>
            <ul className={knobs.rows}>
              {names.map(name => {
                const knob = own(constants, name);
                return (
                  knob && (
                    <KnobRow key={name} name={name} knob={knob} now={values[name] ?? knob.value} tuning={tuning} />
                  )
                );
              })}
            </ul>
          </details>
        ))}
      </div>
    </section>
  );
}

/** Groups of constants.ts; numbers that stand in none come last. */
function groupsOf(game: string, names: readonly string[]): readonly KnobGroup[] {
  const groups = own(KNOB_GROUPS, game) ?? [];
  const grouped = new Set(groups.flatMap(group => group.names));
  const rest = names.filter(name => !grouped.has(name));
  return rest.length > 0 ? [...groups, { title: 'Others', names: rest }] : groups;
}

function groupCount(names: readonly string[], overrides: Readonly<Record<string, number>>): string {
  const changed = names.filter(name => own(overrides, name) !== undefined).length;
  return changed > 0 ? `${changed} changed of ${names.length}` : String(names.length);
}

interface ChangeButtonsProps extends Omit<KnobPartProps, 'definition'> {
  readonly changed: readonly (readonly [name: string, value: number])[];
}

function ChangeButtons({ mounted: { runtime }, tuning, changed }: ChangeButtonsProps) {
  const { past, future } = useStore(tuning.store);

  async function copyChanged() {
    const lines = changed.map(([name, value]) => `${name}: ${value}, // was ${own(runtime.constants, name)?.value}`);
    const text = lines.join('\n');
    if ((await copyText(text, 'Changed constants')) === 'copied') toast({ title: 'Copied', description: text });
  }

  return (
    <div className={styles.row}>
      <SetSwitch tuning={tuning} />
      <Button
        size="icon"
        variant="ghost"
        className={styles.icon}
        aria-label="Undo"
        aria-disabled={past.length === 0}
        onClick={tuning.undo}
      >
        <Undo2 aria-hidden />
      </Button>
      <Button
        size="icon"
        variant="ghost"
        className={styles.icon}
        aria-label="Redo"
        aria-disabled={future.length === 0}
        onClick={tuning.redo}
      >
        <Redo2 aria-hidden />
      </Button>
      <Button
        size="icon"
        variant="ghost"
        className={styles.icon}
        aria-label="Copy changed constants"
        disabled={changed.length === 0}
        onClick={() => void copyChanged()}
      >
        <Copy aria-hidden />
      </Button>
    </div>
  );
}
