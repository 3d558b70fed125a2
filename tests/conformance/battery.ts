// Conformance suite: tests that every game passes without code of its own (determinism, replay, snapshots, knobs, controls, scene). It has three
// lengths: `npm test`, the check `conformance` and the soak.
import { describe, expect, test } from 'vitest';
import type { HudItem } from '../../scenes/kit/core/hud.ts';
import { NO_INPUT } from '../../scenes/kit/core/input/input.ts';
import { copy, type Json, same } from '../../scenes/kit/core/json.ts';
import { random, randomInt, seeded } from '../../scenes/kit/core/rng.ts';
import type { Setup } from '../../scenes/kit/core/rules.ts';
import type { Session } from '../../scenes/kit/core/session/session.ts';
import type { GameDefinition, GameRuntime } from '../../scenes/kit/game.ts';
import { inTouchWords } from '../../src/play/keys/keyWords.ts';
import { headlessPhysics, levelsOf, sessionOpener } from '../setup/game.ts';
import { NAMES_KEY } from '../setup/namesKey.ts';
import {
  expectNothing,
  expectPlain,
  HASH_EVERY,
  hashesOf,
  oddityOf,
  type Played,
  playOn,
  randomFrame,
} from './playing.ts';
import { sceneHolds } from './sceneHolds.ts';
import { deepFreeze, sendFrozen, tryLegalCommands } from './turns.ts';
import { unreadKnobs } from './unreadKnobs.ts';
import { cameraFollows, standsUpright } from './upright.ts';

export interface Length {
  readonly seeds: readonly number[];
  readonly ticks: number;
  readonly inputs: number;
  /** Ticks with each constant at each end of its range; a tenth of `ticks` unless given. */
  readonly ends?: number;
  /** Ticks between two restarts of the scene test. */
  readonly shown?: number;
}
/** Length in `npm test`. Within so many inputs a list that grows in every tick exceeds the maximum size of a state. */
export const SHORT: Length = { seeds: [1], ticks: 10 * 60, inputs: 1_500, ends: 10, shown: 40 };
/** Length in the check `conformance`. */
export const MIDDLE: Length = { seeds: [1, 2, 3], ticks: 30 * 60, inputs: 2_000 };
/** Length in the soak. */
export const LONG: Length = { seeds: Array.from({ length: 20 }, (_, i) => i + 1), ticks: 180 * 60, inputs: 10_000 };

/** Turn games: ticks between two commands, and commands between two contract tests of everything that is legal. */
const TICKS_PER_COMMAND = 10;
const COMMANDS_PER_CONTRACT_TEST = 20;
/** Maximum JSON length of a state with a knob at the end of its range, which may mean five hundred more units. */
const MAX_CHARACTERS_AT_RANGE_END = 120_000;
/** Ticks within which the bot causes an event that a career counts. */
const CAREER_TICKS = 30 * 60;
const MALFORMED: readonly Json[] = [
  null,
  0,
  '',
  [],
  {},
  { type: '__proto__' },
  { type: 'place', column: 1e9 },
  { type: 'x', y: [[]] },
];
const FOLDERS = Object.keys(import.meta.glob('../../scenes/*/index.ts')).map(path => path.split('/').at(-2));

export function conformance(definition: GameDefinition, length: Length): void {
  describe(`${definition.id} conforms`, { timeout: 20 * 60_000 }, () => {
    for (const { name, check } of battery(definition, length)) test(name, check);
  });
}

export interface Check {
  readonly name: string;
  check(): Promise<void>;
}

