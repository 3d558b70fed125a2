// What an answer leads to: a hit or a miss, a level up or the end, and the next two questions.
import { pick } from '../../kit/core/rng.ts';
import type { MathTuning } from '../constants.ts';
import { type Applied, askNext, hitOf, strikeOf, withProgress } from './asking.ts';
import { ENEMIES, ENEMY_AT, enemyAt, enemyName, HERO_AT, HOME_LEVEL } from './enemies.ts';
import type { MathEvent } from './events.ts';
import { opsOf } from './factList.ts';
import type { Op } from './facts.ts';
import {
  afterHit,
  afterMiss,
  beginFight,
  blows,
  damageOf,
  type Fight,
  fullRow,
  givesUp,
  hits,
  isBlocked,
  mannerOf,
  missOf,
  poseOf,
} from './fight.ts';
import { fluencyAfter, gradeAfter, passedText } from './grades.ts';
import { CHOICES, gradeName, opsUpTo } from './kinds.ts';
import { collectedCount, isCollected } from './progress.ts';
import { isCardDone, type MathState } from './state.ts';
import { ALL_TREASURES, BAG, giftsAt, TREASURES, type Treasure } from './treasures.ts';

/** Interval of right answers in a row at which `streakGrew` is emitted. */
const STREAK_STEP = 5;

export function applyHit(state: MathState, t: MathTuning): Applied {
  const { question, stroke, level } = state;
  const how = hitOf(state, stroke, t);
  const damage = damageOf(state.fight, level, how, t);
  const fight = afterHit(state.fight, level, how, t);
  const enemyHealth = Math.max(0, state.enemyHealth - damage);
  const streak = state.streak + 1;
  const frightened = Math.max(0, state.fight.courage - fight.courage);
  const isBeaten = enemyHealth === 0 || givesUp(fight);
  const struck = how.isStalling && !isBeaten ? strikeOf(t) : 0;
  const playerHealth = Math.max(0, state.playerHealth - struck);
  const note = struck > 0 ? `You wait with a full row: it strikes for ${struck}.` : noteOf(state, fight, t);
  const { grade, fluency, passed } = knownAfter(state);
  const events: MathEvent[] = [
    { type: 'answered', fact: question.fact, kind: question.kind, right: true, streak },
    {
      type: 'hit',
      damage,
      stroke,
      isWeakSpot: how.isWeakSpot,
      enemyHealth,
      enemy: enemyName(level),
      frightened,
      courage: fight.courage,
      note,
      ...ENEMY_AT,
    },
    ...(struck > 0 ? [{ type: 'struck', damage: struck, playerHealth, ...HERO_AT } as const] : []),
    ...(streak % STREAK_STEP === 0 ? [{ type: 'streakGrew', streak, ...HERO_AT } as const] : []),
    ...(passed === null ? [] : [{ type: 'gradePassed', grade, ...passed, ...HERO_AT } as const]),
  ];
  const told =
    how.isWeakSpot && damage === hits(t)[1]
      ? `Correct! Weak spot: you deal ${damage} damage!`
      : `Correct! You deal ${damage} damage!`;
  const next: MathState = {
    ...state,
    fight,
    score: state.score + t.scorePerAnswer,
    playerHealth,
    enemyHealth,
    grade,
    message: [told, note, passed === null ? '' : passedText(passed)].filter(Boolean).join(' '),
    fluency,
    mistake: null,
    right: state.right + 1,
    streak,
    bestStreak: Math.max(state.bestStreak, streak),
  };
  if (playerHealth === 0) return lose(next, events);
  if (isCardDone(next)) return finishCard(next, events);
  const after = isBeaten ? levelUp(next, events, t) : askNext(next, events, t);
  // A row as long as an earlier one of this run brings nothing again.
  const gifts = streak > state.bestStreak ? giftsAt(streak) : [];
  return gifts.length === 0 ? after : found(after, pick(after.state.rng, gifts), `${streak} in a row!`, t);
}

/** What a right answer shows to be known: the grade after it, and in words what is passed; null where nothing is. */
function knownAfter({ grade: before, operations, fluency: known, question, list, card }: MathState) {
  const fluency = fluencyAfter(known, question.kind, true);
  const grade = list === null && card === null ? gradeAfter(before, operations, fluency) : before;
  const passed = grade === before ? null : { known: gradeName(before, operations), next: gradeName(grade, operations) };
  return { grade, fluency, passed };
}

