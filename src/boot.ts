// The first script of every page. A page to be read is written whole, so it is painted first and made to answer then; a game is drawn first; a
// tool asks for all it needs at once. A button pressed before the page answers is pressed again when it does, and what was chosen or typed is said
// again. If it never will, that is said.

type Control = HTMLInputElement | HTMLSelectElement;

let pressed: HTMLElement | null = null;
const note = ({ target }: Event): void => {
  pressed = target instanceof Element ? target.closest('button') : null;
};

/** What was put into controls that nobody heard yet. A text area's own page reads it. */
const chosen = new Map<Control, string | boolean>();
const noteChoice = ({ target }: Event): void => {
  if (target instanceof HTMLSelectElement) chosen.set(target, target.value);
  else if (target instanceof HTMLInputElement && target.type !== 'file')
    chosen.set(target, target.type === 'checkbox' || target.type === 'radio' ? target.checked : target.value);
};

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
  removeEventListener('click', note, true);
  if (pressed) sayChosen();
  pressed?.click();
  await taken;
  removeEventListener('input', noteChoice, true);
  sayChosen();
}

/** What the page names for later is fetched now, side by side. */
async function takeOver(): Promise<{ readonly taken: Promise<void> }> {
  for (const link of later) link.rel = 'modulepreload';
  const { start } = await import('./main.tsx');
  return start();
}

/** Says again what was chosen. React takes what it finds for what it knows: so it is told something else first. */
function sayChosen(): void {
  const all = [...chosen];
  chosen.clear();
  for (const [control, value] of all) {
    // The first has this part of the page taken over, if it was not yet; it says nothing new.
    control.dispatchEvent(new Event('change', { bubbles: true }));
    if (typeof value === 'boolean') {
      (control as HTMLInputElement).checked = !value;
      control.click();
    } else {
      control.value = '';
      Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
      const type = control instanceof HTMLSelectElement ? 'change' : 'input';
      control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
}

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
    addEventListener('click', () => pressed && done(null));
    setTimeout(done, PATIENCE_MS);
  });

/** The words of a page to be read can still be read, and its links lead on; a tool or a game is nothing without its scripts. */
function sayNotLoaded(): void {
  pressed = null;
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

addEventListener('click', note, true);
addEventListener('input', noteChoice, true);
/** A hidden page is never painted; and where there is nothing for later, nothing is gained by waiting. */
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint') || !isRead) void begin();
else afterFirstPaint(() => void begin());
