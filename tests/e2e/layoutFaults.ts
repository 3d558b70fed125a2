// Layout faults of a game page in a window, as lines.
import type { Page } from '@playwright/test';
import { PROFILE, profileWith } from './choices.ts';

export interface Screen {
  readonly width: number;
  readonly height: number;
  /** Text scale of the browser; 1 is normal. */
  readonly root?: number;
  /** Text scale of the game settings. */
  readonly chosen?: number;
}

export const nameOf = ({ width, height, root = 1, chosen = 1 }: Screen): string =>
  `${width}×${height}${root > 1 ? `, root ${root}` : ''}${chosen > 1 ? `, chosen ${chosen}` : ''}`;

/** Resizes the page to a screen, without reloading it. */
export async function setScreen(page: Page, { width, height, root = 1, chosen = 1 }: Screen) {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    ([rootScale, key, profile]) => {
      document.documentElement.style.fontSize = `calc(${rootScale * 100}% * var(--text-size, 1))`;
      localStorage.setItem(key, profile);
      // Settings change as if in another tab.
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'changed' }));
    },
    [root, PROFILE, profileWith({ textScale: chosen, motion: 'reduced' })] as const,
  );
}

/** Hides the lab's panel; `window.lab` stays. */
export const hideLab = (page: Page) =>
  page.locator('[data-play]').evaluate(play => {
    play.removeAttribute('data-lab');
    const lab = play.querySelector<HTMLElement>(':scope > [data-focus-home] + :not(dialog)');
    if (lab) lab.style.display = 'none';
  });

type Part = 'start' | 'hud' | 'result';

/** Faults of the present layout; with `large` text a card may scroll. */
export const layoutFaults = (page: Page, part: Part, large = false): Promise<string[]> =>
  page.evaluate(
    ([what, isLarge, { width, height }]) => {
      const faults: string[] = [];
      const host = document.querySelector('[data-play] > [data-focus-home]');
      const picture = document.querySelector('[data-stage]');
      if (!host || !picture) return ['no stage'];
      const boxOf = (element: Element) => element.getBoundingClientRect();
      const inside = (inner: DOMRect, outer: { left: number; right: number; top: number; bottom: number }) =>
        inner.left >= outer.left - 1 &&
        inner.right <= outer.right + 1 &&
        inner.top >= outer.top - 1 &&
        inner.bottom <= outer.bottom + 1;
      const overlap = (a: DOMRect, b: DOMRect) =>
        a.left < b.right - 1 && a.right > b.left + 1 && a.top < b.bottom - 1 && a.bottom > b.top + 1;
      const wordsOf = (element: Element) =>
        `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40)}”`;
      const say = (fault: string, element: Element) => {
        const { left, top, right, bottom } = boxOf(element);
        faults.push(`${fault}: ${wordsOf(element)} ${[left, top, right, bottom].map(Math.round).join(' ')}`);
      };
      const view = { left: 0, top: 0, right: width, bottom: height };

      if (scrollY !== 0) faults.push(`scrolled by ${scrollY}`);
      // On a phone the layout viewport grows with content that is too wide.
      const wide = document.documentElement.scrollWidth - width;
      if (wide > 0) faults.push(`wider than the window by ${wide}`);
      if (!inside(boxOf(host), view)) say('the stage leaves the window', host);
      if (!inside(boxOf(picture), boxOf(host))) say('the picture leaves the stage', picture);
      if (boxOf(picture).width < 60) say('hardly a picture', picture);

      if (what !== 'hud') {
        const card = host.querySelector(`[data-card="${what}"]`);
        const primary = card?.querySelector<HTMLElement>('[data-primary]');
        if (!card || !primary) return [...faults, `no ${what} card`];
        const scroller = card.parentElement as HTMLElement;
        const room = boxOf(scroller);
        if (isLarge) primary.scrollIntoView({ block: 'nearest' });
        const { left, top, right, bottom } = boxOf(primary);
        if (!inside(boxOf(primary), room)) say('out of sight', primary);
        else if (!primary.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)))
          say('covered', primary);
        if (scroller.scrollWidth > scroller.clientWidth) say('the card scrolls sideways', card);
        if (what === 'result' && !isLarge && scroller.scrollHeight > scroller.clientHeight)
          say('the card does not fit', card);
        for (const inner of card.querySelectorAll('label, select, input, button, p, h2'))
          if (boxOf(inner).width > 0 && (boxOf(inner).left < room.left || boxOf(inner).right > room.right + 1))
            say('leaves the card sideways', inner);
        return faults;
      }

      // Parts of the HUD have a background of their own; a message may lie on the picture.
      const painted = (element: Element) => {
        const { backgroundColor, backgroundImage, visibility, clipPath } = getComputedStyle(element);
        const clear = /transparent|rgba\(.*, 0\)|\/ 0\)/.test(backgroundColor) && backgroundImage === 'none';
        return element.localName === 'button' || (!clear && visibility === 'visible' && clipPath !== 'inset(50%)');
      };
      const hasWords = (element: Element) =>
        [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      const layer = document.querySelector('[data-layer="hud"]');
      const parts = [...(layer?.querySelectorAll('*') ?? [])].filter(one => boxOf(one).width > 2 && painted(one));
      if (parts.length === 0) faults.push('no HUD');
      for (const one of parts) {
        if (!inside(boxOf(one), boxOf(host))) say('leaves the stage', one);
        if (one.closest('[role="status"]')) continue;
        if (overlap(boxOf(one), boxOf(picture))) say('on the picture', one);
        if (one.scrollWidth > one.clientWidth + 1 && one.localName !== 'input') say('cut off', one);
      }
      const thumbs = [...document.querySelectorAll('[data-touchpad] [class*="button"]')].filter(
        one => boxOf(one).width > 0 && one.localName === 'button',
      );
      for (const thumb of thumbs) {
        if (Math.min(boxOf(thumb).width, boxOf(thumb).height) < 44) say('too small for a finger', thumb);
        if (overlap(boxOf(thumb), boxOf(picture))) say('a thumb on the picture', thumb);
      }
      for (const under of [...thumbs, ...document.querySelectorAll('[data-touchpad] [class*="base"]')]) {
        if (!inside(boxOf(under), boxOf(host))) say('leaves the stage', under);
        for (const one of layer?.querySelectorAll('*') ?? [])
          if ((painted(one) || hasWords(one)) && overlap(boxOf(under), boxOf(one))) say('under a thumb', one);
      }
      return faults;
    },
    [part, large, page.viewportSize() ?? { width: 0, height: 0 }] as const,
  );