/** What a hit changed, in a sentence: what the creature does now, its courage, the row. */
function noteOf(state: MathState, after: Fight, t: MathTuning): string {
  const { fight, level, stroke } = state;
  const manner = mannerOf(level);
  if (isBlocked(fight, level, stroke, t)) return manner.blocked ?? '';
  const sinks = after.courage < fight.courage && after.courage > 0 ? `Its courage sinks to ${after.courage}.` : '';
  const pose = poseOf(after, level, t);
  if (pose !== 'plain' && pose !== poseOf(fight, level, t)) return [sinks, manner.alert].filter(Boolean).join(' ');
  if (after.courage > fight.courage) return `It howls: its courage is ${after.courage} again.`;
  if (sinks) return sinks;
  if (after.row === fullRow(t) && fight.row < after.row)
    // How much it takes is said on the card: a weak spot changes it.
    return 'Your row is full: a bold hit takes the most courage.';
  return '';
}

/** Wrong answer: it costs what the creature's anger says, a bold one more. A paper shield makes that the least, and keeps the row. */
export function applyMiss(state: MathState, given: number, t: MathTuning): Applied {
  const { question, isShielded, fight, level, stroke } = state;
  const damage = isShielded ? blows(t)[0] : missOf(fight, level, stroke, t);
  const playerHealth = Math.max(0, state.playerHealth - damage);
  const after = afterMiss(fight, level, stroke, isShielded, t);
  const events: MathEvent[] = [
    { type: 'answered', fact: question.fact, kind: question.kind, right: false, streak: 0 },
    { type: 'wrong', damage, isShielded, playerHealth, given, question, ...HERO_AT },
  ];
  const next: MathState = {
    ...state,
    fight: after,
    playerHealth,
    isShielded: false,
    message: [
      `Wrong! Enemy attacks for ${damage} damage!`,
      isShielded ? 'Your shield holds, and your row.' : '',
      after.courage > fight.courage ? `It drinks courage: ${after.courage} again.` : '',
    ]
      .filter(Boolean)
      .join(' '),
    fluency: fluencyAfter(state.fluency, question.kind, false),
    mistake: { question, given },
    wrong: state.wrong + 1,
    streak: isShielded ? state.streak : 0,
  };
  if (playerHealth === 0) return lose(next, events);
  return isCardDone(next) ? finishCard(next, events) : askNext(next, events, t);
}

/** Puts a treasure into the bag; with a full one it lies on the ground until the next fight. */
function found({ state, events }: Applied, treasure: Treasure, why: string, t: MathTuning): Applied {
  const kept = state.bag.length < BAG;
  const { name, does } = TREASURES[treasure];
  const told = kept
    ? `${why} ${name} for your bag: ${does(t)}.`
    : `${why} Your bag is full: ${name.toLowerCase()} lies there for this fight. Use it, or make room.`;
  return {
    state: {
      ...state,
      bag: kept ? [...state.bag, treasure] : state.bag,
      ground: kept ? state.ground : treasure,
      message: `${state.message} ${told}`.trim(),
    },
    events: [...events, { type: 'found', treasure, kept, does: does(t), ...HERO_AT }],
  };
}

function levelUp(before: MathState, events: readonly MathEvent[], t: MathTuning): Applied {
  const { fight, path } = before;
  const level = before.level + 1;
  const grade = Math.max(before.grade, Math.min(level, CHOICES[before.operations].kinds.length + 1));
  const enemy = enemyAt(before.level);
  const gaveUp = before.enemyHealth > 0;
  // What was frightened away need not be beaten down: its health left is points.
  const points = gaveUp ? Math.round(t.fled * before.enemyHealth) : 0;
  const carried = before.find !== null && fight.turn <= (mannerOf(before.level).carries ?? 0) ? before.find : null;
  // Health above a lowered limit (lab) is kept.
  const playerHealth = Math.max(before.playerHealth, Math.min(t.playerHealth, before.playerHealth + t.heal));
  const healed = playerHealth - before.playerHealth;
  const { beaten } = before.progress;
  const collected = isCollected(beaten, enemy) ? null : collectedCount(beaten) + 1;
  const ridge = pick(before.rng, opsOpen(before, grade));
  const find = pick(before.rng, ALL_TREASURES);
  const told: MathState = {
    ...before,
    level,
    grade,
    score: before.score + points,
    playerHealth,
    ridge,
    find,
    ridges: before.ridges + (path === 'ridge' ? 1 : 0),
    phase: 'path',
    newcomers: collected === null ? before.newcomers : [...before.newcomers, enemy],
    message: [
      `${enemyName(before.level)} ${gaveUp ? `gives up: ${points} points` : 'defeated'}! Level ${level}.`,
      ...(healed > 0 ? [`You heal ${healed}.`] : []),
      ...(collected === null ? [] : [`New on your map: ${collected} of ${ENEMIES.length}.`]),
      ...(level === HOME_LEVEL ? ['All thirteen are beaten: your journey is won!'] : []),
    ].join(' '),
  };
  const all: readonly MathEvent[] = [
    ...events,
    { type: 'enemyFell', enemy, gaveUp, points, path, collected, ...ENEMY_AT },
    { type: 'leveledUp', level, healed, ridge, find, ...HERO_AT },
    ...(level === HOME_LEVEL ? [{ type: 'journeyWon', ...HERO_AT } as const] : []),
  ];
  const begun: Applied = { state: told, events: all };
  const after = carried === null ? begun : found(begun, carried, 'You catch what it carried.', t);
  return withProgress(after.state, after.events);
}

