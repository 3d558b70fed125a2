// HUD of a game of words: the log, the words as buttons, and the command line.
import { useState } from 'react';
import { type Command, say } from '../../../scenes/_words/rules/rules.ts';
import type { WordsView } from '../../../scenes/_words/view.ts';
import { useSession } from '../../play/session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import type { HudProps } from '../HudProps.ts';
import { CommandLine } from '../widgets/CommandLine.tsx';
import { Log } from '../widgets/Log.tsx';
import styles from './Hud.module.css';

export default function Hud({ session }: HudProps) {
  const { log, words, isOver } = useSession(session, state => state.view) as WordsView;
  const [text, setText] = useState('');
  const send = (command: Command) => session.send(command);
  return (
    <div className={styles.hud}>
      <Log className={styles.log} label="What was said" entries={log} />
      <div className={styles.words} role="group" aria-label="Words">
        {words.map(word => (
          <Button
            key={word.text}
            variant="secondary"
            disabled={isOver || word.isSaid}
            onMouseDown={event => event.preventDefault()}
            onClick={() => send(say(word.text))}
          >
            {word.text}
          </Button>
        ))}
      </div>
      <CommandLine
        label="Which word?"
        value={text}
        onChange={setText}
        onSubmit={said => (said.trim() === '' ? null : send(say(said)))}
        history={log.filter(({ kind }) => kind === 'said').map(entry => entry.text)}
        complete={typed => words.filter(word => word.text.startsWith(typed)).map(word => word.text)}
        disabled={isOver}
      />
    </div>
  );
}
