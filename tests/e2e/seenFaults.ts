// What is seen of a part of the page and what only ears are told, as faults in lines: measured in the browser by boxes, styles and hit tests.
import type { Page } from '@playwright/test';
import { settled } from './settled.ts';
import { textContrasts } from './textContrast.ts';

/** Contrast below which words are not told from what lies behind them; what is due by their size is tested by axe. */
const LEAST_CONTRAST = 3;

/** What of the part, and of its buttons, links and fields, is not in sight, pale, or covered by something else. */
export async function unseen(page: Page, part: string): Promise<string[]> {
  await settled(page);
  const faults = await page.evaluate(selector => {
    const root = [...document.querySelectorAll(selector)].at(-1);
    if (!root) return [`no ${selector}`];
    const wordsOf = (one: Element) =>
      `${one.localName} “${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}”`;
    const around = (one: Element): Element[] => (one.parentElement ? [one, ...around(one.parentElement)] : [one]);
    const controlsOf = () => [...root.querySelectorAll('button, a[href], input, select, textarea, summary')];
    /** What is put away in this window stands at another place by the same name. */
    const isElsewhere = (one: Element) =>
      controlsOf().some(other => other !== one && other.checkVisibility() && wordsOf(other) === wordsOf(one));
    const faultOf = (one: Element, isControl: boolean): string | null => {
      if (isControl) one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
      if (width < 2 || height < 2) return isElsewhere(one) ? null : 'has no box';
      // Half a pixel is lost where sizes are shares of others.
      if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) return 'leaves the window';
      if (getComputedStyle(one).visibility !== 'visible') return 'is not visible';
      const opacity = around(one).reduce((all, each) => all * Number(getComputedStyle(each).opacity), 1);
      // A button that cannot be pressed may be pale.
      if (opacity < (one.matches(':disabled, [aria-disabled=true]') ? 0.3 : 0.99))
        return `has an opacity of ${opacity}`;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      // A switch or a choice may be drawn by its label.
      const labels = 'labels' in one ? [...((one as HTMLInputElement).labels ?? [])] : [];
      const isHit = [one, ...labels].some(
        each => each.contains(hit) || (isControl && hit?.contains(each) && hit.matches('label')),
      );
      return isHit ? null : `is covered by ${hit ? wordsOf(hit) : 'nothing'}`;
    };
    const say = (one: Element, isControl: boolean) => {
      const fault = faultOf(one, isControl);
      return fault === null ? [] : [`${wordsOf(one)} ${fault}`];
    };
    /** Parts of a closed disclosure, of another tab and of a hidden group are nowhere on purpose. */
    const isShut = (one: Element) => one.closest('[hidden], [inert], details:not([open]) > :not(summary)') !== null;
    const controls = controlsOf().filter(
      one =>
        !isShut(one) && !one.matches('[data-aloud], [type=hidden], [type=file], [tabindex="-1"][aria-hidden=true]'),
    );
    if (controls.length === 0) return ['nothing to press'];
    return [...say(root, false), ...controls.flatMap(one => say(one, true))];
  }, part);
  const texts = await textContrasts(page, part);
  if (texts.length === 0) faults.push('no words in sight');
  return [
    ...faults,
    ...texts
      .filter(({ contrast }) => contrast < LEAST_CONTRAST)
      .map(({ text, contrast }) => `“${text}” has a contrast of ${contrast.toFixed(2)}`),
  ];
}

/** Texts for ears: how many there are, and those that are seen. */
export const heard = (page: Page): Promise<{ readonly count: number; readonly seen: readonly string[] }> =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('[data-aloud]')].filter(one => one.checkVisibility());
    const isClipped = (one: Element) => {
      const { clipPath, overflow } = getComputedStyle(one);
      const { width, height } = one.getBoundingClientRect();
      return clipPath === 'inset(50%)' || (width <= 1 && height <= 1 && overflow === 'hidden');
    };
    return {
      count: texts.length,
      seen: texts.filter(one => !isClipped(one)).map(one => `“${one.textContent?.slice(0, 40)}”`),
    };
  });
