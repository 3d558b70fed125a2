// Files that a page downloads, and files that a test gives it.
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from './browser.ts';
import { expectSoon } from './page.ts';

/** Endings of files that the browsers are still writing. */
const UNFINISHED = /\.(?:part|wkdownload)$/;

export interface Downloaded {
  readonly name: string;
  readonly bytes: Buffer;
}

/** File that an action downloads, once it is whole. */
export async function downloaded(browser: Browser, act: () => Promise<void>): Promise<Downloaded> {
  const { downloads } = browser;
  for (const old of readdirSync(downloads)) rmSync(join(downloads, old));
  await act();
  const whole = () => {
    const names = readdirSync(downloads);
    const [name] = names;
    return name && !names.some(one => UNFINISHED.test(one)) && statSync(join(downloads, name)).size > 0 ? name : null;
  };
  await expectSoon(async () => whole(), 'a file is downloaded').not.toBeNull();
  const name = whole() as string;
  return { name, bytes: existsSync(join(downloads, name)) ? readFileSync(join(downloads, name)) : Buffer.alloc(0) };
}

export interface Given {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Chooses a file in a file input. */
export const chooseFile = (browser: Browser, selector: string, file: Given) =>
  browser.evaluate(
    (of, called, kind, text) => {
      const input = document.querySelector<HTMLInputElement>(of);
      if (!input) throw new Error(`no ${of}`);
      const files = new DataTransfer();
      files.items.add(new File([Uint8Array.from(atob(text), letter => letter.charCodeAt(0))], called, { type: kind }));
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    selector,
    ...partsOf(file),
  );

/** Answers the dialog that the next file input opens: it is no part of the page, and the drivers cannot reach it. */
export const answerFileDialog = (browser: Browser, file: Given) =>
  browser.evaluate(
    (called, kind, text) => {
      const { click } = HTMLInputElement.prototype;
      HTMLInputElement.prototype.click = function answer() {
        if (this.type !== 'file') return click.call(this);
        HTMLInputElement.prototype.click = click;
        const files = new DataTransfer();
        files.items.add(
          new File([Uint8Array.from(atob(text), letter => letter.charCodeAt(0))], called, { type: kind }),
        );
        this.files = files.files;
        this.dispatchEvent(new Event('change', { bubbles: true }));
      };
    },
    ...partsOf(file),
  );

const partsOf = ({ name, type, bytes }: Given) => [name, type, bytes.toString('base64')] as const;
