// Mutation tests of the conformance suite: one fault of each kind is planted in the template game, and the suite must find it.
import { expect, test } from 'vitest';
import { constants } from '../../scenes/_template/constants.ts';
import { CONTROLS } from '../../scenes/_template/controls.ts';
import { hud } from '../../scenes/_template/hud.ts';
import template from '../../scenes/_template/index.ts';
import { type Event, rules, type State } from '../../scenes/_template/rules/rules.ts';
import { knob } from '../../scenes/kit/core/constants.ts';
import type { Json } from '../../scenes/kit/core/json.ts';
import type { GameEvent } from '../../scenes/kit/core/rules.ts';
import type { Work } from '../../scenes/kit/core/session/session.ts';
import type { Career, GameDefinition, SaveFormat } from '../../scenes/kit/game.ts';
import { defineRuntime } from '../../scenes/kit/runtime.ts';
import { battery, SHORT } from './battery.ts';
import { parts } from './templateParts.ts';

type Tick = typeof rules.tick;

/** Template with a fault in its tick. */
const ticking = (
  fault: (
    state: State & Record<string, unknown>,
    ...rest: Parameters<Tick> extends [unknown, ...infer R] ? R : never
  ) => GameEvent[] | void,
): GameDefinition =>
  broken({
    rules: {
      ...rules,
      tick: (state, frame, t) => [
        ...rules.tick(state, frame, t),
        ...((fault(state as never, frame, t) ?? []) as never[]),
      ],
    },
  });

function broken(
  change: Partial<typeof parts> & {
    readonly work?: Work;
    readonly savedGame?: SaveFormat<State>;
    readonly career?: Career<Event>;
  },
  definition: Partial<GameDefinition> = {},
): GameDefinition {
  return { ...template, ...definition, load: async () => ({ default: defineRuntime({ ...parts, ...change }) }) };
}

interface Inside {
  readonly paper: { image(x: number, y: number, key: string, depth: number): unknown };
  readonly children: {
    readonly list: readonly {
      readonly texture?: { readonly key: string };
      setPosition(x: number, y: number): void;
      setRotation(radians: number): void;
    }[];
  };
  readonly state: State;
  readonly elapsed: number;
  afterSync?(): void;
  onStateReplaced(): void;
  draw?(alpha: number, ms: number): void;
}

/** Template with a fault in its scene. */
function drawn(fault: (scene: Inside) => void): GameDefinition {
  return broken({
    scene: async () => {
      const { default: TemplateScene } = await parts.scene();
      return {
        default: class extends TemplateScene {
          constructor() {
            super();
            fault(this as unknown as Inside);
          }
        },
      };
    },
  });
}

/** Turn rules without an alarm. */
const waiting = { kind: 'turns', create: rules.create, legal: () => [{}], result: () => null };
const hidden = { calls: 0 };

interface Heap {
  readonly rng: [number, number, number, number];
  readonly stones: readonly number[];
}
type Take = { readonly type: 'take'; readonly many: number };
/** Turn game in which stones are taken from an endless heap. */
const heap = {
  kind: 'turns' as const,
  create: (): Heap => ({ rng: [1, 2, 3, 4], stones: [0] }),
  legal: (): readonly Take[] => [1, 2].map(many => ({ type: 'take', many })),
  apply: (state: Heap, { many }: Take): { state: Heap; events: readonly GameEvent[] } =>
    many === 1 || many === 2 ? { state: { ...state, stones: [many] }, events: [] } : refusal(state),
  result: () => null,
};
const refusal = (state: Heap) => ({ state, events: [{ type: 'refused', message: 'Take one or two.' }] });
const isWrong = ({ many }: Take) => many !== 1 && many !== 2;

/** Turn game with one rule replaced. */
const turning = (change: Partial<typeof heap>): GameDefinition =>
  broken({
    rules: { ...heap, ...change } as never,
    hud: () => [],
    pilot: (() => () => ({ type: 'take', many: 1 })) as never,
  });
const OF_TURNS = 'turn rules leave the old state alone';
const KEPT = 'a kept game goes on';
const isKept = (kept: Json | undefined): kept is { readonly tick: number } =>
  typeof kept === 'object' && kept !== null && 'tick' in kept && Number.isSafeInteger(kept.tick);
