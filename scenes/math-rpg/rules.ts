// Rules of Math RPG: a right answer hits the enemy, a wrong one lets it hit back; a beaten enemy is a level up, a heal and a choice of path.
import { pick, type Rng, randomInt, seeded } from '../kit/core/rng.ts';
import type { CreateOptions, Result, TurnRules } from '../kit/core/rules.ts';
import type { MathTuning } from './constants.ts';
import { ENEMIES, enemyAt, enemyName } from './enemies.ts';
import type { MathEvent } from './events.ts';
import { countOf, opsOf, readFactList } from './factList.ts';
import { isChoice, opsUpTo } from './kinds.ts';
import { nextQuestion, unrepeatedOf } from './nextQuestion.ts';
import { ENEMY_AT, HERO_AT } from './places.ts';
import { collectedCount, isCollected, NO_PROGRESS, readProgress, updateProgress } from './progress.ts';
import { parseAnswer } from './question.ts';
import { resultOf } from './result.ts';
import type { MathCommand, MathState } from './state.ts';

type Applied = { readonly state: MathState; readonly events: readonly MathEvent[] };

/** Interval of right answers in a row at which `streakGrew` is emitted. */
const STREAK_STEP = 5;

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
  const { operations, facts } = setup;
  const list = typeof facts === 'string' ? readFactList(facts) : null;
  const rng = seeded(seed);
  const wish = {
    operations: isChoice(operations) ? operations : 'all',
    list,
    level: 1,
    path: 'start',
    weakness: null,
    recent: [],
  } as const;
  const question = nextQuestion(rng, { ...wish, boxes: progress.boxes }, t);
  return {
    ...wish,
    rng,
    score: 0,
    playerHealth: t.playerHealth,
    enemyHealth: t.firstEnemyHealth,
    enemyFullHealth: t.firstEnemyHealth,
    phase: 'question',
    question,
    ridge: null,
    recent: [question.text],
    message: list === null ? '' : `Your link brought ${countOf(list)} to practise.`,
    mistake: null,
    right: 0,
    wrong: 0,
    streak: 0,
    bestStreak: 0,
    ridges: 0,
    newcomers: [],
    progress,
    best: progress.best,
  };
}

/** Legal commands that can be listed: right and some wrong answers, or the two paths. */
export function legal({ phase, question }: Readonly<MathState>): readonly MathCommand[] {
  if (phase === 'over') return [];
  if (phase === 'path')
    return [
      { type: 'take', path: 'meadow' },
      { type: 'take', path: 'ridge' },
    ];
  const wrong = question.answer === 0 ? 1 : 0;
  return [wrong, question.answer, question.answer + 1, question.answer + 10].map(number => ({
    type: 'answer',
    text: String(number),
  }));
}

function apply(state: Readonly<MathState>, command: MathCommand, t: MathTuning): Applied {
  const reason = validate(state, command);
  if (reason !== null) return { state, events: [{ type: 'refused', message: reason }] };
  return command.type === 'answer'
    ? answer(state, parseAnswer(command.text) as number, t)
    : takePath(state, command.path, t);
}

/** Validates a command: the reason for its refusal, or null. Commands may come from scripts, so every field is checked. */
function validate({ phase }: Readonly<MathState>, command: Partial<Record<string, unknown>>): string | null {
  const { type, text, path } = command;
  if (type !== 'answer' && type !== 'take') return 'That is not a move in this game.';
  if (phase === 'over') return 'The game is over.';
  if (type === 'take') {
    if (phase !== 'path') return 'Beat the enemy first.';
    return path === 'meadow' || path === 'ridge' ? null : 'There is no such path.';
  }
  if (phase === 'path') return 'Choose a path first.';
  if (typeof text === 'string' && text.trim() === '') return 'Type your answer first.';
  return parseAnswer(text) === null ? 'Your answer must be a whole number, like 12 or −3. It cost you nothing.' : null;
}

function answer(state: Readonly<MathState>, given: number, t: MathTuning): Applied {
  const rng: Rng = [...state.rng];
  return given === state.question.answer ? applyHit({ ...state, rng }, t) : applyMiss({ ...state, rng }, given, t);
}

/** Uniform random integer between both limits. */
const rollBetween = (rng: Rng, least: number, most: number): number => {
  const [low, high] = [Math.round(Math.min(least, most)), Math.round(Math.max(least, most))];
  return low + randomInt(rng, high - low + 1);
};

