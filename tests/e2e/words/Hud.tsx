// HUD of a text game: a log and a command line beside the picture.
import './words.css';
import { useEffect, useRef, useState } from 'react';
import type { HudProps } from '../../../src/huds/HudProps.ts';

const BEGINNING = Array.from(
  { length: 20 },
  (_, index) => `It is ${index + 1} past nine. Rain runs down the long window of the hall.`,
);

export default function Hud({ definition }: HudProps) {
  const [said, setSaid] = useState(BEGINNING);
  const [command, setCommand] = useState('');
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const showLast = () => element.scrollTo(0, element.scrollHeight);
    const sizes = new ResizeObserver(showLast);
    const words = new MutationObserver(showLast);
    sizes.observe(element);
    words.observe(element, { childList: true });
    return () => {
      sizes.disconnect();
      words.disconnect();
    };
  }, []);
  return (
    <div className="words">
      <div ref={log} className="log" role="log" aria-label={`${definition.title} so far`} tabIndex={0}>
        {said.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <form
        onSubmit={event => {
          event.preventDefault();
          setSaid([...said, `${said.length}: ${command}`]);
          setCommand('');
        }}
      >
        <input
          name="command"
          aria-label="What now?"
          autoComplete="off"
          value={command}
          onChange={event => setCommand(event.currentTarget.value)}
        />
      </form>
    </div>
  );
}
