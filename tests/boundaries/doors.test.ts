// Parts of the browser with one door: only the file that knows what to do where they are missing or refuse may name them.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Door {
  readonly what: string;
  readonly names: RegExp;
  readonly only: string;
}

const DOORS: readonly Door[] = [
  { what: 'popovers', names: /\b(?:show|hide|toggle)Popover\b|:popover-open/, only: 'src/ui/topLayer.ts' },
  {
    what: 'clipboards',
    names: /\bnavigator\s*(?:\?\.|\.|\[['"])\s*clipboard\b|\bclipboard\b[^=;]*\} = navigator\b|\bClipboardItem\b/,
    only: 'src/ui/share/clipboard.ts',
  },
  {
    what: 'joined signals',
    names: /\bAbortSignal\s*\??\.\s*any\b|\bfunction anySignal\b/,
    only: 'scenes/kit/task/anySignal.ts',
  },
];

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.(?:test|check)\.tsx?$/.test(file);
const sources = (): [file: string, source: string][] =>
  ['src', 'scenes'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .map((file): [string, string] => [`${folder}/${file}`, readFileSync(`${folder}/${file}`, 'utf8')]),
  );

/** What stands in comments is allowed anywhere. */
const withoutComments = (source: string) =>
  source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '').replaceAll(/ \/\/ .*$/gm, '');

const breaches = (files: readonly (readonly [file: string, source: string])[]) =>
  files.flatMap(([file, source]) =>
    DOORS.filter(({ names, only }) => file !== only && names.test(withoutComments(source))).map(
      ({ what, only }) => `${file}: ${what} belong to ${only}`,
    ),
  );

test('nobody goes past a door', () => {
  const files = sources();
  expect(files.length).toBeGreaterThan(500);
  expect(breaches(files)).toEqual([]);
});

test.each(DOORS)('there is something behind the door of $what', ({ names, only }) => {
  expect(withoutComments(readFileSync(only, 'utf8'))).toMatch(names);
});

test.each([
  'element.showPopover();',
  "element?.['hidePopover']();",
  "if (element.matches(':popover-open')) close();",
  'await navigator.clipboard.writeText(text);',
  'const { clipboard } = navigator;',
  'navigator?.clipboard?.readText();',
  'write([new ClipboardItem(parts)]);',
  'const signal = AbortSignal.any([first, second]);',
])('a planted breach is found: %s', planted => {
  expect(breaches([['src/ui/New.tsx', planted]])).toHaveLength(1);
  expect(breaches([['src/ui/New.tsx', `// ${planted}`]])).toEqual([]);
});
