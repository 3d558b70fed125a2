// The forty made anew by the search and compared with what is committed (RECORD_FORTY=1 writes it), and the par of each proven.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FORTY } from '../../scenes/sokoban/levels/forty/levels.ts';
import { fileOf, makeForty } from '../../scenes/sokoban/levels/forty/make.ts';
import { solve } from '../../scenes/sokoban/solver/solve.ts';

const FOLDER = 'assets/levels/sokoban/forty';

/** Two minutes of one processor. */
test('the committed forty are what the search makes', () => {
  const texts = makeForty().map(fileOf);
  if (process.env['RECORD_FORTY']) {
    mkdirSync(FOLDER, { recursive: true });
    for (const [index, text] of texts.entries())
      writeFileSync(`${FOLDER}/${String(index + 1).padStart(2, '0')}.xsb`, text);
  }
  const committed = readdirSync(FOLDER).sort();
  expect(committed.map(file => readFileSync(`${FOLDER}/${file}`, 'utf8'))).toEqual(texts);
});

test.each(FORTY.map(one => [one.level.title, one] as const))('%s: par is the fewest pushes', (_, { level, par }) => {
  expect(solve(level)).toMatchObject({ kind: 'solved', solution: { pushes: par } });
});