/** Template with a saved game: how long it was played. */
const keeping = (change: Partial<SaveFormat<State>>): GameDefinition =>
  broken({
    rules: {
      ...rules,
      create: (o, t) => ({ ...rules.create(o, t), tick: isKept(o.begin?.kept) ? o.begin.kept.tick : 0 }),
    },
    savedGame: {
      version: 1,
      serialize: ({ tick }) => ({ tick }),
      validate: kept => (isKept(kept) ? null : 'Torn.'),
      ...change,
    },
  });
const CAREER = 'a career grows';
const isCareer = (career: Json | undefined): career is { readonly stars: number } =>
  typeof career === 'object' && career !== null && 'stars' in career && Number.isSafeInteger(career.stars);
/** Template with a career that counts stars and delays the start by as many ticks. */
const growing = (change: Partial<Career<Event>>, read = isCareer): GameDefinition =>
  broken({
    rules: {
      ...rules,
      create: (o, t) => ({ ...rules.create(o, t), tick: read(o.begin?.career) ? o.begin.career.stars : 0 }),
    },
    career: {
      version: 1,
      initial: { stars: 0 },
      validate: career => (isCareer(career) ? null : 'Torn.'),
      reduce: (career, { type }) =>
        type === 'starTaken' ? { stars: (career as { stars: number }).stars + 1 } : career,
      ...change,
    },
  });
/** Template in which images of one kind are changed at the end of each frame. */
const dressed = (
  key: string,
  touch: (picture: Inside['children']['list'][number], scene: Inside, alpha: number) => void,
) =>
  drawn(scene => {
    const draw = scene.draw?.bind(scene);
    scene.draw = (alpha, ms) => {
      for (const picture of scene.children.list) if (picture.texture?.key === key) touch(picture, scene, alpha);
      draw?.(alpha, ms);
    };
  });
