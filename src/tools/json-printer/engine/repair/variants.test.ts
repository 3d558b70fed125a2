// A hundred variants of each kind of text that is almost JSON: the repair finds the value that was written.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KINDS } from './kinds.ts';
import {
  anyObject,
  anyValue,
  PYTHON,
  plainObject,
  pythonString,
  repaired,
  SCRIPT,
  TUPLES,
  type Value,
  written,
} from './samples.ts';

const json = (value: Value) => JSON.stringify(value);
const pretty = (value: Value) => JSON.stringify(value, null, 2);
const pair = <A, B>(a: fc.Arbitrary<A>, b: fc.Arbitrary<B>) => fc.tuple(a, b);
type Variant = { readonly text: string; readonly value: unknown };
const of = <T>(values: fc.Arbitrary<T>, make: (value: T) => Variant): fc.Arbitrary<Variant> => values.map(make);
const from = <T extends Value>(values: fc.Arbitrary<T>, text: (value: T) => string): fc.Arbitrary<Variant> =>
  of(values, value => ({ text: text(value), value }));
const container = anyValue.filter(
  value => typeof value === 'object' && value !== null && Object.keys(value).length > 0,
);
const name = fc.constantFrom('x', 'window.__STATE__', 'app.data["k"]', 'self.items', '$page');

const escapedOnce = (text: string) => JSON.stringify(text).slice(1, -1);

