// New courses of mini golf: a practised golfer needs the par of each, give or take one, and a search finds a line within it.
// RECORD_FRESH=30 writes scenes/minigolf/levels/fresh/proven.ts anew, with so many courses of each idea.
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tune } from '../../scenes/kit/core/constants.ts';
import { CONSTANTS } from '../../scenes/minigolf/constants.ts';
import { sketch } from '../../scenes/minigolf/levels/fresh/generate.ts';
import { IDEAS, type Idea } from '../../scenes/minigolf/levels/fresh/ideas.ts';
import { type Proof, prove } from '../../scenes/minigolf/levels/fresh/prove.ts';
import { PROVEN } from '../../scenes/minigolf/levels/fresh/proven.ts';

const TUNING = tune(CONSTANTS);
const FILE = 'scenes/minigolf/levels/fresh/proven.ts';
const MOST = Number(process.env['RECORD_FRESH'] ?? 0);

const rowOf = (number: number, { par, line }: Proof): string =>
  [number, par, ...line.map(({ aim, power }) => [aim.x, aim.y, power].join())].join(' ');

function proofOf(number: number): Proof | string {
  const made = sketch(number);
  return made ? prove(made, TUNING) : 'its parts do not fit together';
}

test.skipIf(MOST > 0).each(IDEAS)('courses with a %s', { timeout: 60 * 60_000 }, idea => {
  for (const row of PROVEN[idea]) {
    const number = Number.parseInt(row, 10);
    const proof = proofOf(number);
    expect(typeof proof === 'string' ? proof : rowOf(number, proof)).toBe(row);
  }
});

test.runIf(MOST > 0)('courses are looked for and written', { timeout: 4 * 60 * 60_000 }, () => {
  const rows = Object.fromEntries(IDEAS.map(idea => [idea, []])) as unknown as Record<Idea, string[]>;
  for (let number = 1; IDEAS.some(idea => rows[idea].length < MOST); number++) {
    const idea = sketch(number)?.idea;
    if (!idea || rows[idea].length >= MOST) continue;
    const proof = proofOf(number);
    if (typeof proof !== 'string') rows[idea].push(rowOf(number, proof));
  }
  const before = readFileSync(FILE, 'utf8');
  const head = before.slice(0, before.indexOf('{\n  slope'));
  const lists = IDEAS.map(idea => `  ${idea}: [\n${rows[idea].map(row => `    '${row}',\n`).join('')}  ],\n`);
  writeFileSync(FILE, `${head}{\n${lists.join('')}};\n`);
});
