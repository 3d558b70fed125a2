// Proof of a repair: of documents in any notation with damaged signs, what is called form alone leaves every scalar where the signs of the
// text put it, and comments of real documents are no data.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runsOf } from '../../../../../tests/setup/times.ts';
import { anyValue, PYTHON, plainValue, repaired, SCRIPT, TUPLES, type Value, written } from './samples.ts';

const documents = fc
  .oneof(anyValue, plainValue)
  .filter(value => typeof value === 'object' && value !== null && !/\/[/*]|#/.test(JSON.stringify(value)));

/** Notations, each as it writes a value and what stands around the text. */
const NOTATIONS: Readonly<
  Record<string, readonly [write: (value: Value) => string, around?: (text: string) => string]>
> = {
  JSON: [value => JSON.stringify(value)],
  'JSON in lines': [value => JSON.stringify(value, null, 1)],
  Python: [value => written(value, PYTHON)],
  'Python tuples': [value => written(value, TUPLES)],
  JavaScript: [value => written(value, SCRIPT)],
  assignments: [value => JSON.stringify(value), text => `__page = ${text};`],
  'log lines': [value => JSON.stringify(value), text => `INFO got ${text} in time`],
  'log lines of Python': [value => written(value, PYTHON), text => `INFO got ${text} then done`],
  'sheet cells': [value => JSON.stringify(value), text => `"${text.replaceAll('"', '""')}"`],
  'escaped text': [value => JSON.stringify(value), text => JSON.stringify(text).slice(1, -1)],
  'JSON Lines': [value => `${JSON.stringify(value)}\n${JSON.stringify(value)}\n`],
};

const PART = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\/[^\n]*|[[\](){},:]|[^\s[\](){},:"']+|\s+/g;
const partsOf = (text: string): string[] => Array.from(text.matchAll(PART), ([part]) => part);
const isSign = (part: string) => /^[[\](){},:]$/.test(part);
const isScalar = (part: string) => !isSign(part) && part.trim() !== '' && !part.startsWith('//');

/** Parts of which some signs are gone, doubled or turned. Quotes stand, so which parts are scalars is known. */
function withDamage(text: string, list: readonly (readonly [number, number])[]): string[] {
  const parts = partsOf(text);
  for (const [n, way] of list) {
    const signs = Array.from(parts, (part, i) => (isSign(part) ? i : -1)).filter(i => i >= 0);
    if (signs.length === 0) break;
    const at = signs[n % signs.length] as number;
    const sign = parts[at] as string;
    const other = '[]{}(),:;'[way % 9] as string;
    parts.splice(at, 1, ...(way % 3 === 0 ? [] : way % 3 === 1 ? [sign, sign] : [other]));
  }
  return parts;
}

/** Brackets and scalars alone, of one kind each; null if the brackets do not tell. Round ones around one value are none. */
function structureOf(parts: readonly string[]): string | null {
  const closing: Record<string, string> = { '[': ']', '{': '}', '(': ')' };
  const open: { sign: string; inside: string; count: number; hasComma: boolean }[] = [
    { sign: '', inside: '', count: 0, hasComma: false },
  ];
  const close = () => {
    const { sign, inside, count, hasComma } = open.pop() as (typeof open)[number];
    const top = open.at(-1) as (typeof open)[number];
    top.inside += sign === '(' && count === 1 && !hasComma ? inside : `[${inside}]`;
    top.count++;
  };
  for (const part of parts) {
    const top = open.at(-1) as (typeof open)[number];
    if (part in closing) open.push({ sign: part, inside: '', count: 0, hasComma: false });
    else if (part === ',' || part === ';') top.hasComma = true;
    else if (')]}'.includes(part)) {
      if (closing[top.sign] !== part) return null;
      close();
    } else if (isScalar(part)) {
      top.inside += 's';
      top.count++;
    }
  }
  while (open.length > 1) close();
  const [{ inside, count }] = open as [(typeof open)[number]];
  return count > 1 ? `[${inside}]` : inside;
}

const shapeOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return 's';
  const inside = Array.isArray(value) ? value.map(shapeOf) : Object.values(value).map(item => `s${shapeOf(item)}`);
  return `[${inside.join('')}]`;
};

/** A text without one name before a value, which is its label. */
const withoutLabel = (text: string): string => text.replace(/^\s*\w+\s*[:;]*\s*(?=[[{(])/, '');

/** Structures of all texts that differ by one bracket. */
function oneBracketAway(parts: readonly string[]): Set<string | null> {
  const found = new Set<string | null>();
  for (let i = 0; i <= parts.length; i++) {
    for (const sign of '[]{}()') found.add(structureOf(parts.toSpliced(i, 0, sign)));
    if (isSign(parts[i] ?? '')) {
      found.add(structureOf(parts.toSpliced(i, 1)));
      for (const sign of '[]{}()') found.add(structureOf(parts.toSpliced(i, 1, sign)));
    }
  }
  return found;
}

describe.each([1, 2, 4])('with %i damaged signs', most => {
  test.each(Object.entries(NOTATIONS))('%s: nothing moves in silence', (_, [write, around = text => text]) => {
    fc.assert(
      fc.property(
        documents,
        fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: most, maxLength: most }),
        (value, list) => {
          const parts = withDamage(write(value), list);
          const text = parts.join('');
          // A sign that is gone may make one word of two.
          if (partsOf(text).filter(isScalar).join('|') !== parts.filter(isScalar).join('|')) return;
          const result = repaired(around(text));
          if (result.text === undefined || result.changesData || result.kinds.length === 0) return;
          const shape = shapeOf(JSON.parse(result.text));
          // A key that stands twice is read once by the test alone.
          if (partsOf(result.text).filter(isScalar).length !== shape.split('s').length - 1) return;
          const own = structureOf(parts);
          if (shape === structureOf(partsOf(withoutLabel(text)))) return;
          if (shape !== own) expect([...oneBracketAway(parts)], `${around(text)}\n${result.text}`).toContain(shape);
          if (own !== null && shape !== own) expect(result.kinds.join(), around(text)).toMatch(/Bracket|missingEnds/);
        },
      ),
      runsOf(60, 1000),
    );
  });
});

/** Documents as they are kept: settings of editors, compilers and packagers, with comments of every kind. */
const COMMENTED: readonly string[] = [
  '{\n  // Compiler\n  "compilerOptions": {\n    "target": "es2022", /* newest */\n    // "lib": ["dom"],\n    "strict": true, // all of "strict"\n  },\n}',
  '{\n  "editor.fontSize": 14,\n  // "editor.rulers": [80, 120],\n  "files.exclude": { "**/.git": true }, // see [docs]\n}',
  '// Launch {config}\n{\n  "version": "0.2.0",\n  "configurations": [\n    // { "name": "a" },\n    { "name": "b" }, // it\'s the default\n  ]\n}',
  '[\n  // first,\n  1,\n  2, // "two"\n  // 3\n]',
  "{\n  // json5\n  unquoted: 'and you can',\n  lineBreaks: \"no \\\\n's\",\n  trailing: ['a', 'b',], // [ok\n}",
  '{ /* a: "b" */ "c": 1 /* , "d": 2 */ }',
  '# yaml-like\n{\n  "a": 1, # one "1"\n  # "b": 2,\n  "c": 3\n}',
  '{\n  "url": "https://x.example/#top", // https://y.example/\n  "re": "/*/", /* {} */\n}',
  '{\n  "rules": {\n    "no-console": "off", // TODO: "warn"\n    /* "semi": [2, "always"],\n       "eqeqeq": 1, */\n    "quotes": ["error", "single"],\n  },\n}',
  '{\n\t"tasks": [\n\t\t{\n\t\t\t"label": "build", // `npm run build`\n\t\t\t"args": ["-p", "."], // }\n\t\t},\n\t],\n}',
  '/* Licence: MIT, (c) "us" */\n{ "a": [1, 2, 3,], /* ] */ }',
  "{\n  // 'single' and it's\n  'a': 0,\n  // key: 'value',\n}",
];

test.each(COMMENTED)('comments are no data: %s', text => {
  expect(repaired(text)).toMatchObject({ text: expect.any(String), changesData: false });
});
