// Position and size of the picture in its host as CSS variables: HUD and touch pad are laid out by them.
import { type RefObject, useEffect } from 'react';

type ElementRef = RefObject<HTMLElement | null>;

/**
 * Sets `--picture-left`, `-top`, `-width` and `-height` on the host, in px from its corner, and `data-hud`: whether the standard HUD has space
 * `beside` the picture or lies `above` it; and `data-sides` where both sides of the picture have room for a column.
 */
export function usePictureBox(host: ElementRef, picture: ElementRef): void {
  useEffect(() => {
    const [hostElement, pictureElement] = [host.current, picture.current];
    if (!hostElement || !pictureElement) return;
    const observer = new ResizeObserver(() => updateBox(hostElement, pictureElement));
    observer.observe(hostElement);
    observer.observe(pictureElement);
    // The picture may move without a change of size, when text beside it grows or shrinks.
    for (let part = pictureElement.parentElement; part && part !== hostElement; part = part.parentElement)
      observer.observe(part);
    const texts = new MutationObserver(() => requestAnimationFrame(() => updateBox(hostElement, pictureElement)));
    const page = hostElement.closest('[data-play]');
    if (page) texts.observe(page, { attributeFilter: ['data-text', 'data-play', 'style'] });
    updateBox(hostElement, pictureElement);
    return () => {
      observer.disconnect();
      texts.disconnect();
    };
  }, [host, picture]);
}

/** Least width of a column of buttons beside the picture, in px. */
const COLUMN = 144;

function updateBox(host: HTMLElement, picture: HTMLElement): void {
  const { left, top, width, height } = picture.getBoundingClientRect();
  const corner = host.getBoundingClientRect();
  const places = { left: left - corner.left, top: top - corner.top, width, height };
  for (const [name, pixels] of Object.entries(places)) host.style.setProperty(`--picture-${name}`, `${pixels}px`);
  host.toggleAttribute('data-sides', places.left >= COLUMN);
  host.dataset['hud'] = pictureWidth(host, 'beside') >= pictureWidth(host, 'above') ? 'beside' : 'above';
}

/** Width of the picture with the HUD at this place, in px; 0 if the window is too small for it. */
const pictureWidth = (host: HTMLElement, fit: string): number =>
  Math.max(...[...host.querySelectorAll(`[data-fit="${fit}"]`)].map(sheet => sheet.getBoundingClientRect().width), 0);
