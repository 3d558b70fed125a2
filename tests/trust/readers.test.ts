// Every reader of a text from outside: short forms and hostile names are read or refused in a sentence, and nothing else is thrown.
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../../scenes/kit/core/refusal.ts';
import { JsonPathError } from '../../src/tools/json-printer/engine/jsonpath/ast.ts';
import { HOSTILE_NAMES } from '../setup/hostileNames.ts';
import { times } from '../setup/times.ts';
import { INTERNAL_READERS, TEXT_READERS, type TextReader } from './textReaders.ts';

/** Name of an exported function that reads a text, by the codebase's own words for it. */
const READER =
  /^export (?:async )?(?:function|const) ((?:read|parse|decode|open)\w*)(?: = )?\((?:state: \w+, )?\w+: (?:string|unknown)\b/gm;

function readersInCode(): readonly string[] {
  return ['scenes', 'src'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map(file => `${folder}/${file}`)
      .filter(file => file.endsWith('.ts') && !/\.test\.ts$|testing\.ts$|^src\/build\//.test(file))
      .flatMap(file => [...readFileSync(file, 'utf8').matchAll(READER)].map(([, name]) => `${file} ${name}`)),
  );
}

test('every reader in the code is in the list', () => {
  const known = new Set([...TEXT_READERS.map(({ name }) => name), ...INTERNAL_READERS]);
  expect(readersInCode().filter(name => !known.has(name))).toEqual([]);
});

/** Reads a text; anything thrown must be a sentence of the reader's own. */
async function expectAnswer({ read }: TextReader, text: string): Promise<void> {
  try {
    await read(text);
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof JsonPathError)) throw error;
    expect(error.message).toMatch(/\S/);
  }
}

test.each(TEXT_READERS)('$name answers hostile names', async reader => {
  for (const name of HOSTILE_NAMES) {
    await expectAnswer(reader, name);
    for (const piece of reader.pieces)
      for (const text of [`${piece}${name}`, `${name}${piece}`, `${piece}${name}${piece}`, `${name}:${piece}`])
        await expectAnswer(reader, text);
  }
});

test.each(TEXT_READERS)('$name answers every text of two pieces, and longer ones', async reader => {
  for (const first of reader.pieces)
    for (const second of ['', ...reader.pieces]) await expectAnswer(reader, first + second);
  const text = fc
    .array(fc.constantFrom(...reader.pieces), { minLength: 3, maxLength: 10 })
    .map(parts => parts.join(''));
  await fc.assert(
    fc.asyncProperty(text, written => expectAnswer(reader, written)),
    { numRuns: times(200, 10_000) },
  );
});