/** Operations that can be asked from a grade on: a creature can be weak to any of them. */
function opsOpen({ list, card, operations }: MathState, grade: number): readonly Op[] {
  if (card !== null) return card.ops;
  return list === null ? opsUpTo(grade, operations) : opsOf(list);
}

/** What a rest on the meadow gives: health, and steps of the row for what of it is not needed. */
export function restOf({ playerHealth }: Pick<MathState, 'playerHealth'>, t: MathTuning) {
  const rest = Math.round(t.rest);
  const rested = Math.max(0, Math.min(rest, t.playerHealth - playerHealth));
  return { rested, row: Math.min(fullRow(t), Math.floor((rest - rested) / t.restStep)) };
}

/** Health that the way up to the ridge costs: it leaves one on one's feet. */
export const climbOf = ({ playerHealth }: Pick<MathState, 'playerHealth'>, t: MathTuning): number =>
  Math.max(0, Math.min(Math.round(t.climb), playerHealth - 1));

export function takePath(state: Readonly<MathState>, path: 'meadow' | 'ridge', t: MathTuning): Applied {
  const { level } = state;
  const enemyHealth = t.enemyHealth + t.enemyHealthPerLevel * level;
  const weakness = path === 'ridge' ? state.ridge : null;
  const enemy = enemyName(level);
  const { line, carries } = mannerOf(level);
  const { rested, row } = path === 'meadow' ? restOf(state, t) : { rested: 0, row: 0 };
  const climb = path === 'ridge' ? climbOf(state, t) : 0;
  const rng = [...state.rng] as MathState['rng'];
  const next: MathState = {
    ...state,
    rng,
    path,
    weakness,
    ridge: null,
    find: carries === undefined ? null : pick(rng, ALL_TREASURES),
    phase: 'question',
    playerHealth: state.playerHealth + rested - climb,
    ground: null,
    fight: beginFight(level, path, t, row),
    enemyHealth,
    enemyFullHealth: enemyHealth,
    message: [
      `${enemy}, level ${level}${weakness === null ? '' : `: weak to ${weakness}`}.`,
      rested > 0 ? `You rest and heal ${rested}.` : '',
      climb > 0 ? `The climb costs ${climb} health.` : '',
      row > 0 ? `Well rested: your row begins with ${row}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  };
  const events: readonly MathEvent[] = [
    { type: 'pathTaken', path, enemy, enemyHealth, weakness, rested, climb, row, line, ...ENEMY_AT },
  ];
  const begun: Applied = { state: next, events };
  const after = path === 'ridge' && state.find !== null ? found(begun, state.find, '', t) : begun;
  return askNext(after.state, after.events, t);
}

/** Ends a won journey. */
export function goHome(state: Readonly<MathState>): Applied {
  const { score, level } = state;
  const over: MathState = {
    ...state,
    phase: 'over',
    isHome: true,
    message: `You are home. Your final score: ${score}`,
  };
  return withProgress(over, [{ type: 'cameHome', score, level, ...HERO_AT }]);
}

/** Ends a run whose card is answered. */
function finishCard(state: MathState, events: readonly MathEvent[]): Applied {
  const { score, level, right, wrong } = state;
  const of = right + wrong;
  const over: MathState = { ...state, phase: 'over', message: `All ${of} questions are answered: ${right} right.` };
  return withProgress(over, [...events, { type: 'cardDone', score, level, right, of, ...HERO_AT }]);
}

function lose(state: MathState, events: readonly MathEvent[]): Applied {
  const { score, level } = state;
  const over: MathState = {
    ...state,
    phase: 'over',
    message: `${state.message} Game Over! Your final score: ${score}`,
  };
  return withProgress(over, [...events, { type: 'gameOver', score, level, ...HERO_AT }]);
}
