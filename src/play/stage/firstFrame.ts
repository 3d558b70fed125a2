// First frame of a game: what can wait is loaded after it, so that the picture appears sooner.

/** Calls back once a game has drawn its first frame on this page, or at once if it has. Returns a function that cancels. */
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

/** Enables the site's web font: the browser fetches it when text uses it. */
export function enableTypeface(): void {
  delete document.documentElement.dataset.typeface;
}
