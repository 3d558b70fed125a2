// Boot script, the first of every page: removes the sentence that it did not arrive, and decides when the app is loaded and hydrated. A content page
// is painted before that, a game draws its first picture before that, a tool loads everything at once. Clicks, keys and inputs that come before
// hydration are queued and replayed after it. If loading fails, a card says so. The visitor's theme and text size are set first of all;
// where a run is kept, the start card then offers to continue.

import { PROFILE_KEY } from './data/profileKey.ts';
import { isMarked } from './data/runMarks.ts';
import { storedChoices } from './data/storedChoices.ts';
import { loadOrMend, mendingOf, whyNotLoaded } from './site/offline/mend.ts';
import { applyAppearance } from './ui/appearance.ts';

document.querySelector('[data-not-arrived]')?.remove();
applyAppearance(storedChoices());
// Another tab has changed it: also where this page does not need the profile.
addEventListener('storage', ({ key }) => key === PROFILE_KEY && applyAppearance(storedChoices()));

/** Actions to replay after hydration, the latest of each element, in the order in which they were done. */
const queuedActions = new Map<Element, () => void>();
function queueAction(element: Element, replay: () => void): void {
  queuedActions.delete(element);
  queuedActions.set(element, replay);
}
const queueClick = ({ target }: Event): void => {
  const button = target instanceof Element && target.closest('button');
  if (button) queueAction(button, () => button.click());
};
/** Enter and Space press a card's main button, as after hydration; a focused control handles them itself. */
const queueKey = (event: KeyboardEvent): void => {
  const { code, target } = event;
  if (code === 'KeyK' && event.ctrlKey !== event.metaKey && !event.shiftKey && !event.altKey) return queueFind(event);
  if (!/^(Enter|Space)$/.test(code) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target instanceof Element && target.closest('button, a, input, select, summary, textarea')) return;
  const button = document.querySelector<HTMLElement>('[data-card] [data-primary]');
  if (!button) return;
  event.preventDefault();
  queueAction(button, () => button.click());
};
/** Ctrl-K or Cmd-K opens the command palette, as after hydration. */
function queueFind(event: KeyboardEvent): void {
  const find = document.querySelector<HTMLElement>('[data-find]');
  if (!find) return;
  event.preventDefault();
  queueAction(find, () => find.click());
}
/** Queues changes of check boxes, radio buttons, selects and inputs. A page with a text area reads it by itself. */
const queueInput = ({ target }: Event): void => {
  if (target instanceof HTMLInputElement && /checkbox|radio/.test(target.type)) {
    const { checked } = target;
    queueAction(target, () => setChecked(target, checked));
  } else if (target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type !== 'file')) {
    const { value } = target;
    queueAction(target, () => setValue(target, value));
  }
};
const hasQueuedClick = (): boolean => [...queuedActions.keys()].some(element => element.matches('button'));

