// Import of caves by file, drop or paste, at one of their levels. What plays as something else is listed.
import { useState } from 'react';
import { MOST_CHARACTERS, readBdcff } from '../../../../scenes/boulder-dash/bdcff/read.ts';
import { writeShelf } from '../../../../scenes/boulder-dash/bdcff/shelf.ts';
import { hashOf } from '../../../../scenes/kit/core/json.ts';
import { plural } from '../../../../scenes/kit/core/plural.ts';
import { refusalOf } from '../../../../scenes/kit/core/refusal.ts';
import { TextArea } from '../../../play/editor/TextArea.tsx';
import styles from '../../../play/shelf/Shelf.module.css';
import type { Shelves } from '../../../play/shelf/useShelves.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';

const LEVELS = [1, 2, 3, 4, 5].map(value => ({ value, label: `Level ${value}` }));

export function ImportCaves({ shelves }: { readonly shelves: Shelves }) {
  const [text, setText] = useState('');
  const [level, setLevel] = useState(1);
  const [error, setError] = useState<string>();
  const [messages, setMessages] = useState<readonly string[]>([]);
  const fail = (sentence: string) => {
    setMessages([]);
    setError(sentence);
  };
  const bring = async (read: string, fileName: string) => {
    try {
      const { name, caves, warnings } = readBdcff(read, level);
      const title = name || fileName || 'Pasted caves';
      const { text: written, count, tooLong } = writeShelf(caves, title);
      const refusal =
        count > 0 ? await shelves.add(hashOf(written), { title, author: '', count, text: written }) : null;
      const twice = caves.length - count - tooLong.length;
      setError(undefined);
      setMessages([
        `${title}: ${count} of ${plural(caves.length, 'cave')} added.`,
        ...(refusal === null ? [] : [refusal]),
        ...(twice > 0 ? [`${twice} ${twice === 1 ? 'is' : 'are'} in it twice.`] : []),
        ...tooLong.map(one => `${one}: it is too long to be played.`),
        ...warnings,
      ]);
      setText('');
    } catch (problem) {
      fail(`${refusalOf(problem)} Nothing was changed.`);
    }
  };
  /** A file is brought at once; one that is refused is shown, so that it can be mended. */
  const open = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MOST_CHARACTERS) return fail('The file is larger than 6 MB. Nothing was changed.');
    const read = await file.text();
    setText(read);
    await bring(read, file.name.replace(/\.\w{1,5}$/, ''));
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
      <ul className={styles.said} role="status">
        {messages.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
