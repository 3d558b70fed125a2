// A sheet of paper laid over the stage: start card, pause menu, result and crash are all written on it.
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './StageCard.module.css';

interface StageCardProps {
  readonly title: string;
  readonly children: ReactNode;
  /** It came by itself and takes the focus; the start card lies there from the first paint and leaves it alone. */
  readonly takesFocus?: boolean;
  readonly kind?: 'start' | 'pause' | 'result' | 'crash' | 'work';
}

/** Marks the button that Enter, Space and the gamepad's A press. */
export const PRIMARY = { 'data-primary': true };

export function StageCard({ title, children, takesFocus = false, kind = 'start' }: StageCardProps) {
  const card = useRef<HTMLElement>(null);
  const heading = useId();
  useEffect(() => {
    if (takesFocus) primaryOf(card.current)?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className={styles.veil} data-kind={kind}>
      <section
        ref={card}
        className={styles.card}
        role={takesFocus ? 'dialog' : undefined}
        aria-labelledby={heading}
        data-card={kind}
      >
        <div className={styles.sheet} data-folded>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          {children}
        </div>
      </section>
    </div>
  );
}

const primaryOf = (card: Element | null) => card?.querySelector<HTMLElement>('[data-primary]');

/** The card that lies on top, if any. */
export const openCard = (page: Element | null): HTMLElement | null =>
  [...(page?.querySelectorAll<HTMLElement>('[data-card]') ?? [])].at(-1) ?? null;

/** Presses the card's main button. */
export const pressPrimary = (card: Element | null): void => primaryOf(card)?.click();
