// Accessibility faults found by axe, as lines. Each page is checked in full in light mode; in dark mode for colour contrast only.
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { settled } from './settled.ts';

/** Faults within a part of the page, in light and in dark mode. */
export async function axeFaults(page: Page, within = 'html'): Promise<string[]> {
  const light = await axeViolations(page, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axeViolations(page, within, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map(fault => `in the dark: ${fault}`)];
}

/** Faults of the page in its present colour scheme. It waits for animations to end: texts that fade in are pale. */
export async function axeViolations(page: Page, within: string, rules?: readonly string[]): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([part, only]) => {
      // Axe does not check contrast over a background image: the paper texture is removed.
      const plain = new CSSStyleSheet();
      plain.replaceSync('body, header, dialog > div { background-image: none !important; }');
      const sheets = document.adoptedStyleSheets;
      document.adoptedStyleSheets = [...sheets, plain];
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      // Details for violations only: selectors of passed nodes take most of the time.
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
