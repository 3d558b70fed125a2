// The first script of every page. A page to be read is written whole, so it is painted first and made to answer then; a tool or a game
// asks for all it needs at once. A button pressed before the page answers is pressed again when it does.

let pressed: HTMLElement | null = null;
const note = ({ target }: Event): void => {
  pressed = target instanceof Element ? target.closest('button') : null;
};

/** What the page names for later is fetched now, side by side. */
async function begin(): Promise<void> {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) link.rel = 'modulepreload';
  const { start } = await import('./main.tsx');
  await start();
  removeEventListener('click', note, true);
  pressed?.click();
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
if (
  document.hidden ||
  !PerformanceObserver.supportedEntryTypes.includes('paint') ||
  !document.querySelector('link[rel="later"]')
)
  void begin();
else afterFirstPaint(() => void begin());
