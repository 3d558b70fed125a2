// Where the picture stands in its host, told to CSS: HUDs and thumbs lie beside or at its edge and repeat no formula.
import { type RefObject, useEffect } from 'react';

type ElementRef = RefObject<HTMLElement | null>;

/**
 * Keeps `--picture-left`, `-top`, `-width` and `-height` (px, from the host's corner) on the host, and in `data-hud` whether the standard HUD
 * has room `beside` the picture or lies `above` it.
 */
export function usePictureBox(host: ElementRef, picture: ElementRef): void {
  useEffect(() => {
    const [hostElement, pictureElement] = [host.current, picture.current];
    if (!hostElement || !pictureElement) return;
    const observer = new ResizeObserver(() => updateBox(hostElement, pictureElement));
    observer.observe(hostElement);
    observer.observe(pictureElement);
    // A picture that keeps its size may stand elsewhere: text grew or shrank beside it.
    for (let part = pictureElement.parentElement; part && part !== hostElement; part = part.parentElement) observer.observe(part);
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

function updateBox(host: HTMLElement, picture: HTMLElement): void {
  const { left, top, width, height } = picture.getBoundingClientRect();
  const corner = host.getBoundingClientRect();
  const places = { left: left - corner.left, top: top - corner.top, width, height };
  for (const [name, pixels] of Object.entries(places)) host.style.setProperty(`--picture-${name}`, `${pixels}px`);
  host.dataset['hud'] = pictureWidth(host, 'beside') >= pictureWidth(host, 'above') ? 'beside' : 'above';
}

/** How wide the picture would be with the HUD there; 0 where this window rules it out. */
const pictureWidth = (host: HTMLElement, fit: string): number =>
  Math.max(...[...host.querySelectorAll(`[data-fit="${fit}"]`)].map(sheet => sheet.getBoundingClientRect().width), 0);
