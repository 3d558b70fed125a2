// Rules of Math RPG: a right answer hits the enemy, a wrong one lets it hit back; a beaten enemy is a level up, a heal and a choice of path.
import { type Rng, seeded } from '../../kit/core/rng.ts';
import type { CreateOptions, Result, TurnRules } from '../../kit/core/rules.ts';
import type { MathTuning } from '../constants.ts';
import { applyHit, applyMiss, goHome, takePath } from './answering.ts';
import { type Applied, askedEvent, strokesOf, withOffers, withStroke } from './asking.ts';
import { fixedText, readLinked } from './card.ts';
import { HERO_AT, HOME_LEVEL } from './enemies.ts';
import type { MathEvent } from './events.ts';
import { beginFight, fullRow } from './fight.ts';
import { beginFluency } from './grades.ts';
import { isChoice } from './kinds.ts';
import { NO_PROGRESS, readProgress } from './progress.ts';
import { parseAnswer } from './question.ts';
import { resultOf } from './result.ts';
import type { MathCommand, MathState } from './state.ts';
import { isTreasure, type Treasure } from './treasures.ts';

export const RULES: TurnRules<MathState, MathCommand, MathEvent, MathTuning> = {
  kind: 'turns',
  create,
  legal,
  apply,
  result: (state): Result | null => resultOf(state),
};

function create({ seed, setup, begin }: CreateOptions, t: MathTuning): MathState {
  const read = readProgress(begin?.career ?? null);
  const progress = typeof read === 'string' ? NO_PROGRESS : read;
  const { operations } = setup;
  const { card, list } = readLinked(setup);
  return withOffers(
    {
      operations: isChoice(operations) ? operations : 'all',
      list,
      card,
      level: 1,
      grade: 1,
      path: 'start',
      weakness: null,
      fluency: beginFluency(progress),
      recent: [],
      rng: seeded(seed),
      score: 0,
      playerHealth: t.playerHealth,
      enemyHealth: t.firstEnemyHealth,
      enemyFullHealth: t.firstEnemyHealth,
      fight: beginFight(1, 'start', t),
      stroke: 'quick',
      bag: [],
      ground: null,
      find: null,
      isShielded: false,
      phase: 'question',
      isHome: false,
      ridge: null,
      message: fixedText({ card, list }) ?? '',
      mistake: null,
      right: 0,
      wrong: 0,
      streak: 0,
      bestStreak: 0,
      ridges: 0,
      newcomers: [],
      progress,
      best: progress.best,
    },
    t,
  );
}

/** Legal commands that can be listed: a wrong and some other answers, the other question, what is in the bag; or the paths, and the way home. */
export function legal(state: Readonly<MathState>, t: MathTuning): readonly MathCommand[] {
  const { phase, question, stroke, bag, ground } = state;
  if (phase === 'over') return [];
  const carried = [...new Set(ground === null ? bag : [...bag, ground])]
    .map(treasure => ({ type: 'use', treasure }) as const)
    .filter(command => validate(state, command, t) === null);
  if (phase === 'path')
    return [
      { type: 'take', path: 'meadow' },
      { type: 'take', path: 'ridge' },
      ...(state.level >= HOME_LEVEL ? [{ type: 'goHome' } as const] : []),
      ...carried,
    ];
  const wrong = question.answer === 0 ? 1 : 0;
  return [
    ...[wrong, question.answer, question.answer + 1, question.answer + 10].map(
      number => ({ type: 'answer', text: String(number) }) as const,
    ),
    ...strokesOf(state, t)
      .filter(one => one !== stroke)
      .map(one => ({ type: 'choose', stroke: one }) as const),
    ...carried,
  ];
}

function apply(state: Readonly<MathState>, command: MathCommand, t: MathTuning): Applied {
  const reason = validate(state, command, t);
  if (reason !== null) return { state, events: [{ type: 'refused', message: reason }] };
  switch (command.type) {
    case 'answer':
      return answer(state, parseAnswer(command.text) as number, t);
    case 'take':
      return takePath(state, command.path, t);
    case 'goHome':
      return goHome(state);
    case 'choose': {
      const next = withStroke(state, command.stroke);
      return { state: next, events: [{ type: 'chose', stroke: command.stroke, question: next.question }] };
    }
    case 'use':
      return spend(state, command.treasure, t);
  }
}

