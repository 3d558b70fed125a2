// What axe finds on a page, as lines. A page is judged once for all it can be judged for; in the dark only its colours are others.
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { settled } from './settled.ts';

/** What axe finds within a part of the page, in light and in dark. */
export async function axeFaults(page: Page, within = 'html'): Promise<string[]> {
  const light = await judged(page, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await judged(page, within, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map(fault => `in the dark: ${fault}`)];
}

/** What axe finds as the page stands. Nothing may move meanwhile: words on their way in are pale. */
export async function judged(page: Page, within: string, rules?: readonly string[]): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([part, only]) => {
      // Axe judges no contrast over a background image: the grain of the paper is taken off.
      const plain = new CSSStyleSheet();
      plain.replaceSync('body, header, dialog > div { background-image: none !important; }');
      const sheets = document.adoptedStyleSheets;
      document.adoptedStyleSheets = [...sheets, plain];
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      // Written out for violations alone: selectors of all that is well are most of the work.
      const { violations } = await inPage.run(part, {
        resultTypes: ['violations'],
        selectors: false,
        ...(only && { runOnly: [...only] }),
      });
      document.adoptedStyleSheets = sheets;
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`);
    },
    [within, rules] as const,
  );
}
