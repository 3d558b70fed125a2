// Card over the stage: the frame of start card, pause menu, result, crash and work cards.
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './StageCard.module.css';

interface StageCardProps {
  readonly title: string;
  readonly children: ReactNode;
  /** True if the card appears by itself: it becomes a dialog and takes the focus. The start card is there from the first paint and does not. */
  readonly takesFocus?: boolean;
  readonly kind?: 'start' | 'pause' | 'result' | 'crash' | 'work' | 'return';
}

/** Props of a card's primary button: Enter, Space and the gamepad's A press it. */
export const PRIMARY = { 'data-primary': true };

/** Time for which a result answers no finger, in ms: a tap in the rhythm of play would press what appears under it. */
const DEAF_MS = 800;
/** Who taps on meanwhile does not yet see the card: each press prolongs that time, up to so many ms in all. */
const TAP_MS = 500;
const MAX_DEAF_MS = 2500;

export function StageCard({ title, children, takesFocus = false, kind = 'start' }: StageCardProps) {
  const card = useRef<HTMLElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    if (card.current) openedAt.set(card.current, performance.now());
  }, []);
  const [isDeaf, setDeaf] = useState(kind === 'result');
  useEffect(() => {
    if (!isDeaf) return;
    let [left, timer] = [MAX_DEAF_MS - DEAF_MS, setTimeout(() => setDeaf(false), DEAF_MS)];
    let until = performance.now() + DEAF_MS;
    const prolong = () => {
      const more = Math.min(left, performance.now() + TAP_MS - until);
      if (more <= 0) return;
      left -= more;
      until += more;
      clearTimeout(timer);
      timer = setTimeout(() => setDeaf(false), until - performance.now());
    };
    window.addEventListener('pointerdown', prolong, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', prolong, true);
    };
  }, [isDeaf]);
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
        data-deaf={isDeaf || undefined}
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

/** Times at which cards appeared, in ms of `performance.now()`. */
const openedAt = new WeakMap<Element, number>();

/** Time at which a card appeared, in ms of `performance.now()`. */
export const openingOf = (card: Element): number => openedAt.get(card) ?? 0;

const primaryOf = (card: Element | null) => card?.querySelector<HTMLElement>('[data-primary]');

/** Topmost card, or null. */
export const openCard = (page: Element | null): HTMLElement | null =>
  [...(page?.querySelectorAll<HTMLElement>('[data-card]') ?? [])].at(-1) ?? null;

/** Gives the focus to the primary button of the page's card. */
export const focusPrimary = (): void =>
  primaryOf(document.querySelector('[data-card]'))?.focus({ preventScroll: true });

/** Presses the card's primary button. */
export const pressPrimary = (card: Element | null): void => primaryOf(card)?.click();
