// The first script of every page. A page to be read is written whole, so it is painted first and made to answer then; a game is drawn first; a
// tool asks for all it needs at once. What is pressed, chosen or typed before the page answers is done again when it does. If it never will, that
// is said.

/** What nobody heard yet, in the order of the last of each. */
const acts = new Map<Element, () => void>();
function note(by: Element, again: () => void): void {
  acts.delete(by);
  acts.set(by, again);
}
const notePress = ({ target }: Event): void => {
  const button = target instanceof Element && target.closest('button');
  if (button) note(button, () => button.click());
};
/** Enter and Space press a card's main button, as they will once the page answers; a control that has the focus answers them itself. */
const noteKey = (event: KeyboardEvent): void => {
  const { code, target } = event;
  if (!/^(Enter|Space)$/.test(code) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target instanceof Element && target.closest('button, a, input, select, summary, textarea')) return;
  const button = document.querySelector<HTMLElement>('[data-card] [data-primary]');
  if (!button) return;
  event.preventDefault();
  note(button, () => button.click());
};
/** A text area's own page reads it. */
const noteChoice = ({ target }: Event): void => {
  if (target instanceof HTMLInputElement && /checkbox|radio/.test(target.type)) {
    const { checked } = target;
    note(target, () => check(target, checked));
  } else if (target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type !== 'file')) {
    const { value } = target;
    note(target, () => put(target, value));
  }
};
const isPressed = (): boolean => [...acts.keys()].some(by => by.matches('button'));

/** The box of a game, where this is the page of one. */
const box = document.querySelector<HTMLElement>('[data-stage]');
const later = [...document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')];
const isRead = later.length > 0 && !box;

async function begin(): Promise<void> {
  let taken: Promise<void> | undefined;
  try {
    if (box && !document.hidden) await firstPicture(box);
    ({ taken } = await takeOver());
  } catch (error) {
    reportError(error);
    sayNotLoaded();
  }
  removeEventListener('click', notePress, true);
  if (!isPressed()) await taken;
  removeEventListener('keydown', noteKey, true);
  removeEventListener('input', noteChoice, true);
  for (const again of acts.values()) {
    again();
    await new Promise(resolve => setTimeout(resolve));
  }
}

/** What the page names for later is fetched now, side by side. */
async function takeOver(): Promise<{ readonly taken: Promise<void> }> {
  for (const link of later) link.rel = 'modulepreload';
  const { start } = await import('./main.tsx');
  return start();
}

// React takes what it finds in a control for what it knows: so it is told something else first.
function check(field: HTMLInputElement, checked: boolean): void {
  takenOver(field);
  field.checked = !checked;
  field.click();
}
function put(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  takenOver(field);
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
/** An event that says nothing new has its part of the page taken over now. */
const takenOver = (control: Element): unknown => control.dispatchEvent(new Event('change', { bubbles: true }));

/** Longer than this a page does not wait for its picture before it answers. */
const PATIENCE_MS = 5000;

/** A game is drawn before anything else is fetched. Where it cannot be, takes long, nobody looks or a button is pressed, the page goes on. */
async function firstPicture(stage: HTMLElement): Promise<void> {
  try {
    const { standEarly } = await import('./play/earlyStage.ts');
    const { fetched, shown } = standEarly(stage);
    const drawn = fetched.then(() => {
      // The largest of what comes next is on its way while the picture is made; that it did not come is said by who needs it.
      import('./main.tsx').catch(() => {});
      return shown;
    });
    await Promise.race([drawn, impatience()]);
  } catch {}
}

const impatience = (): Promise<unknown> =>
  new Promise(done => {
    document.addEventListener('visibilitychange', done, { once: true });
    for (const press of ['click', 'keydown']) addEventListener(press, () => isPressed() && done(null));
    setTimeout(done, PATIENCE_MS);
  });

/** The words of a page to be read can still be read, and its links lead on; a tool or a game is nothing without its scripts. */
function sayNotLoaded(): void {
  acts.clear();
  const card = document.createElement('dialog');
  card.dataset.notLoaded = '';
  card.setAttribute('aria-labelledby', 'not-loaded');
  card.innerHTML = `<div data-folded>
    <h2 id="not-loaded">${isRead ? 'Part of this page did not load' : 'This page did not load'}</h2>
    <p>Perhaps the connection was lost. Your settings and best scores are kept. Load the page again to go on.</p>
    <button type="button" data-folded autofocus>Load again</button>
  </div>`;
  card.querySelector('button')?.addEventListener('click', () => location.reload());
  document.body.append(card);
  if (isRead) card.show();
  else card.showModal();
}

function afterFirstPaint(go: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    go();
  });
  observer.observe({ type: 'paint', buffered: true });
}

addEventListener('click', notePress, true);
addEventListener('keydown', noteKey, true);
addEventListener('input', noteChoice, true);
/** A hidden page is never painted; and where there is nothing for later, nothing is gained by waiting. */
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint') || !isRead) void begin();
else afterFirstPaint(() => void begin());
