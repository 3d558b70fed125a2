// Sheet of custom caves: import as BDCFF text or file, list with progress, play, solve, export.

import { useState } from 'react';
import { useStore } from 'zustand';
import { MOST_CHARACTERS, readBdcff } from '../../../../scenes/boulder-dash/bdcff/read.ts';
import { writeBdcff } from '../../../../scenes/boulder-dash/bdcff/write.ts';
import { refusalOf } from '../../../../scenes/kit/core/refusal.ts';
import { recordOf, useProfile } from '../../../data/profile.ts';
import { TextArea } from '../../../play/editor/TextArea.tsx';
import { Button } from '../../../ui/Button.tsx';
import { saveFile, stamp } from '../../../ui/files.ts';
import { Select } from '../../../ui/Select.tsx';
import styles from './Caves.module.css';
import { addCaves, collection, removeCave, type SavedCave } from './collection.ts';
import type { SheetProps } from './sheetProps.ts';
import { useSolver } from './useSolver.ts';

const LEVELS = [1, 2, 3, 4, 5].map(value => ({ value, label: `Level ${value}` }));

export function CavesSheet(props: SheetProps & { onDraw(): void }) {
  const { session, own, onDraw, onClose } = props;
  const { caves } = useStore(collection);
  const leave = () => {
    session.start({});
    onClose();
  };
  return (
    <div className={styles.sheet}>
      <section className={styles.part}>
        <h3>Your caves</h3>
        {caves.length === 0 && <p>None yet. Bring some, or draw one.</p>}
        <ul className={styles.list}>
          {caves.map(cave => (
            <CaveRow key={cave.key} cave={cave} {...props} />
          ))}
        </ul>
        <p className={styles.actions}>
          <Button onClick={onDraw}>Draw a cave</Button>
          {caves.length > 0 && (
            <Button variant="secondary" onClick={() => saveCaves(caves)}>
              Save all as a file
            </Button>
          )}
          {own !== null && (
            <Button variant="secondary" onClick={leave}>
              Back to the levels
            </Button>
          )}
        </p>
      </section>
      <ImportCaves />
    </div>
  );
}

function saveCaves(caves: readonly SavedCave[]): void {
  const text = writeBdcff(
    caves.flatMap(({ bdcff }) => readBdcff(bdcff).caves),
    'Folded caves',
  );
  saveFile(`caves-${stamp(new Date())}.bd`, new Blob([text], { type: 'text/plain' }));
}

function CaveRow({ cave, definition, own, play }: SheetProps & { readonly cave: SavedCave }) {
  const best = useProfile(profile => recordOf(profile, definition).feats[cave.key]);
  const solver = useSolver(cave.bdcff);
  return (
    <li className={styles.cave} data-done={best !== undefined || undefined}>
      <span className={styles.name}>
        <b>{cave.name}</b>
        <small>
          {best === undefined ? 'not yet left by its exit' : `left with ${best} diamonds`}
          {own === cave.key && ', being played'}
          {cave.from && ` · ${cave.from}`}
        </small>
        <small role="status">{solver.status}</small>
      </span>
      <span className={styles.actions}>
        <Button size="sm" onClick={() => play(cave.bdcff)}>
          Play
        </Button>
        <Button size="sm" variant="secondary" onClick={() => (solver.working ? solver.cancel() : solver.prove())}>
          {solver.working ? 'Cancel' : 'Prove'}
        </Button>
        <Button size="sm" variant="ghost" aria-label={`Remove ${cave.name}`} onClick={() => removeCave(cave.key)}>
          Remove
        </Button>
      </span>
    </li>
  );
}

/** Import form: text from the clipboard or a file, at one of its levels. Changes and ignored parts are listed. */
function ImportCaves() {
  const [text, setText] = useState('');
  const [level, setLevel] = useState(1);
  const [error, setError] = useState<string>();
  const [messages, setMessages] = useState<readonly string[]>([]);

  const importCaves = () => {
    try {
      const { name, caves, warnings } = readBdcff(text, level);
      const { added, left } = addCaves(caves, name);
      const known = caves.length - added - left;
      setMessages([
        `${added} of ${caves.length} caves added.`,
        ...(known > 0 ? [`${known} were there already.`] : []),
        ...(left > 0 ? [`${left} found no room: remove some first.`] : []),
        ...warnings,
      ]);
      setText('');
    } catch (problem) {
      setError(`${refusalOf(problem)} Nothing was changed.`);
    }
  };
  const open = async (file: File | undefined) => {
    setError(undefined);
    if (!file) return;
    if (file.size > MOST_CHARACTERS) setError('The file is larger than 1 MB. Nothing was changed.');
    else setText(await file.text());
  };
  return (
    <section className={styles.part}>
      <h3>Bring caves</h3>
      <label className={styles.file}>
        A file (.bd)
        <input
          type="file"
          accept=".bd,.bdcff,.txt,text/plain"
          onChange={event => open(event.currentTarget.files?.[0])}
        />
      </label>
      <TextArea
        label="Or its text (BDCFF)"
        note="The Boulder Dash Common File Format, up to 1 MB: one cave or a whole collection."
        rows={8}
        value={text}
        onChange={value => {
          setText(value);
          setError(undefined);
        }}
        {...(error !== undefined && { error })}
      />
      <Select<number> label="At" value={level} options={LEVELS} onChange={setLevel} />
      <Button disabled={text.trim() === ''} onClick={importCaves}>
        Add these caves
      </Button>
      <ul className={styles.said} role="status">
        {messages.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