/** Validates a command: the reason for its refusal, or null. Commands may come from scripts, so every field is checked. */
function validate(state: Readonly<MathState>, command: Partial<Record<string, unknown>>, t: MathTuning): string | null {
  const { phase, level } = state;
  const { type, text, path, stroke, treasure } = command;
  if (typeof type !== 'string' || !TYPES.includes(type)) return 'That is not a move in this game.';
  if (phase === 'over') return 'The game is over.';
  if (type === 'take') {
    if (phase !== 'path') return 'Beat the enemy first.';
    return path === 'meadow' || path === 'ridge' ? null : 'There is no such path.';
  }
  if (type === 'goHome')
    return phase === 'path' && level >= HOME_LEVEL ? null : 'The way home is open after all thirteen.';
  if (type === 'use') return whyNotUse(state, treasure, t);
  if (phase === 'path') return 'Choose a path first.';
  if (type === 'choose') return whyNotChoose(state, stroke, t);
  if (typeof text === 'string' && text.trim() === '') return 'Type your answer first.';
  return parseAnswer(text) === null ? 'Your answer must be a whole number, like 12 or −3. It cost you nothing.' : null;
}

const TYPES: readonly string[] = ['answer', 'take', 'goHome', 'choose', 'use'] satisfies MathCommand['type'][];

function whyNotChoose(state: Readonly<MathState>, stroke: unknown, t: MathTuning): string | null {
  if (stroke !== 'quick' && stroke !== 'bold') return 'There is no such question.';
  if (strokesOf(state, t).includes(stroke)) return null;
  return stroke === 'bold' && state.offers.bold !== null
    ? 'A bold one does not reach it now.'
    : 'There is one question only.';
}

function whyNotUse(state: Readonly<MathState>, treasure: unknown, t: MathTuning): string | null {
  const { bag, ground, playerHealth, isShielded, fight, phase } = state;
  if (!isTreasure(treasure) || !(bag.includes(treasure) || ground === treasure)) return 'You do not carry that.';
  const isAlone = phase === 'path';
  const why: Readonly<Record<Treasure, string | null>> = {
    apple:
      playerHealth < t.playerHealth
        ? null
        : isAlone
          ? 'You are in full health: keep it for the next creature.'
          : fight.row >= fullRow(t)
            ? 'You are in full health, and your row is full.'
            : null,
    shield: isShielded ? 'You hold a shield already.' : null,
    sharpener: isAlone
      ? 'There is no row here to fill: keep it for the next creature.'
      : fight.row >= fullRow(t)
        ? 'Your row is full already.'
        : null,
    horn: isAlone
      ? 'Nobody is here to hear it: keep it for the next creature.'
      : fight.courage <= 1
        ? 'It would not be frightened by that.'
        : null,
    eraser: isAlone ? 'Nothing is asked here: keep it for the next creature.' : null,
  };
  return why[treasure];
}

function answer(state: Readonly<MathState>, given: number, t: MathTuning): Applied {
  const rng: Rng = [...state.rng];
  return given === state.question.answer ? applyHit({ ...state, rng }, t) : applyMiss({ ...state, rng }, given, t);
}

/** Bag and ground without a treasure that is used up: what lay on the ground takes its place. */
function withoutTreasure({ bag, ground }: Readonly<MathState>, treasure: Treasure): Pick<MathState, 'bag' | 'ground'> {
  const place = bag.indexOf(treasure);
  if (place < 0) return { bag, ground: null };
  const left = bag.toSpliced(place, 1);
  return { bag: ground === null ? left : [...left, ground], ground: null };
}

/** Uses up a treasure. */
function spend(before: Readonly<MathState>, treasure: Treasure, t: MathTuning): Applied {
  const { fight } = before;
  const state: MathState = { ...before, ...withoutTreasure(before, treasure), rng: [...before.rng], mistake: null };
  const done = (change: Partial<MathState>, text: string): Applied => ({
    state: { ...state, ...change, message: text },
    events: [{ type: 'used', treasure, text, ...HERO_AT }],
  });
  switch (treasure) {
    case 'apple': {
      // Who needs no rest is stronger for it, as on the meadow: an apple never lies in the bag for nothing.
      if (state.playerHealth >= t.playerHealth)
        return done(
          { fight: { ...fight, row: fight.row + 1 } },
          `You eat the apple: your row has ${stepCount(fight.row + 1)}.`,
        );
      const playerHealth = Math.min(t.playerHealth, state.playerHealth + t.apple);
      return done({ playerHealth }, `You eat the apple and heal ${playerHealth - state.playerHealth}.`);
    }
    case 'shield':
      return done({ isShielded: true }, 'You hold the paper shield before you.');
    case 'sharpener': {
      const row = Math.min(fullRow(t), fight.row + Math.round(t.sharpens));
      return done({ fight: { ...fight, row } }, `Your pencil is sharp: your row has ${row} steps.`);
    }
    case 'horn': {
      const courage = Math.max(1, fight.courage - Math.round(t.fright));
      return done({ fight: { ...fight, courage } }, `You blow the horn: its courage sinks to ${courage}.`);
    }
    case 'eraser': {
      const next = withOffers(state, t);
      const { state: told, events } = done({}, 'Rubbed out: something else is asked.');
      const after = { ...next, message: told.message };
      return { state: after, events: [...events, askedEvent(after, t)] };
    }
  }
}

const stepCount = (steps: number): string => (steps === 1 ? '1 step' : `${steps} steps`);
