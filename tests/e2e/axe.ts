// What axe finds on a page, as lines. In the dark only the colours are others: everything else was judged in the light.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export async function axeFaults(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (colorScheme === 'dark' ? axe.withRules(['color-contrast']) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`);
}
