// Focus keeper of the page: whatever removes, disables, hides or covers what had the focus, it goes on to the next sensible place. The page's body hears
// no key of a game, and a screen reader begins there anew.

const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable=""], [contenteditable=true]';
const FIELD = 'input:not([type=checkbox], [type=radio], [type=range], [type=button]), textarea, select';
/** What a lost focus does not leave while something in it can have it; a home has it itself, for keys are play there. */
const SCOPE = 'dialog, [role=dialog], [data-card], [data-focus-home], main';
/** Elements that had the focus before, for a dialog that closes when its opener is gone. */
const TRAIL = 12;
/** Looks after a change: the browser itself takes the focus from what is hidden when it draws. */
const LOOKS = 3;

/** A place in the document: before `next`, or at the end. */
interface Place {
  readonly parent: Element;
  readonly next: Node | null;
}

/** Keeps the focus, which `first` had before this was fetched, until the returned function is called. */
export function keepFocus(first: Element | null = null): () => void {
  const listening = new AbortController();
  let held: Element | null = null;
  /** Where what had the focus was, once it is removed. */
  let place: Place | null = null;
  let trail: readonly Element[] = [];
  let byTouch = false;
  let [frame, left] = [0, 0];

  const note = (one: Element) => {
    if (one === held) return;
    [held, place] = [one, null];
    trail = [...trail.filter(other => other !== one && other.isConnected), one].slice(-TRAIL);
  };
  const look = () => {
    const active = document.activeElement;
    if (active !== null && active !== document.body && isAble(active)) note(active);
    else if (held && active === document.body && isAble(held) && isSeen(held)) held = null;
    else if (held) {
      const to = nextPlace(held, place ?? placeOf(held), trail, byTouch);
      held = null;
      to?.focus({ preventScroll: true });
    }
    frame = --left > 0 ? requestAnimationFrame(look) : 0;
  };
  const lookSoon = () => {
    left = LOOKS;
    frame ||= requestAnimationFrame(look);
  };
  const observer = new MutationObserver(records => {
    let gone: Node | null = place?.parent ?? held;
    for (const { target, removedNodes, nextSibling } of records)
      for (const removed of removedNodes)
        if (gone && removed.contains(gone) && target instanceof Element) {
          place = { parent: target, next: nextSibling };
          gone = target;
        }
    if (held) lookSoon();
  });
  observer.observe(document.body, {
    ...{ childList: true, subtree: true },
    attributeFilter: ['disabled', 'inert', 'hidden', 'open', 'class'],
  });
  const { signal } = listening;
  const focused = ({ target }: Event) => target instanceof Element && target !== document.body && note(target);
  document.addEventListener('focusin', focused, { signal, capture: true });
  for (const type of ['focusout', 'click', 'keyup']) document.addEventListener(type, lookSoon, { signal });
  document.addEventListener('pointerdown', event => void (byTouch = event.pointerType === 'touch'), {
    ...{ signal, capture: true },
  });
  document.addEventListener('keydown', () => void (byTouch = false), { signal, capture: true });
  if (first) note(first);
  lookSoon();
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    listening.abort();
  };
}

const placeOf = (one: Element): Place | null =>
  one.parentElement && { parent: one.parentElement, next: one.nextSibling };

/** True for what can have the focus, seen or not. */
const isAble = (one: Element): boolean =>
  one.isConnected && !one.matches(':disabled') && one.closest('[inert], [hidden], dialog:not([open])') === null;

const isSeen = (one: Element): boolean =>
  // Where the browser cannot say so, whatever is not hidden by name is seen.
  typeof one.checkVisibility !== 'function' || one.checkVisibility({ visibilityProperty: true });

function nextPlace(
  lost: Element,
  place: Place | null,
  trail: readonly Element[],
  byTouch: boolean,
): HTMLElement | null {
  const modal = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
  const takes = (one: HTMLElement) =>
    one !== lost &&
    isAble(one) &&
    one.tabIndex >= 0 &&
    !(byTouch && one.matches(FIELD)) &&
    (!modal || modal.contains(one)) &&
    isSeen(one);
  const start = place?.parent.isConnected ? place : null;
  const isClosed = start !== null && start.parent.closest('dialog:not([open])') !== null;
  const isLeft = isClosed || (modal !== undefined && !modal.contains(start?.parent ?? null));
  if (start && !isLeft) {
    for (let scope = start.parent.closest<HTMLElement>(SCOPE); scope; scope = scopeAround(scope)) {
      if (scope.matches('[data-focus-home]') && isAble(scope)) return homeOf(scope);
      const near = nearest(start, scope, takes);
      if (near) return near;
      if (scope === modal || scope.matches('main')) return scope;
    }
    const near = modal ? null : nearest(start, document.body, takes);
    if (near) return near;
  }
  const back = trail.findLast((one): one is HTMLElement => one instanceof HTMLElement && takes(one));
  const home = modal ?? document.querySelector<HTMLElement>('[data-focus-home]') ?? document.querySelector('main');
  if (back && !(home?.matches('[data-focus-home]') && home.contains(back))) return back;
  if (home === modal) return [...(modal?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].find(takes) ?? modal ?? null;
  return home && homeOf(home);
}

const scopeAround = (scope: Element): HTMLElement | null => scope.parentElement?.closest<HTMLElement>(SCOPE) ?? null;

/** The main button of the card that lies over a home, else the home. */
const homeOf = (home: HTMLElement): HTMLElement =>
  [...home.querySelectorAll<HTMLElement>('[role=dialog] [data-primary]')].find(one => isAble(one) && isSeen(one)) ??
  home;

/** What follows the place, else what precedes it, in the smallest part of the page around it that has anything; no larger than `scope`. */
function nearest({ parent, next }: Place, scope: Element, takes: (one: HTMLElement) => boolean): HTMLElement | null {
  const border = next?.isConnected ? next : null;
  for (let part: Element | null = parent; part; part = part === scope ? null : part.parentElement) {
    const able = [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(takes);
    if (able.length === 0) continue;
    return able.find(one => follows(one, border, parent)) ?? able.at(-1) ?? null;
  }
  return null;
}

/** True for an element at or after `border`; without one, after all that `parent` holds. */
function follows(one: Element, border: Node | null, parent: Element): boolean {
  const from = border ?? parent;
  if (border !== null && (one === border || border.contains(one))) return true;
  const position = from.compareDocumentPosition(one);
  return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && (border !== null || !parent.contains(one));
}
