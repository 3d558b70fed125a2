// Reserved space for toasts: below the bars at the top of the window and above those at its bottom, at any scroll position.

/** Heights of the bars (`data-bar`) at the top and the bottom of the window, in pixels. */
function measureBars(): { readonly top: number; readonly bottom: number } {
  const boxes = (side: 'top' | 'bottom') =>
    Array.from(document.querySelectorAll(`[data-bar="${side}"]`), bar => bar.getBoundingClientRect()).filter(
      ({ height, top, bottom }) => height > 0 && bottom > 0 && top < innerHeight,
    );
  return {
    top: Math.max(0, ...boxes('top').map(({ bottom }) => bottom)),
    bottom: Math.max(0, ...boxes('bottom').map(({ top }) => innerHeight - top)),
  };
}

/** Keeps an element's `--bars-above` and `--bars-below` up to date until the returned function is called. */
export function reserveSpace(element: HTMLElement): () => void {
  const measure = () => {
    const { top, bottom } = measureBars();
    element.style.setProperty('--bars-above', `${top}px`);
    element.style.setProperty('--bars-below', `${bottom}px`);
  };
  measure();
  // Bars open and close with the page's content, which changes its height or theirs.
  const observer = new ResizeObserver(measure);
  for (const seen of [document.body, ...document.querySelectorAll('[data-bar]')]) observer.observe(seen);
  window.addEventListener('scroll', measure, { passive: true });
  window.addEventListener('resize', measure);
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', measure);
    window.removeEventListener('resize', measure);
  };
}
