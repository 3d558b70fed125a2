// The first script of every page. A page to be read is written whole, so it is painted first and made to answer then; a tool or a game
// asks for all it needs at once. A button pressed before the page answers is pressed again when it does. If it never will, that is said.

let pressed: HTMLElement | null = null;
const note = ({ target }: Event): void => {
  pressed = target instanceof Element ? target.closest('button') : null;
};

const isRead = document.querySelector('link[rel="later"]') !== null;

/** What the page names for later is fetched now, side by side. */
async function begin(): Promise<void> {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) link.rel = 'modulepreload';
  try {
    const { start } = await import('./main.tsx');
    await start();
  } catch (error) {
    reportError(error);
    sayNotLoaded();
  }
  removeEventListener('click', note, true);
  pressed?.click();
}

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
/** A hidden page is never painted; and where there is nothing for later, nothing is gained by waiting. */
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint') || !isRead) void begin();
else afterFirstPaint(() => void begin());
