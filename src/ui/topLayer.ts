// The top layer: shows an element with `popover="manual"` above everything. Where the browser has no popover, the element is shown in place.

/** Shows the element, and never throws; returns a function that hides it. */
export function showOnTop(element: HTMLElement): () => void {
  try {
    element.showPopover();
    // An element that has left the document is hidden already.
    return () => element.isConnected && element.hidePopover();
  } catch {
    element.removeAttribute('popover');
    element.dataset['inPlace'] = '';
    return () => {
      element.setAttribute('popover', 'manual');
      delete element.dataset['inPlace'];
    };
  }
}

/** Takes an element with `popover="auto"` out of the top layer, if it is there. */
export function hideFromTop(element: HTMLElement | null): void {
  try {
    if (element?.matches(':popover-open')) element.hidePopover();
  } catch {
    // Without popover there is no such layer.
  }
}
