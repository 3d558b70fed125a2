// Widgets of text games.
import { useState } from 'react';
import { CommandLine } from '../../huds/widgets/CommandLine.tsx';
import { Log } from '../../huds/widgets/Log.tsx';
import { Part } from './parts.tsx';
import styles from './WordStates.module.css';

const FIRST = ['You stand before a house.', 'Every window is lit.', 'The door is ajar.'].map((text, id) => ({
  id,
  kind: 'told',
  text,
}));

export function WordStates() {
  const [entries, setEntries] = useState(FIRST);
  const [text, setText] = useState('');
  return (
    <Part title="Log and CommandLine">
      <Log className={styles.log} label="So far" entries={entries} />
      <CommandLine
        label="What now?"
        value={text}
        onChange={setText}
        history={entries.slice(FIRST.length).map(entry => entry.text)}
        complete={typed => ['examine door', 'examine house'].filter(word => typed !== '' && word.startsWith(typed))}
        onSubmit={said => {
          if (said.trim() === '') return 'Say something first.';
          setEntries([...entries, { id: entries.length, kind: 'said', text: said }]);
          return null;
        }}
      />
      <CommandLine disabled label="Over" value="" history={[]} onChange={setText} onSubmit={() => null} />
    </Part>
  );
}
