// What waits for a game's first picture, so that it is there sooner.

/** Calls as soon as a game has drawn on this page; at once where one has. Returns how to call it off. */
export function afterFirstFrame(go: () => void): () => void {
  if (performance.getEntriesByName('first-frame').length > 0) {
    go();
    return () => {};
  }
  const observer = new PerformanceObserver(list => {
    if (list.getEntriesByName('first-frame').length === 0) return;
    observer.disconnect();
    go();
  });
  observer.observe({ type: 'mark' });
  return () => observer.disconnect();
}

/** Words may be set in the site's typeface from now on: it is fetched by the first that are. */
export function enableTypeface(): void {
  delete document.documentElement.dataset.typeface;
}
