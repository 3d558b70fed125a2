// The first script of every page. A page to be read is written whole, so it is painted first and made to answer then; a game asks for all it needs at once.

/** What the page names for later is fetched now, side by side. */
function begin(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) link.rel = 'modulepreload';
  void import('./main.tsx');
}

function afterFirstPaint(go: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    go();
  });
  observer.observe({ type: 'paint', buffered: true });
}

/** A hidden page is never painted; and where there is nothing for later, nothing is gained by waiting. */
if (
  document.hidden ||
  !PerformanceObserver.supportedEntryTypes.includes('paint') ||
  !document.querySelector('link[rel="later"]')
)
  begin();
else afterFirstPaint(begin);
