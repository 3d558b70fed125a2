// Contrast of all text in sight with the colours behind it, computed in the browser from the styles of the page as it is.
import type { Page } from '@playwright/test';

export interface TextContrast {
  readonly text: string;
  readonly contrast: number;
  /** WCAG 2.2, large letters: 24 px, or 18.66 px in bold. */
  readonly isLarge: boolean;
}

/** Each text in sight within a part of the page. Left out: disabled controls, which may be pale, and text before a picture, whose colours no style tells. */
export const textContrasts = (page: Page, within: string): Promise<TextContrast[]> =>
  page.evaluate(part => {
    type Colour = readonly [number, number, number, number];
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    const colourOf = (css: string): Colour => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = css;
      context.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data;
      return [r, g, b, a / 255];
    };
    const over = ([r, g, b, a]: Colour, [r2, g2, b2]: Colour): Colour => {
      const mixed = (front: number, back: number) => front * a + back * (1 - a);
      return [mixed(r, r2), mixed(g, g2), mixed(b, b2), 1];
    };
    const lightOf = ([r, g, b]: Colour): number => {
      const [x = 0, y = 0, z = 0] = [r, g, b].map(value => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * x + 0.7152 * y + 0.0722 * z;
    };
    /** An element with those that it lies in, the innermost first. */
    const around = (element: Element): Element[] =>
      element.parentElement ? [element, ...around(element.parentElement)] : [element];
    /** A sheet that an element lays under its own text: a pseudo-element as large as itself, but for a narrow rim. */
    const sheetOf = (element: Element, pseudo: '::before' | '::after'): Colour => {
      const { content, inset, backgroundColor } = getComputedStyle(element, pseudo);
      const isUnder = content !== 'none' && inset.split(' ').every(side => Number.parseFloat(side) <= 2);
      return colourOf(isUnder ? backgroundColor : 'transparent');
    };
    const canvas = colourOf('Canvas');
    const backgroundOf = (elements: readonly Element[]): Colour =>
      elements.reduceRight(
        (behind, one) =>
          [colourOf(getComputedStyle(one).backgroundColor), sheetOf(one, '::before'), sheetOf(one, '::after')].reduce(
            (under, sheet) => over(sheet, under),
            behind,
          ),
        canvas,
      );

    const found = new Map<Element, TextContrast>();
    const root = document.querySelector(part);
    if (!root) throw new Error(`no ${part}`);
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: element, textContent } = texts.currentNode;
      const text = textContent?.trim();
      if (!text || !element || found.has(element) || element.matches('option, script, style, noscript')) continue;
      const isShown = element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
      const isPale = element.closest(':disabled, [aria-disabled="true"], [data-disabled]') !== null;
      const { width, height } = element.getBoundingClientRect();
      if (!isShown || isPale || width < 2 || height < 2) continue;
      const elements = around(element);
      const isOnPicture = elements.some(
        one => one !== document.body && /url|gradient/.test(getComputedStyle(one).backgroundImage),
      );
      if (isOnPicture) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const background = backgroundOf(elements);
      const opacity = elements.reduce((all, one) => all * Number(getComputedStyle(one).opacity), 1);
      const [r, g, b, a] = colourOf(color);
      const lights = [lightOf(over([r, g, b, a * opacity], background)), lightOf(background)];
      const size = Number.parseFloat(fontSize);
      found.set(element, {
        text: text.slice(0, 40),
        contrast: (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05),
        isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
      });
    }
    return [...found.values()];
  }, within);

/** Texts that are not to be told from what lies behind them, as lines. */
export async function paleTexts(page: Page, within: string): Promise<string[]> {
  const all = await textContrasts(page, within);
  if (all.length < 3) throw new Error(`${within} has but ${all.length} texts in sight`);
  return all
    .filter(({ contrast, isLarge }) => contrast < (isLarge ? 3 : 4.5))
    .map(({ text, contrast }) => `${contrast.toFixed(2)}: ${text}`);
}
