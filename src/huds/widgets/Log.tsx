// Text log that follows its newest entry. Not a live region: the stage's announcer reads new entries, and nothing is read twice.
import { ArrowDown } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './Log.module.css';

interface LogEntry {
  readonly id: number;
  /** Value of `data-kind`, for the style sheet of the HUD. */
  readonly kind: string;
  readonly text: string;
}

interface LogProps {
  readonly label: string;
  readonly entries: readonly LogEntry[];
  readonly className?: string | undefined;
  /** Id of the entry that stays in sight while newer ones are added; without it the newest does. */
  readonly from?: number | undefined;
}

/** Distance from the end that still counts as scrolled to the end, in px. */
const NEAR_END = 24;

/** Whether words stand below what is in sight. */
const isCutOff = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement): boolean =>
  scrollHeight - clientHeight - scrollTop > NEAR_END;

export function Log({ label, entries, className, from }: LogProps) {
  const scroller = useRef<HTMLDivElement>(null);
  /** False after the reader scrolled back: the log then keeps its position. */
  const isAtEnd = useRef(true);
  /** Where the log was scrolled to by itself. */
  const ownTop = useRef(-1);
  const [hasNewEntry, setHasNewEntry] = useState(false);
  const last = entries.at(-1)?.id;

  const scrollToEnd = () => {
    const element = scroller.current;
    if (!element) return;
    scrollTo(element, element.scrollHeight);
  };

  const scrollTo = (element: HTMLElement, top: number) => {
    element.scrollTop = top;
    ownTop.current = element.scrollTop;
    isAtEnd.current = true;
    setHasNewEntry(false);
  };

  /** As far as the entry named by `from` stays in sight. */
  const scrollOn = () => {
    const element = scroller.current;
    const index = entries.findIndex(({ id }) => id === from);
    const first = index < 0 ? undefined : element?.children[index];
    if (!element || !first) return scrollToEnd();
    scrollTo(element, element.scrollTop + first.getBoundingClientRect().top - element.getBoundingClientRect().top);
    setHasNewEntry(isCutOff(element));
  };

  const follow = useEffectEvent(() => isAtEnd.current && scrollOn());
  const onNewEntry = useEffectEvent((newest: number | undefined) => {
    if (isAtEnd.current) scrollOn();
    else setHasNewEntry(newest !== undefined);
  });
  useLayoutEffect(() => onNewEntry(last), [last]);

  // A soft keyboard or a rotated phone shrinks the log: the newest entry stays in view.
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
        onScroll={({ currentTarget }) => {
          const isCut = isCutOff(currentTarget);
          isAtEnd.current = !isCut || Math.abs(currentTarget.scrollTop - ownTop.current) <= 1;
          if (!isCut) setHasNewEntry(false);
        }}
      >
        {entries.map(entry => (
          <p key={entry.id} data-kind={entry.kind}>
            {entry.text}
          </p>
        ))}
      </div>
      {hasNewEntry && (
        <Button
          size="icon"
          variant="secondary"
          className={styles.news}
          aria-label="To the last words"
          onMouseDown={event => event.preventDefault()}
          onClick={scrollToEnd}
        >
          <ArrowDown aria-hidden />
        </Button>
      )}
    </div>
  );
}