const GLIDES = 'what moves stands between its places';
const FAULTS: Record<string, { game: GameDefinition; caught: string; says?: string }> = {
  'luck from outside': {
    game: ticking(state => void (state['luck'] = Math.random())),
    caught: 'two opens of one seed are equal',
  },
  'memory outside the state': {
    game: ticking(state => void (state['calls'] = hidden.calls++)),
    caught: 'a snapshot at any tick',
  },
  'NaN in the state': {
    game: ticking(state => void (state['speed'] = Number.NaN)),
    caught: 'the bot meets no exception, NaN',
  },
  'a class in the state': {
    game: ticking(state => void (state['when'] = new Map([[1, 2]]))),
    caught: 'the bot meets no exception, NaN',
  },
  'an exception': {
    game: ticking(state => {
      if (state.tick > 100) throw new Error('planted');
    }),
    caught: 'the bot meets no exception',
  },
  'an event without a voice': { game: ticking(() => [{ type: 'unheard' }]), caught: 'the bot meets no exception' },
  'a list that only grows': {
    game: ticking(
      state => void ((state['trail'] ??= []) as number[]).push(state.tick, 123456789, 123456789, 123456789, 123456789),
    ),
    caught: 'random input leaves the state small',
  },
  'a constant that breaks at its end': {
    game: broken({ constants: { ...constants, dartSpeed: knob(4, [0, Number.MAX_VALUE], 'px', 'too fast') } }),
    caught: 'every constant works at both ends',
  },
  'a HUD with a function': {
    game: broken({ hud: () => [{ kind: 'prompt', id: 'a', text: (() => 'x') as never }] }),
    caught: 'the HUD is plain data',
  },
  'a HUD that speaks of keys alone': {
    game: broken({ hud: () => [{ kind: 'prompt', id: 'a', text: 'Use arrow keys to move' }] }),
    caught: 'what the HUD says of keys',
  },
  'a HUD with one id twice': {
    game: broken({ hud: state => [...hud(state), ...hud(state)] }),
    caught: 'the HUD is plain data',
  },
  'a control nobody can reach': {
    game: broken({}, { controls: [...CONTROLS, { action: 'dive', keys: [], label: 'Dive' }] }),
    caught: 'how to play names every control',
  },
  'a speed for what waits': {
    game: broken(
      { rules: { ...waiting } as never },
      {
        start: {
          ...template.start,
          options: [{ name: 'speed', label: 'Pace', choices: [{ value: 0.6, label: 'Slow' }] }],
        },
      },
    ),
    caught: 'slower play is offered only',
  },
  'turn rules that write into the old state': {
    game: turning({ apply: (state, { many }) => ((state.stones as number[]).push(many), { state, events: [] }) }),
    caught: OF_TURNS,
  },
  'a refusal that changes the state': {
    game: turning({ apply: (state, take) => (isWrong(take) ? refusal({ ...state }) : heap.apply(state, take)) }),
    caught: OF_TURNS,
  },
  'a refusal said twice': {
    game: turning({
      apply: (state, take) =>
        isWrong(take)
          ? { state, events: [...refusal(state).events, ...refusal(state).events] }
          : heap.apply(state, take),
    }),
    caught: OF_TURNS,
  },
  'a refusal without a word': {
    game: turning({
      apply: (state, take) => (isWrong(take) ? { state, events: [{ type: 'refused' }] } : heap.apply(state, take)),
    }),
    caught: OF_TURNS,
  },
  'an offer that is refused': {
    game: turning({ legal: () => [...heap.legal(), { type: 'take', many: 3 }] }),
    caught: OF_TURNS,
  },
  'a command with a field missing that throws': {
    game: turning({
      apply: (state, take) => {
        take.many.toFixed();
        return heap.apply(state, take);
      },
    }),
    caught: OF_TURNS,
  },
  'a knob that nothing reads': {
    game: broken({
      constants: { ...constants, forgotten: knob(1, [0, 2], 'px', 'nothing at all') } as typeof constants,
    }),
    caught: 'every constant is read',
  },
  'rules that take any answer': {
    game: broken({
      rules: {
        ...rules,
        create: (o, t) => ({ ...rules.create(o, t), wants: true }),
        request: state => ((state as State & { wants?: boolean }).wants ? 'what' : null),
        onResponse: state => (Object.assign(state, { wants: false }), []),
      },
      work: { runInline: async () => () => 1, waitMessage: () => null, createWorker: () => new Worker('never') },
    }),
    caught: 'what rules ask',
  },
  'a kept game that is begun anew': {
    game: broken({
      savedGame: { version: 1, serialize: ({ tick }) => ({ tick }), validate: kept => (isKept(kept) ? null : 'Torn.') },
    }),
    caught: KEPT,
  },
  'a kept game that may be anything': {
    game: keeping({ validate: () => null }),
    caught: KEPT,
  },
  'a kept game whose nonsense throws': {
    game: keeping({
      validate: kept => ((kept as { tick: number }).tick.toFixed() === '' ? 'Torn.' : null),
    }),
    caught: KEPT,
  },
  'a career that never grows': { game: growing({ reduce: career => career }), caught: CAREER },
  'a career that nobody reads': {
    game: growing({}, (_career): _career is { readonly stars: number } => false),
    caught: CAREER,
  },
  'a career that may be anything': { game: growing({ validate: () => null }), caught: CAREER },
  'a career in which everybody begins torn': {
    game: growing({ initial: 0, reduce: () => ({ stars: 1 }) }),
    caught: CAREER,
  },
  'no folder': { game: broken({}, { id: 'nowhere' }), caught: 'it has a folder' },
  'a wide world that says nothing of upright phones': {
    game: broken({}, { stage: { width: 800, height: 600, ink: 'sky' } }),
    caught: 'an upright phone',
  },
  'a touch pad over words': {
    game: broken({}, { stage: { width: 480, height: 320, ink: 'sky', layout: 'words' } }),
    caught: 'an upright phone',
  },
  'a camera that was promised and does not follow': {
    game: broken({}, { stage: { width: 640, height: 480, ink: 'sky', tall: { width: 432, height: 480 } } }),
    caught: 'an upright phone',
  },
  'a command that throws': {
    game: broken({
      rules: {
        ...rules,
        command: () => {
          throw new Error('planted');
        },
      },
    }),
    caught: 'a legal command is there',
  },
  'a scene that breaks when the world is replaced': {
    game: drawn(scene => {
      scene.onStateReplaced = () => {
        throw new Error('planted');
      };
    }),
    caught: 'the scene shows a run',
  },
  'a scene that leaves a picture with every tick': {
    game: drawn(scene => {
      scene.afterSync = () => {
        scene.paper.image(0, 0, 'dart', 3);
      };
    }),
    caught: 'the scene shows a run',
  },
  'a scene that is told of a tick twice': {
    game: drawn(scene => {
      const draw = scene.draw?.bind(scene);
      scene.draw = (alpha, ms) => {
        scene.afterSync?.();
        draw?.(alpha, ms);
      };
    }),
    caught: 'the scene shows a run',
    says: 'one `afterSync` for each tick and each jump',
  },
  'a scene that shows ticks alone': {
    game: dressed('dart', (dart, { state }) => dart.setPosition(state.dart.x, state.dart.y)),
    caught: 'the scene shows a run',
    says: GLIDES,
  },
  'a scene that leaps in the middle of a tick': {
    game: (() => {
      let [from, to] = [
        { x: 0, y: 0 },
        { x: 0, y: 0 },
      ];
      return dressed('dart', (dart, { state }, alpha) => {
        if (state.dart.x !== to.x || state.dart.y !== to.y) [from, to] = [to, { ...state.dart }];
        const { x, y } = alpha < 0.5 ? from : to;
        dart.setPosition(x, y);
      });
    })(),
    caught: 'the scene shows a run',
    says: GLIDES,
  },
  'decoration that goes by steps': {
    game: dressed('star', (star, { elapsed }) => star.setPosition(5 * Math.floor(elapsed / 33), 100)),
    caught: 'the scene shows a run',
    says: GLIDES,
  },
  'decoration with luck of its own': {
    game: dressed('star', star => star.setRotation(Math.random())),
    caught: 'the scene shows a run',
    says: 'frame 0',
  },
  'decoration by the clock of the machine': {
    game: dressed('star', star => star.setRotation(performance.now() / 1000)),
    caught: 'the scene shows a run',
    says: 'frame 0',
  },
  'a replay that forgets': {
    game: broken({
      rules: {
        ...rules,
        create: (o, t) => ({ ...rules.create(o, t), stars: rules.create({ ...o, seed: hidden.calls++ }, t).stars }),
      },
    }),
    caught: 'the replay of any run',
  },
};

