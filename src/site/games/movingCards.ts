// Moving cards: the picture of one card at a time gives way to a loop of real play (`npm run loops`), where a pointer or the focus rests on it, or where it
// stands in the middle of a phone's screen. A loop is fetched when it is shown, and never where less motion or less data is asked for.
import { LOOPS } from 'virtual:loops';

/** How long a pointer rests on a card, and a page that was scrolled by a finger stands still. */
const REST_MS = 350;
const STILL_MS = 1000;

const wantsStillness = (): boolean => {
  const { motion } = document.documentElement.dataset;
  const connection: unknown = Reflect.get(navigator, 'connection');
  const savesData =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  return (
    savesData || motion === 'reduced' || (motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches)
  );
};

/** Makes the cards of a page move; answers how to stop it. */
export function moveCards(page: HTMLElement): () => void {
  const control = new AbortController();
  const { signal } = control;
  let shown: { readonly card: Element; readonly loop: HTMLImageElement } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    shown?.loop.remove();
    shown = null;
  };
  const show = (card: Element | null) => {
    if (card === shown?.card) return;
    stop();
    const picture = card?.querySelector<HTMLImageElement>('img[data-ink]');
    const id = /^\/games\/([\w-]+)$/.exec(card?.querySelector('h3 a')?.getAttribute('href') ?? '')?.[1];
    if (!card || !picture || !id || !LOOPS.includes(id) || wantsStillness()) return;
    const loop = new Image();
    loop.alt = '';
    loop.dataset['loop'] = '';
    // Until all of it is there the still is seen.
    loop.addEventListener('load', () => picture.after(loop));
    loop.src = `/assets/images/loops/${id}.webp`;
    shown = { card, loop };
  };
  const soon = (card: Element | null, ms: number) => {
    clearTimeout(timer);
    if (card !== shown?.card) timer = setTimeout(() => show(card), ms);
  };
  const cardOf = (target: EventTarget | null): Element | null =>
    target instanceof Element ? target.closest('article') : null;

  const on = <K extends keyof HTMLElementEventMap>(type: K, act: (event: HTMLElementEventMap[K]) => void) =>
    page.addEventListener(type, act, { signal });
  // A page that scrolls under a pointer at rest takes nothing from the card that has the focus.
  const restedOn = (target: EventTarget | null) => cardOf(target) ?? cardOf(document.activeElement);
  on('pointerover', ({ target, pointerType }) => pointerType === 'mouse' && soon(restedOn(target), REST_MS));
  on('pointerleave', ({ pointerType }) => pointerType === 'mouse' && stop());
  on('focusin', ({ target }) => soon(cardOf(target), REST_MS));
  on('focusout', stop);

  const atMiddle = () => show(cardOf(document.elementFromPoint(innerWidth / 2, innerHeight / 2)));
  const afterScroll = () => {
    if (!matchMedia('(hover: none)').matches) return;
    clearTimeout(timer);
    timer = setTimeout(atMiddle, STILL_MS);
  };
  addEventListener('scroll', afterScroll, { passive: true, signal });
  afterScroll();
  return () => {
    control.abort();
    stop();
  };
}