/** Each kind: its variants, and whether they may change data. */
const KINDS_OF_TEXT: Readonly<Record<string, readonly [variants: fc.Arbitrary<Variant>, mayChangeData?: 'data']>> = {
  'Python dictionaries': [from(container, value => written(value, PYTHON))],
  'Python tuples': [from(container, value => written(value, TUPLES))],
  'Python prefixes': [
    of(pair(anyObject, fc.constantFrom('u', 'U', 'b', '')), ([value, prefix]) => ({
      text: written(value, { ...PYTHON, string: text => (/^[ -~]*$/.test(text) ? prefix : '') + pythonString(text) }),
      value,
    })),
    'data',
  ],
  'Python sets': [
    from(
      fc.uniqueArray(fc.oneof(fc.integer(), fc.stringMatching(/^[a-z]{1,4}$/)), { minLength: 1 }),
      values => `{${values.map(value => written(value, PYTHON)).join(', ')}}`,
    ),
  ],
  'Python dates': [
    of(fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), date => ({
      text: `{'at': datetime.datetime(${date.getUTCFullYear()}, ${date.getUTCMonth() + 1}, ${date.getUTCDate()}, ${date.getUTCHours()}, ${date.getUTCMinutes()}, ${date.getUTCSeconds()}), 'on': datetime.date(${date.getUTCFullYear()}, ${date.getUTCMonth() + 1}, ${date.getUTCDate()})}`,
      value: { at: date.toISOString().slice(0, 19), on: date.toISOString().slice(0, 10) },
    })),
    'data',
  ],
  'JavaScript literals': [from(container, value => written(value, SCRIPT))],
  'JavaScript assignments': [
    of(pair(name, container), ([left, value]) => ({ text: `${left} = ${pretty(value)};`, value })),
  ],
  'JavaScript declarations': [
    of(
      pair(fc.constantFrom('const x =', 'let y: Foo =', 'export default', 'module.exports =', 'var $a='), container),
      ([left, value]) => ({
        text: `// generated\n${left} ${written(value, SCRIPT)};\n`,
        value,
      }),
    ),
  ],
  'JavaScript dates': [
    of(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }), date => ({
      text: `{ a: new Date("${date.toISOString()}"), b: new Date(${date.getTime()}) }`,
      value: { a: date.toISOString(), b: date.toISOString() },
    })),
    'data',
  ],
  callbacks: [
    of(pair(fc.constantFrom('cb', 'jQuery123_45', 'a.b.c', 'print'), container), ([call, value]) => ({
      text: `${call}(${json(value)});`,
      value,
    })),
  ],
  'log lines': [
    of(
      pair(
        fc.constantFrom(
          '16:20:41.145 (163511918)|DEBUG|[29]|cart: ',
          '[INFO] [main] 2024-01-02 x=1 ',
          "<13>Jan 1 host app[42]: can't: ",
          '2024-01-02T03:04:05Z WARN {} ',
        ),
        anyObject,
      ),
      ([words, value]) => ({
        text: `${words}${json(value)} took 5 ms`,
        value,
      }),
    ),
  ],
  'answers of a chat': [
    of(
      pair(
        fc.constantFrom('Here you go: ', "Sure, here's it:\n\n```json\n", 'Use [this] (it is fine):\n```\n'),
        anyObject,
      ),
      ([words, value]) => ({
        text: `${words}${pretty(value)}${words.includes('```') ? '\n```\nAnything else?' : '. Enjoy!'}`,
        value,
      }),
    ),
  ],
  'several blocks': [
    of(fc.array(anyObject, { minLength: 2, maxLength: 4 }), values => ({
      text: values.map((value, i) => `Step ${i}: ${json(value)}`).join('\n'),
      value: values,
    })),
  ],
  'HTTP answers': [
    of(pair(fc.constantFrom('\n', '\r\n'), container), ([end, value]) => ({
      text: [
        'HTTP/1.1 200 OK',
        'Content-Type: application/json; charset=utf-8',
        'Date: Mon, 01 Jan 2024 00:00:00 GMT',
        '',
        json(value),
      ].join(end),
      value,
    })),
  ],
  'guards against XSSI': [
    of(
      pair(
        fc.constantFrom(")]}',\n", ")]}'\n", 'while(1);', 'for(;;);', 'for (;;); ', 'throw 1;', '&&&START&&&', '{}&&'),
        container,
      ),
      ([guard, value]) => ({ text: guard + json(value), value }),
    ),
  ],
  'JSON Lines': [
    of(fc.array(anyObject, { minLength: 2, maxLength: 5 }), values => ({
      text: `${values.map(json).join('\n')}\n`,
      value: values,
    })),
  ],
  'members without braces': [from(anyObject, value => pretty(value).slice(1, -1))],
  'elements without brackets': [
    of(fc.array(anyObject, { minLength: 2, maxLength: 4 }), values => ({
      text: `${values.map(json).join(',\n')},`,
      value: values,
    })),
  ],
  'text escaped once more': [from(anyObject, value => escapedOnce(pretty(value)))],
  'text escaped twice more': [from(anyObject, value => escapedOnce(escapedOnce(json(value))))],
  'a log with escaped JSON': [
    of(anyObject, value => ({ text: `level=info msg=${JSON.stringify(json(value))} n=1`, value })),
  ],
  'Windows paths': [
    of(
      fc.array(fc.constantFrom('Users', 'new', 'temp', 'Data', 'x y', 'report.txt'), { minLength: 1, maxLength: 4 }),
      parts => {
        const path = ['C:', 'Users', ...parts].join('\\');
        return { text: `{"path": "${path}", "n": 1}`, value: { path, n: 1 } };
      },
    ),
    'data',
  ],
  apostrophes: [
    of(
      fc.array(fc.constantFrom("O'Brien", "rock 'n' roll", "the dogs' bed", "it's", 'plain'), { minLength: 1 }),
      words => ({
        text: `{${words.map((word, i) => `'k${i}': '${word}'`).join(', ')}}`,
        value: Object.fromEntries(words.map((word, i) => [`k${i}`, word])),
      }),
    ),
  ],
  'quotes inside strings': [
    of(
      fc.array(fc.constantFrom('he said "hi" to me', 'the "best"', '"so" it goes', 'plain'), { minLength: 1 }),
      words => ({ text: `[${words.map(word => `"${word}"`).join(', ')}]`, value: words }),
    ),
  ],
  'full-width signs': [
    from(plainObject, value =>
      written(value, {
        string: text => `＂${text}＂`,
        array: items => `［${items.join('，')}］`,
        object: members => `｛${members.map(member => member.join('：')).join('，')}｝`,
      }),
    ),
  ],
  CSV: [
    of(
      pair(
        fc.constantFrom(',', ';', '\t'),
        fc.array(fc.tuple(fc.integer(), fc.constantFrom('Ann', 'B, C', 'say "x"', '007', 'two\nlines'), fc.boolean()), {
          minLength: 1,
          maxLength: 5,
        }),
      ),
      ([sign, rows]) => {
        const cell = (value: unknown) =>
          /[",;\t\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);
        return {
          text: ['id', 'name', 'isOn'].join(sign) + rows.map(row => `\n${row.map(cell).join(sign)}`).join(''),
          value: rows.map(([id, text, isOn]) => ({ id, name: text, isOn })),
        };
      },
    ),
    'data',
  ],
  'the Mongo shell': [
    of(pair(plainObject, fc.bigInt({ min: 0n, max: 2n ** 53n })), ([value, n]) => ({
      text: `{ _id: ObjectId("507f1f77bcf86cd799439011"), n: NumberLong("${n}"), at: ISODate("2024-01-02T03:04:05Z"), d: NumberDecimal("1.50"), v: ${written(value, SCRIPT)} }`,
      value: { _id: '507f1f77bcf86cd799439011', n: Number(n), at: '2024-01-02T03:04:05Z', d: 1.5, v: value },
    })),
    'data',
  ],
  'missing brackets': [
    of(pair(fc.array(plainObject, { minLength: 2, maxLength: 4 }), fc.integer()), ([items, n]) => ({
      text: `{"t":[${items.map(json).join(',')},"h":${n}}`,
      value: { t: items, h: n },
    })),
  ],
  'semicolons for commas': [
    from(
      plainObject,
      value =>
        `{${Object.entries(value)
          .map(([k, v]) => `${json(k)}: ${json(v)}`)
          .join('; ')};}`,
    ),
  ],
  'trailing commas and comments': [
    from(container, value => pretty(value).replaceAll(/(?<=[\]}"\de])\n(?=\s*[\]}])/g, ', // last\n')),
  ],
  'not a number': [
    of(
      fc.array(fc.constantFrom('NaN', '-NaN', 'nan', 'inf', '+Infinity', '-inf', 'Infinity', '-Infinity'), {
        minLength: 1,
      }),
      words => ({ text: `[${words.join(', ')}]`, value: words.map(() => null) }),
    ),
    'data',
  ],
  'numbers of other languages': [
    of(fc.array(fc.integer({ min: 0, max: 99999 }), { minLength: 1 }), numbers => ({
      text: `[${numbers.map((n, i) => [`0x${n.toString(16)}`, `+${n}`, `${n}n`, `1_${String(n).padStart(5, '0')}`][i % 4]).join(', ')}]`,
      value: numbers.map((n, i) => (i % 4 === 3 ? 100_000 + n : n)),
    })),
    'data',
  ],
};

test.each(Object.entries(KINDS_OF_TEXT))('%s', (_, [variants, mayChangeData]) => {
  fc.assert(
    fc.property(variants, ({ text, value }) => {
      const result = repaired(text);
      expect(result.refused, text).toBeUndefined();
      expect(JSON.parse(result.text as string), text).toEqual(value);
      if (!mayChangeData)
        expect(
          result.kinds.filter(kind => KINDS[kind].changesData),
          text,
        ).toEqual([]);
    }),
    { numRuns: 100, seed: 35 },
  );
});