function applyHit(state: MathState, t: MathTuning): Applied {
  const { question, weakness, rng } = state;
  const isWeakSpot = question.op === weakness;
  const roll = rollBetween(rng, t.hitLeast, t.hitMost);
  const damage = isWeakSpot ? Math.round(Math.max(t.hitLeast, t.hitMost)) : roll;
  const enemyHealth = Math.max(0, state.enemyHealth - damage);
  const streak = state.streak + 1;
  const events: MathEvent[] = [
    { type: 'answered', fact: question.fact, kind: question.kind, right: true, streak },
    { type: 'hit', damage, isWeakSpot, enemyHealth, enemy: enemyName(state.level), ...ENEMY_AT },
  ];
  if (streak % STREAK_STEP === 0) events.push({ type: 'streakGrew', streak, ...HERO_AT });
  const next: MathState = {
    ...state,
    score: state.score + t.scorePerAnswer,
    enemyHealth,
    message: isWeakSpot ? `Correct! Weak spot: you deal ${damage} damage!` : `Correct! You deal ${damage} damage!`,
    mistake: null,
    right: state.right + 1,
    streak,
    bestStreak: Math.max(state.bestStreak, streak),
  };
  return enemyHealth > 0 ? askNext(next, events, t) : levelUp(next, events, t);
}

/** Wrong answer. On the meadow a player with low health gets the lowest of several damage rolls. */
function applyMiss(state: MathState, given: number, t: MathTuning): Applied {
  const { question, rng, path } = state;
  const isHeldBack = path === 'meadow' && state.playerHealth < t.shyBelow;
  const blows = Array.from({ length: isHeldBack ? t.heldBackOf : 1 }, () => rollBetween(rng, t.blowLeast, t.blowMost));
  const damage = Math.min(...blows);
  const playerHealth = Math.max(0, state.playerHealth - damage);
  const events: MathEvent[] = [
    { type: 'answered', fact: question.fact, kind: question.kind, right: false, streak: 0 },
    { type: 'wrong', damage, isHeldBack, playerHealth, given, question, ...HERO_AT },
  ];
  const next: MathState = {
    ...state,
    playerHealth,
    message: `Wrong! Enemy attacks for ${damage} damage!`,
    mistake: { question, given },
    wrong: state.wrong + 1,
    streak: 0,
  };
  return playerHealth > 0 ? askNext(next, events, t) : lose(next, events);
}

function levelUp(state: MathState, events: MathEvent[], t: MathTuning): Applied {
  const level = state.level + 1;
  // Health above a lowered limit (lab) is kept.
  const playerHealth = Math.max(state.playerHealth, Math.min(t.playerHealth, state.playerHealth + t.heal));
  const healed = playerHealth - state.playerHealth;
  const enemy = enemyAt(state.level);
  const { beaten } = state.progress;
  const collected = isCollected(beaten, enemy) ? null : collectedCount(beaten) + 1;
  const ridge = pick(state.rng, state.list === null ? opsUpTo(level, state.operations) : opsOf(state.list));
  return withProgress(
    {
      ...state,
      level,
      playerHealth,
      ridge,
      ridges: state.ridges + (state.path === 'ridge' ? 1 : 0),
      phase: 'path',
      newcomers: collected === null ? state.newcomers : [...state.newcomers, enemy],
      message: [
        `${enemyName(state.level)} defeated! Level ${level}.`,
        ...(healed > 0 ? [`You heal ${healed}.`] : []),
        ...(collected === null ? [] : [`New on your map: ${collected} of ${ENEMIES.length}.`]),
      ].join(' '),
    },
    [
      ...events,
      { type: 'enemyFell', enemy, path: state.path, collected, ...ENEMY_AT },
      { type: 'leveledUp', level, healed, ridge, ...HERO_AT },
    ],
  );
}

function takePath(state: Readonly<MathState>, path: 'meadow' | 'ridge', t: MathTuning): Applied {
  const enemyHealth = t.enemyHealth + t.enemyHealthPerLevel * state.level;
  const weakness = path === 'ridge' ? state.ridge : null;
  const enemy = enemyName(state.level);
  const next: MathState = {
    ...state,
    rng: [...state.rng],
    path,
    weakness,
    ridge: null,
    phase: 'question',
    enemyHealth,
    enemyFullHealth: enemyHealth,
    message:
      weakness === null ? `${enemy}, level ${state.level}.` : `${enemy}, level ${state.level}: weak to ${weakness}.`,
  };
  return askNext(next, [{ type: 'pathTaken', path, enemy, enemyHealth, weakness, ...ENEMY_AT }], t);
}

function lose(state: MathState, events: MathEvent[]): Applied {
  const { score, level } = state;
  const over: MathState = {
    ...state,
    phase: 'over',
    message: `${state.message} Game Over! Your final score: ${score}`,
  };
  return withProgress(over, [...events, { type: 'gameOver', score, level, ...HERO_AT }]);
}

/** Updates the progress and draws the next question from it. */
function askNext(state: MathState, events: MathEvent[], t: MathTuning): Applied {
  const { state: updated, events: all } = withProgress(state, events);
  const question = nextQuestion(updated.rng, { ...updated, boxes: updated.progress.boxes }, t);
  const recent = [...updated.recent, question.text].slice(-Math.max(1, unrepeatedOf(updated.list, t)));
  return { state: { ...updated, question, recent }, events: [...all, { type: 'asked', question }] };
}

function withProgress(state: MathState, events: readonly MathEvent[]): Applied {
  return { state: { ...state, progress: events.reduce(updateProgress, state.progress) }, events };
}