test.each(Object.entries(FAULTS))('%s is caught', async (_name, { game, caught, says }) => {
  const checks = battery(game, SHORT).filter(check => check.name.startsWith(caught));
  expect(checks).toHaveLength(1);
  await expect(checks[0]?.check()).rejects.toThrow(says);
});

test('a sound turn game passes, and so does one whose log keeps what it did not understand', async () => {
  const logging = turning({
    apply: (state, take) =>
      isWrong(take)
        ? { state: { ...state, stones: [...state.stones, 0].slice(-9) }, events: [{ type: 'notUnderstood' }] }
        : heap.apply(state, take),
  });
  for (const game of [turning({}), logging])
    for (const { name, check } of battery(game, { seeds: [1], ticks: 300, inputs: 10 }))
      if (name.startsWith(OF_TURNS)) await expect(check(), name).resolves.toBeUndefined();
});

test('a sound kept game passes', async () => {
  const checks = battery(keeping({}), { seeds: [1], ticks: 600, inputs: 10 });
  for (const { name, check } of checks) if (name.startsWith(KEPT)) await expect(check(), name).resolves.toBeUndefined();
});

test('a sound career passes', async () => {
  const checks = battery(growing({}), { seeds: [1], ticks: 600, inputs: 10 });
  for (const { name, check } of checks)
    if (name.startsWith(CAREER)) await expect(check(), name).resolves.toBeUndefined();
});

test('the whole template passes every check', async () => {
  for (const { name, check } of battery(template, { seeds: [1], ticks: 300, inputs: 200 }))
    await expect(check(), name).resolves.toBeUndefined();
});
