// Round trip of the shipped table: packing its values again gives the same file (takes seconds).
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TABLE_FILE } from './open.ts';
import { read, write } from './table.ts';

test('written anew it is the same to the byte', async () => {
  const file = new Uint8Array(readFileSync(`assets/yay-zee/${TABLE_FILE}`));
  expect(await write(Float64Array.from(await read(file)))).toEqual(file);
});
