// Import of caves by file, drop or paste, at one of their levels. What plays as something else is listed.
import { useEffect, useRef, useState } from 'react';
import type { ImportedCaves } from '../../../../scenes/boulder-dash/levels/bdcff/importCaves.ts';
import { MOST_CHARACTERS } from '../../../../scenes/boulder-dash/levels/bdcff/read.ts';
import { plural } from '../../../../scenes/kit/core/plural.ts';
import { refusalOf } from '../../../../scenes/kit/core/refusal.ts';
import { TextArea } from '../../../play/editor/TextArea.tsx';
import styles from '../../../play/shelf/Shelf.module.css';
import type { Shelves } from '../../../play/shelf/useShelves.ts';
import { Button } from '../../../ui/Button.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { Select } from '../../../ui/Select.tsx';
import { importInWorker } from './cavesWorker.ts';

const LEVELS = [1, 2, 3, 4, 5].map(value => ({ value, label: `Level ${value}` }));
/** A file that is refused is shown to be mended, unless it is longer than a field bears. */
const MOST_SHOWN = 200_000;

export function ImportCaves({ shelves }: { readonly shelves: Shelves }) {
  const [text, setText] = useState('');
  const [level, setLevel] = useState(1);
  const [error, setError] = useState<string>();
  const [messages, setMessages] = useState<readonly string[]>([]);
  /** The import that runs; null where none does. */
  const [part, setPart] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const fail = (sentence: string) => {
    setMessages([]);
    setError(sentence);
  };
  const bring = async (read: string, fileName: string) => {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    setError(undefined);
    setMessages([]);
    setPart(0);
    try {
      const request = { text: read, level, fileName };
      const brought = await importInWorker(request, { signal: controller.signal, onProgress: setPart });
      const { title, key, text: written, count } = brought;
      const refusal = count > 0 ? await shelves.add(key, { title, author: '', count, text: written }) : null;
      setMessages(reportOf(brought, refusal));
      setText('');
    } catch (problem) {
      if (controller.signal.aborted) return setMessages(['Cancelled. Nothing was changed.']);
      fail(`${refusalOf(problem)} Nothing was changed.`);
      if (read.length <= MOST_SHOWN) setText(read);
    } finally {
      if (running.current === controller) setPart(null);
    }
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MOST_CHARACTERS) return fail('The file is larger than 6 MB. Nothing was changed.');
    await bring(await file.text(), file.name.replace(/\.\w{1,5}$/, ''));
  };
  return (
    <section
      className={styles.part}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault();
        void open(event.dataTransfer.files[0]);
      }}
    >
      <h3>Bring caves</h3>
      <label className={styles.file}>
        A file (.bd)
        <input
          type="file"
          accept=".bd,.bdcff,.txt,text/plain"
          onChange={event => {
            const input = event.currentTarget;
            // Emptied, so that the same file can be chosen again.
            void open(input.files?.[0]).then(() => (input.value = ''));
          }}
        />
      </label>
      {part === null ? (
        <>
          <ul className={styles.said} role="status">
            {messages.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <TextArea
            label="Or its text (BDCFF)"
            note="The Boulder Dash Common File Format, up to 6 MB and 5,000 caves."
            rows={8}
            value={text}
            onChange={value => {
              setText(value);
              setError(undefined);
            }}
            {...(error !== undefined && { error })}
          />
          <Select<number> label="At" value={level} options={LEVELS} onChange={setLevel} />
          <Button disabled={text.trim() === ''} onClick={() => void bring(text, '')}>
            Add these caves
          </Button>
        </>
      ) : (
        <>
          <Progress label="Reading the caves and playing their recorded solutions" value={part} />
          <Button variant="secondary" onClick={() => running.current?.abort()}>
            Cancel
          </Button>
        </>
      )}
    </section>
  );
}

function reportOf(brought: ImportedCaves, refusal: string | null): readonly string[] {
  const { title, count, found, tooLong, solved, unsolved, warnings } = brought;
  const twice = found - count - tooLong.length;
  return [
    `${title}: ${count} of ${plural(found, 'cave')} added.`,
    ...(refusal === null ? [] : [refusal]),
    ...(solved > 0 ? [`${plural(solved, 'cave')} with a recorded solution that leads out: it can be watched.`] : []),
    ...(twice > 0 ? [`${twice} ${twice === 1 ? 'is' : 'are'} in it twice.`] : []),
    ...tooLong.map(one => `${one}: it is too long to be played.`),
    ...unsolved,
    ...warnings,
  ];
}
