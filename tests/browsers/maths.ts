// Functions of Math whose last bit each engine may choose: rules may not use them, and this shows what would be seen if one did.
import { expect } from 'vitest';
import type { Visit } from './open.ts';

const FUNCTIONS = ['sin', 'pow', 'exp', 'tan', 'cbrt'] as const;
const ARGUMENTS = 100_000;

/** Values of a function over many arguments, as base64 of doubles. It runs in Node and, by its text, in a page. */
function valuesOf(name: (typeof FUNCTIONS)[number], count: number): string {
  const values = Float64Array.from({ length: count }, (_, i) => {
    const x = (i + 1) * 0.000_7;
    return name === 'pow' ? x ** 1.37 : Math[name](x);
  });
  let text = '';
  for (const byte of new Uint8Array(values.buffer)) text += String.fromCharCode(byte);
  return btoa(text);
}

/** A rule with this function: sixty bodies, each step of which depends on the last. Runs in Node and, by its text, in a page. */
function plantedRun(name: (typeof FUNCTIONS)[number], ticks: number): string {
  const bodies = Array.from({ length: 60 }, (_, i) => (i + 1) / 61);
  for (let tick = 0; tick < ticks; tick++)
    for (const [i, x] of bodies.entries()) {
      const y = x * 3 + 0.1;
      const value = Math.abs(name === 'pow' ? y ** 1.37 : Math[name](y)) * 97;
      bodies[i] = value - Math.floor(value);
    }
  return JSON.stringify(bodies);
}

const doubles = (text: string) => new BigUint64Array(Uint8Array.from(Buffer.from(text, 'base64')).buffer);

/** Number of values that differ from Node's, by function. */
async function differingMaths({ browser }: Visit): Promise<Readonly<Record<string, number>>> {
  const table: Record<string, number> = {};
  for (const name of FUNCTIONS) {
    const here = doubles(valuesOf(name, ARGUMENTS));
    const there = doubles(await browser.evaluate(valuesOf, name, ARGUMENTS));
    expect(there.length).toBe(ARGUMENTS);
    table[name] = here.reduce((sum, value, at) => sum + (value === there[at] ? 0 : 1), 0);
  }
  return table;
}

/** A rule with a function that this engine computes otherwise than Node is seen: its run ends in another state. */
export async function expectPlantedRuleSeen(visit: Visit): Promise<void> {
  await visit.browser.open(`${visit.site.address}/terms`);
  const table = await differingMaths(visit);
  console.info(`${visit.browser.name}, values of ${ARGUMENTS} that differ from Node's: ${JSON.stringify(table)}`);
  for (const name of FUNCTIONS) {
    const isSame = (await visit.browser.evaluate(plantedRun, name, 600)) === plantedRun(name, 600);
    expect(isSame, name).toBe(table[name] === 0);
  }
}