/** The suite as a list of checks, so that mutation tests can run them one by one. */
export function battery(
  definition: GameDefinition,
  { seeds, ticks, inputs, ends = Math.min(ticks / 10, 600), shown = 120 }: Length,
): readonly Check[] {
  const checks: Check[] = [];
  const it = (name: string, check: () => void | Promise<void>) => checks.push({ name, check: async () => check() });
  let runtime: GameRuntime;
  let open: Awaited<ReturnType<typeof sessionOpener>>;
  /** Cache of responses by request: work is a pure function, and many runs start with the same request. */
  const responses = new Map<string, Json>();
  const ready = async () => {
    runtime = (await definition.load()).default;
    open = await sessionOpener(definition, responses);
  };
  const opened = (seed: number, overrides: Record<string, number> = {}, setup = {}): Session =>
    open({ seed, overrides, setup });
  const started = (...args: Parameters<typeof opened>): Session => {
    const session = opened(...args);
    session.start();
    return session;
  };

  const runs = new Map<string, Played>();
  /** A bot's run, played once for several checks. */
  const played = (seed: number, setup: Setup): Played => {
    const name = JSON.stringify([seed, setup]);
    const known = runs.get(name);
    if (known) return known;
    const session = started(seed, {}, setup);
    const run = { hashes: [] as string[], oddity: null as string | null, heard: new Set<string>() };
    session.onEvents(events => {
      for (const { type } of events) run.heard.add(type);
    });
    run.hashes = hashesOf(session, ticks, () => {
      run.oddity ??= oddityOf(session);
    });
    runs.set(name, run);
    return run;
  };

  it('it has a folder of its name, a stage and a way to start', () => {
    expect(FOLDERS).toContain(definition.id);
    expect(definition.stage.width * definition.stage.height).toBeGreaterThan(0);
    expect(definition.start.buttons.length).toBeGreaterThan(0);
  });

  it('an upright phone shows a large picture, or is asked to lie down', async () => {
    standsUpright(definition);
    await cameraFollows(definition);
  });

  it('how to play names every control and what moves it', () => {
    expect(definition.howToPlay.length).toBeGreaterThan(0);
    const actions = definition.controls.map(control => control.action);
    expect(new Set(actions).size).toBe(actions.length);
    for (const control of definition.controls) {
      expect(control.label, control.action).not.toBe('');
      const means = [...control.keys, control.pad, control.touch, control.mouse, control.tap].filter(Boolean);
      expect(means, control.action).not.toEqual([]);
    }
  });

  it('it says whether it ticks in real time: only then may its keys be set', async () => {
    await ready();
    expect(definition.realTime ?? false).toBe(runtime.kind === 'realtime');
  });

  it('slower play is offered only where time matters', async () => {
    await ready();
    const isAsked = definition.start.options?.some(({ name }) => name === 'speed') ?? false;
    expect(isAsked && !runtime.timed, 'a start card that asks for the speed of what waits for the player').toBe(false);
  });

  it('two opens of one seed are equal, and the bot plays them alike', async () => {
    await ready();
    for (const seed of seeds) {
      const first = played(seed, {});
      // Without cached responses, and without a HUD, which must not change the run.
      const again = (await sessionOpener(definition))({ seed, withoutHud: true });
      again.start();
      expect(hashesOf(again, ticks)).toEqual(first.hashes);
    }
  });

  it('the bot meets no exception, NaN or state that is not plain data, and every event has a voice or null', async () => {
    await ready();
    for (const seed of seeds)
      for (const setup of definition.start.buttons.map(button => button.setup ?? {})) {
        const { oddity, heard } = played(seed, setup);
        expectNothing(oddity);
        for (const type of heard) expect(runtime.sounds, `event ${type}`).toHaveProperty(type);
      }
  });

  it('a snapshot at any tick, restored in a fresh world, goes on alike', async () => {
    await ready();
    for (const seed of seeds) {
      const rng = seeded(seed, 1);
      const a = started(seed);
      playOn(a, randomInt(rng, ticks));
      const b = started(seed + 1000);
      b.restore(copy(a.snapshot()));
      for (let i = 0; i < 300; i++) {
        const frame = randomFrame(rng, definition);
        a.tick(frame);
        b.tick(frame);
      }
      expect(b.hash()).toBe(a.hash());
      const again = opened(seed + 2000);
      again.watch(copy(b.replay()));
      again.seek(b.replay().ticks);
      expect(again.hash(), 'the recording of a restored run').toBe(b.hash());
    }
  });

  it('the replay of any run ends in the same hash and result', async () => {
    await ready();
    for (const seed of seeds) {
      const rng = seeded(seed, 2);
      const live = started(seed);
      for (let i = 0; i < ticks / 2; i++) {
        const frame = random(rng) < 0.7 ? live.pilot() : randomFrame(rng, definition);
        if (random(rng) < 0.01) live.undo?.();
        if (random(rng) < 0.002) live.rewind?.(1);
        live.tick(frame);
      }
      const replay = copy(live.replay());
      const again = opened(seed + 1);
      again.watch(replay);
      again.seek(replay.ticks);
      expect(again.hash()).toBe(replay.hash);
      expect(again.store.getState().result).toEqual(replay.result);
    }
  });

  it('every constant works at both ends of its range', async () => {
    await ready();
    for (const [name, { range, value, effect }] of Object.entries(runtime.constants)) {
      expect(effect, `${name} says its effect`).not.toBe('');
      expect(value, name).toBeGreaterThanOrEqual(range[0]);
      expect(value, name).toBeLessThanOrEqual(range[1]);
      for (const end of range) {
        const session = started(seeds[0] as number, { [name]: end });
        playOn(session, ends, () => expectPlain(session, MAX_CHARACTERS_AT_RANGE_END));
        expectPlain(session, MAX_CHARACTERS_AT_RANGE_END);
      }
    }
  });

  it('every constant is read by the game', async () => {
    await ready();
    expect(unreadKnobs(definition.id, Object.keys(runtime.constants)), 'a slider that changes nothing').toEqual([]);
  });

  it('what rules ask is answered, and an answer that is nonsense changes nothing', async () => {
    await ready();
    if (!runtime.work) return;
    const session = runtime.open({
      seed: seeds[0] as number,
      physics: await headlessPhysics(),
      levels: levelsOf(definition),
    });
    session.start();
    const { request } = session.store.getState();
    for (const nonsense of MALFORMED) {
      session.respond(request, nonsense);
      expect(session.store.getState().request, JSON.stringify(nonsense)).toEqual(request);
      expectPlain(session);
    }
    if (request === null) return;
    const work = await runtime.work.runInline();
    session.respond(request, work(request));
    expect(session.store.getState().request).not.toEqual(request);
  });

  it('a kept game goes on as it was, and what is no kept game is refused in a sentence', async () => {
    await ready();
    const { savedGame } = runtime;
    if (!savedGame) return;
    const found: Json[] = [];
    const session = started(seeds[0] as number);
    playOn(session, ticks, () => {
      const kept = savedGame.serialize(session.state as object);
      if (kept !== null) found.push(copy(kept));
    });
    expect(found, 'something worth keeping').not.toEqual([]);
    const begun = (kept: Json) => {
      const again = open({ seed: (seeds[0] as number) + 100, begin: { kept, awaySeconds: 0 } });
      again.start();
      return again;
    };
    for (const kept of [found[0], found[Math.floor(found.length / 2)], found.at(-1)] as Json[]) {
      expect(savedGame.validate(kept)).toBeNull();
      const again = begun(kept);
      expect(savedGame.serialize(again.state as object)).toEqual(kept);
      for (let i = 0; i < 300; i++) again.tick(again.pilot());
      const replay = copy(again.replay());
      const watched = opened(1);
      watched.watch(replay);
      watched.seek(replay.ticks);
      expect(watched.hash(), 'its replay').toBe(replay.hash);
    }
    for (const nonsense of MALFORMED) {
      expect(savedGame.validate(nonsense), JSON.stringify(nonsense)).toMatch(/\.$/);
      expectPlain(begun(nonsense));
    }
    const whole = found.at(-1) as { readonly [name: string]: Json };
    for (const name of Object.keys(Object(whole)))
      for (const nonsense of MALFORMED) {
        const spoilt = { ...whole, [name]: nonsense };
        savedGame.validate(spoilt);
        const again = begun(spoilt);
        for (let i = 0; i < 30; i++) again.tick(again.pilot());
        expectPlain(again);
      }
  });

  it('a career grows by play alone, reaches the next run, and what is no career is refused in a sentence', async () => {
    await ready();
    const { career } = runtime;
    if (!career) return;
    const grownBy = (setup: Setup): Json => {
      let from = career.initial;
      const session = started(seeds[0] as number, {}, setup);
      session.onEvents(events => {
        for (const event of events) from = career.reduce(from, event);
      });
      playOn(session, Math.max(ticks, CAREER_TICKS));
      return from;
    };
    // Some ways to play are all that a career tells of: then it is one of them that makes it grow.
    let setup: Setup = {};
    let grown = grownBy(setup);
    for (const { setup: way } of definition.start.buttons) {
      if (!same(grown, career.initial) || !way) continue;
      setup = way;
      grown = grownBy(setup);
    }
    expect(grown, 'a career that has grown').not.toEqual(career.initial);
    expect(career.validate(career.initial), 'where everybody begins').toBeNull();
    expect(career.validate(copy(grown)), 'what play came to').toBeNull();
    const begunWith = (from: Json) => {
      const again = open({ seed: (seeds[0] as number) + 100, begin: { career: from } });
      again.start(setup);
      return again;
    };
    const [anew, grownUp] = [begunWith(career.initial), begunWith(copy(grown))];
    for (let i = 0; i < 300; i++) for (const run of [anew, grownUp]) run.tick(run.pilot());
    expect(grownUp.hash(), 'the rules read it').not.toBe(anew.hash());
    const watched = opened(1);
    watched.watch(copy(grownUp.replay()));
    watched.seek(grownUp.replay().ticks);
    expect(watched.hash(), 'its replay').toBe(grownUp.hash());
    const spoilt = Object.keys(Object(grown)).flatMap(name =>
      MALFORMED.map((nonsense): Json => ({ ...(grown as object), [name]: nonsense })),
    );
    for (const nonsense of MALFORMED) expect(career.validate(nonsense), JSON.stringify(nonsense)).toMatch(/\.$/);
    for (const bad of [...MALFORMED, ...spoilt]) {
      const run = begunWith(bad);
      for (let i = 0; i < 30; i++) run.tick(run.pilot());
      expectPlain(run);
    }
  });

  it('the HUD is plain data and its buttons are accepted or refused, never thrown', async () => {
    await ready();
    const session = started(seeds[0] as number);
    playOn(session, Math.min(ticks, 1200), () => {
      const { hud, view } = session.store.getState();
      expect(same(hud, copy(hud)) && same(view, copy(view))).toBe(true);
      expect(new Set(hud.map(item => item.id)).size).toBe(hud.length);
      for (const item of hud) if (item.kind === 'button') session.send(item.command);
    });
  });

  it('what the HUD says of keys it says of fingers too', async () => {
    await ready();
    const session = started(seeds[0] as number);
    playOn(session, Math.min(ticks, 1200), () => {
      const { hud } = session.store.getState();
      const isForKeysAlone = (item: HudItem) =>
        (item.kind === 'prompt' || item.kind === 'message') && NAMES_KEY.test(inTouchWords(item.text, definition));
      expect(hud.filter(isForKeysAlone)).toEqual([]);
    });
  });

  it('a legal command is there while the game goes on, and nonsense is refused', async () => {
    await ready();
    const session = started(seeds[0] as number);
    playOn(session, Math.min(ticks, 600), () => {
      if (session.store.getState().result === null) expect(session.legal?.()).not.toEqual([]);
      for (const command of MALFORMED) session.send(command);
      expectPlain(session);
    });
  });

  it('turn rules leave the old state alone, refuse in one sentence, and accept what they offer', async () => {
    await ready();
    if (runtime.kind === 'realtime') return;
    for (const setup of definition.start.buttons.map(button => button.setup ?? {})) {
      const session = started(seeds[0] as number, {}, setup);
      const rng = seeded(seeds[0] as number, 4);
      const fresh = () => started((seeds[0] as number) + 1, {}, setup);
      for (let i = 0; i < Math.min(ticks, 600); i++) {
        deepFreeze(session.state);
        session.tick(NO_INPUT);
        if (i % TICKS_PER_COMMAND !== 0) continue;
        const legal = session.legal?.() ?? [];
        if (legal.length > 0) sendFrozen(session, legal[randomInt(rng, legal.length)] as Json);
        if (i % (TICKS_PER_COMMAND * COMMANDS_PER_CONTRACT_TEST) === 0) tryLegalCommands(session, fresh);
        if (session.store.getState().phase === 'over') session.restart();
      }
    }
  });

  it('pause stops the ticks', async () => {
    await ready();
    const session = started(seeds[0] as number);
    playOn(session, 30);
    session.pause();
    const hash = session.hash();
    for (let i = 0; i < 60; i++) session.tick(session.pilot());
    expect(session.hash()).toBe(hash);
    session.resume();
    expect(session.store.getState().phase).toBe('playing');
  });

  it('random input leaves the state small, plain and alive', async () => {
    await ready();
    for (const seed of seeds) {
      const rng = seeded(seed, 3);
      const session = started(seed);
      for (let i = 0; i < inputs; i++) {
        const legal = session.legal?.() ?? [];
        if (legal.length > 0 && random(rng) < 0.3) session.send(legal[randomInt(rng, legal.length)] as Json);
        session.tick(randomFrame(rng, definition));
        if (i % HASH_EVERY === 0) expectPlain(session);
        if (session.store.getState().phase === 'over') session.restart();
      }
    }
  });

  it('the scene shows a run, and bears settings, sizes, steps back, replays and restarts', () =>
    sceneHolds(definition, shown));
  return checks;
}