/** Box of the game's canvas, on a game page. */
const stageBox = document.querySelector<HTMLElement>('[data-stage]');
const later = [...document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')];
if (stageBox && isMarked(stageBox.dataset['game'] ?? '') && !new URLSearchParams(location.search).has('lab'))
  offerContinue();
const isContentPage = later.length > 0 && !stageBox;

/** Shows Continue on the start card, as React does later: it becomes the card's main button. */
function offerContinue(): void {
  const offer = document.querySelector<HTMLElement>('[data-continue]');
  const start = document.querySelector<HTMLElement>('[data-card] [data-primary]');
  if (!offer || !start) return;
  offer.hidden = false;
  offer.querySelector('button')?.setAttribute('data-primary', 'true');
  start.removeAttribute('data-primary');
  start.dataset['variant'] = 'secondary';
}

async function bootPage(): Promise<void> {
  let hydrated: Promise<void> | undefined;
  try {
    if (stageBox && !document.hidden) await drawFirstPicture(stageBox);
    ({ hydrated } = await loadOrMend(loadApp));
  } catch (error) {
    reportError(error);
    showLoadError(whyNotLoaded(mendingOf(error)));
  }
  removeEventListener('click', queueClick, true);
  if (!hasQueuedClick()) await hydrated;
  removeEventListener('keydown', queueKey, true);
  removeEventListener('input', queueInput, true);
  for (const replay of queuedActions.values()) {
    replay();
    await new Promise(resolve => setTimeout(resolve));
  }
}

/** Loads the app. React is evaluated in a task of its own: an input is answered between the two. */
async function loadMain() {
  await import('./react.ts');
  await new Promise(resolve => setTimeout(resolve));
  return import('./main.tsx');
}

/** Preloads the scripts of `rel="later"` links in parallel, then starts hydration. */
async function loadApp(): Promise<{ readonly hydrated: Promise<void> }> {
  for (const link of later) link.rel = 'modulepreload';
  const { start } = await loadMain();
  const { hydrated } = await start();
  // The document's first paint is over: what React shows from here on is laid out at once.
  void hydrated.then(() => document.documentElement.removeAttribute('data-first'));
  return { hydrated };
}

// React ignores a change event when the control already has the value it last saw: so another value is set first.
function setChecked(field: HTMLInputElement, checked: boolean): void {
  hydrateAround(field);
  field.checked = !checked;
  field.click();
}
function setValue(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  hydrateAround(field);
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
/** Dispatches an event without effect: React hydrates the part of the page around an event's target at once. */
const hydrateAround = (control: Element): unknown => control.dispatchEvent(new Event('change', { bubbles: true }));

/** Longest time that hydration waits for a game's first picture, in milliseconds. */
const FIRST_PICTURE_TIMEOUT_MS = 5000;

/** Draws a game's first picture before the app is loaded. It ends early on an error, after the timeout, in a hidden tab, and when a button was pressed. */
async function drawFirstPicture(stage: HTMLElement): Promise<void> {
  try {
    const { bootEarly } = await import('./play/stage/earlyBoot.ts');
    const { fetched, shown } = bootEarly(stage);
    const drawn = fetched.then(() => {
      // The app is already fetched while the picture is drawn; loadApp() reports it if that fails.
      loadMain().catch(() => {});
      return shown;
    });
    await Promise.race([drawn, timeoutOrInput()]);
  } catch {}
}

const timeoutOrInput = (): Promise<unknown> =>
  new Promise(done => {
    document.addEventListener('visibilitychange', done, { once: true });
    for (const press of ['click', 'keydown']) addEventListener(press, () => hasQueuedClick() && done(null));
    setTimeout(done, FIRST_PICTURE_TIMEOUT_MS);
  });

/** Load error dialog: not modal on a content page, which can still be read, and modal over a tool or a game. */
function showLoadError(why: string): void {
  queuedActions.clear();
  const card = document.createElement('dialog');
  card.dataset.notLoaded = '';
  card.setAttribute('aria-labelledby', 'not-loaded');
  card.innerHTML = `<div data-folded>
    <h2 id="not-loaded">${isContentPage ? 'Part of this page did not load' : 'This page did not load'}</h2>
    <p>${why}</p>
    <button type="button" data-folded autofocus>Load again</button>
  </div>`;
  card.querySelector('button')?.addEventListener('click', () => location.reload());
  document.body.append(card);
  if (isContentPage) card.show();
  else card.showModal();
}

function afterFirstPaint(go: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    go();
  });
  observer.observe({ type: 'paint', buffered: true });
}

// A press that came before this script left a trace: its button has the focus and, because no key gave it, no ring.
const { activeElement } = document;
if (activeElement instanceof HTMLButtonElement && !activeElement.matches(':focus-visible'))
  queueAction(activeElement, () => activeElement.click());
addEventListener('click', queueClick, true);
addEventListener('keydown', queueKey, true);
addEventListener('input', queueInput, true);
// A hidden page is never painted, and only content pages have something to load after the paint.
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint') || !isContentPage) void bootPage();
else afterFirstPaint(() => void bootPage());
