// What a game of words shows beside its picture: what was said so far, and a line to say more.
import './words.css';
import { useEffect, useRef, useState } from 'react';
import type { HudProps } from '../../../src/huds/HudProps.ts';

const BEGINNING = Array.from(
  { length: 20 },
  (_, index) => `It is ${index + 1} past nine. Rain runs down the long window of the hall.`,
);

export default function Hud({ definition }: HudProps) {
  const [said, setSaid] = useState(BEGINNING);
  const last = useRef<HTMLParagraphElement>(null);
  const [room, setRoom] = useState<HTMLDivElement | null>(null);
  useEffect(() => {
    if (!room) return;
    const observer = new ResizeObserver(() => room.scrollTo(0, room.scrollHeight));
    observer.observe(room);
    return () => observer.disconnect();
  }, [room]);
  useEffect(() => room?.scrollTo(0, room.scrollHeight), [room, said]);
  return (
    <div className="words">
      <div ref={setRoom} className="log" role="log" aria-label={`${definition.title} so far`} tabIndex={0}>
        {said.map((sentence, index) => (
          <p key={index} ref={index === said.length - 1 ? last : null}>
            {sentence}
          </p>
        ))}
      </div>
      <form
        onSubmit={event => {
          event.preventDefault();
          setSaid([...said, String(new FormData(event.currentTarget).get('command'))]);
          event.currentTarget.reset();
        }}
      >
        <input name="command" aria-label="What now?" autoComplete="off" />
      </form>
    </div>
  );
}
