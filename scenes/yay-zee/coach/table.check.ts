// Round trip of the shipped table: packing its values again gives the same file (takes seconds).
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TABLE_FILES } from './open.ts';
import { read, write } from './table.ts';

test.each(['standard', 'official'] as const)('the %s table, written anew, is the same to the byte', async rulebook => {
  const file = new Uint8Array(readFileSync(`assets/yay-zee/${TABLE_FILES[rulebook]}`));
  expect(await write(Float64Array.from(await read(file, rulebook)), rulebook)).toEqual(file);
});
