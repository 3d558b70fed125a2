// Mutation tests of the conformance suite's caches: a shared run and cached responses must not hide a fault.
import { expect, test } from 'vitest';
import type { constants } from '../../scenes/_template/constants.ts';
import { hud } from '../../scenes/_template/hud.ts';
import template from '../../scenes/_template/index.ts';
import { rules, type State } from '../../scenes/_template/rules/rules.ts';
import type { Frame } from '../../scenes/kit/core/input/input.ts';
import type { Json } from '../../scenes/kit/core/json.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { defineRuntime } from '../../scenes/kit/runtime.ts';
import { battery } from './battery.ts';
import { parts } from './templateParts.ts';

type Parts = Parameters<typeof defineRuntime<State, Json, never, typeof constants>>[0];

const withParts = (change: Partial<Parts>): GameDefinition => ({
  ...template,
  load: async () => ({ default: defineRuntime({ ...parts, ...change } as Parts) }),
});

type Asking = State & { answer?: Json };
/** Template that requests a number when it starts. */
const asking = (work: (question: Json) => Json): GameDefinition =>
  withParts({
    rules: {
      ...rules,
      request: (state: Asking) => (state.answer === undefined ? 'a number' : null),
      onResponse: (state: Asking, answer: Json) => {
        if (typeof answer === 'number') state.answer = answer;
        return [];
      },
    } as never,
    work: { runInline: async () => work, waitMessage: () => null, createWorker: () => new Worker('never') },
  });

const EQUAL = 'two opens of one seed are equal';
const PLAIN = 'the bot meets no exception';
const checkOf = (game: GameDefinition, name: string) => {
  const checks = battery(game, { seeds: [1, 2], ticks: 600, inputs: 10 }).filter(check => check.name.startsWith(name));
  expect(checks).toHaveLength(1);
  return checks[0]?.check();
};

test('an answer by luck is caught, though answers are remembered', async () => {
  let calls = 0;
  await expect(
    checkOf(
      asking(() => calls++),
      EQUAL,
    ),
  ).rejects.toThrow();
});

test('a HUD that moves the game on is caught', async () => {
  const busy = withParts({
    hud: state => {
      (state.stars as unknown[]).pop();
      return hud(state);
    },
  });
  await expect(checkOf(busy, EQUAL)).rejects.toThrow();
});

test('what is odd in a run that was played for another check is still said by the one that looks for it', async () => {
  const odd = withParts({
    rules: {
      ...rules,
      tick: (state: State, frame: Frame, t: never) => {
        Object.assign(state, { speed: Number.NaN });
        return rules.tick(state, frame, t);
      },
    } as never,
  });
  const checks = battery(odd, { seeds: [1], ticks: 300, inputs: 10 });
  const named = (name: string) => checks.find(check => check.name.startsWith(name))?.check();
  await expect(named(EQUAL)).resolves.toBeUndefined();
  await expect(named(PLAIN)).rejects.toThrow('state is not plain data: state.speed = NaN');
});

test('a sound game that asks passes', async () => {
  for (const name of [EQUAL, PLAIN])
    await expect(
      checkOf(
        asking(() => 7),
        name,
      ),
    ).resolves.toBeUndefined();
});
