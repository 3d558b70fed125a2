// Journeys of the JSON pretty printer: what is copied and downloaded is what was written.
import { expect } from 'vitest';
import { chooseFile, downloaded } from './files.ts';
import type { Visit } from './open.ts';
import { clickOn, expectSoon, openNew, pasted, shows, until } from './page.ts';

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, name: `paper fox ${id}`, tags: ['folded', 'é'], price: id / 4 }));
const textOf = (value: unknown) => JSON.stringify(value, null, 4);

async function openRows({ browser, site }: Visit, count: number): Promise<string> {
  const value = rowsOf(count);
  await browser.resize({ width: 1280, height: 800 });
  await openNew(browser, `${site.address}/j-parse`);
  const bytes = Buffer.from(JSON.stringify(value));
  await chooseFile(browser, 'input[aria-label="File to open"]', { name: 'rows.json', type: 'application/json', bytes });
  await until(browser, 'a tree', () => document.querySelector('[role="treegrid"]') !== null);
  return textOf(value);
}

export async function copyRows({ browser, site }: Visit, count: number): Promise<void> {
  const text = await openRows({ browser, site }, count);
  await clickOn(browser, 'Copy JSON');
  await shows(browser, 'JSON copied to clipboard');
  await expectSoon(async () => (await pasted(browser)) === text, `${text.length} letters are copied`).toBe(true);
  expect(await browser.faults()).toEqual([]);
}

export async function downloadRows({ browser, site }: Visit, count: number): Promise<void> {
  const text = await openRows({ browser, site }, count);
  const { name, bytes } = await downloaded(browser, () => clickOn(browser, 'Download JSON'));
  expect(name).toMatch(/^json_data_\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.json$/);
  expect(bytes.toString() === text).toBe(true);
  expect(await browser.faults()).toEqual([]);
}
