// What was said so far, the last words in view. It is silent: the stage's announcer says aloud what comes, so nothing is heard twice.
import { ArrowDown } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './Log.module.css';

interface LogEntry {
  readonly id: number;
  /** Told apart by `[data-kind]` in the sheet of whoever shows it. */
  readonly kind: string;
  readonly text: string;
}

interface LogProps {
  readonly label: string;
  readonly entries: readonly LogEntry[];
  readonly className?: string | undefined;
}

/** Nearer to the end than this one reads the end. */
const NEAR = 24;

export function Log({ label, entries, className }: LogProps) {
  const scroller = useRef<HTMLDivElement>(null);
  /** Whoever scrolled back keeps the place. */
  const isAtEnd = useRef(true);
  const [hasNews, setNews] = useState(false);
  const last = entries.at(-1)?.id;

  const toEnd = () => {
    const element = scroller.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    isAtEnd.current = true;
    setNews(false);
  };

  const follow = useEffectEvent(() => isAtEnd.current && toEnd());
  const hear = useEffectEvent((newest: number | undefined) => {
    if (isAtEnd.current) toEnd();
    else setNews(newest !== undefined);
  });
  useLayoutEffect(() => hear(last), [last]);

  // A keyboard or a turned phone leaves less room: the last words stay in it.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => follow());
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);

  return (
    <div className={className ? `${styles.frame} ${className}` : styles.frame}>
      <div
        ref={scroller}
        className={styles.log}
        role="log"
        aria-live="off"
        aria-label={label}
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          isAtEnd.current = scrollHeight - clientHeight - scrollTop <= NEAR;
          if (isAtEnd.current) setNews(false);
        }}
      >
        {entries.map(entry => (
          <p key={entry.id} data-kind={entry.kind}>
            {entry.text}
          </p>
        ))}
      </div>
      {hasNews && (
        <Button
          size="icon"
          variant="secondary"
          className={styles.news}
          aria-label="To the last words"
          onMouseDown={event => event.preventDefault()}
          onClick={toEnd}
        >
          <ArrowDown aria-hidden />
        </Button>
      )}
    </div>
  );
}
