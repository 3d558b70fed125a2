// What a game of Emergencia is at any moment, what can be commanded and what can happen. Specification part 3, §3 and §4.
import { TICKS_PER_SECOND } from '../kit/core/clock.ts';
import type { HasRng } from '../kit/core/rng.ts';
import { type Look, type Mission, mirrored, missionOf, type Weapon } from './mission.ts';
import type { Point } from './pathGeometry.ts';
import type { Sign } from './signs.ts';

export interface Agent {
  readonly id: number;
  x: number;
  y: number;
  /** Where it looks: radians, 0 is right, clockwise. */
  facing: number;
  readonly speed: number;
  readonly viewDistance: number;
  /** Where it goes at last; where it stands if nowhere. */
  targetX: number;
  targetY: number;
  /** The corners of its way there, and the places it goes to after that. */
  way: Point[];
  queue: Point[];
  /** Whom it goes after, by number; 0 nobody. */
  follows: number;
  /** Ticks that it still hears a complaint, or stands in shock. */
  busy: number;
}

/** What can be seen of somebody in the crowd. */
export interface Appearance {
  /** Drawn by seed: says nothing about who it is. */
  readonly id: number;
  readonly look: Look;
  x: number;
  y: number;
  facing: number;
  pose: 'walk' | 'pause' | 'chat' | 'phone' | 'flee' | 'caught';
  /** Signs that show in this tick: a set of bits. */
  shows: number;
}

/** What agents have noted of somebody, and what the player thinks of them. */
export interface Dossier {
  readonly id: number;
  /** Signs that an agent has seen: a set of bits. */
  notes: number;
  marked: boolean;
  /** Stopped for nothing, and let go. */
  cleared: boolean;
}

/** Somebody harmless: it follows from the seed and the time, and no state holds it. */
export type Stroller = Readonly<Appearance>;
export type Civilian = Stroller & Readonly<Dossier>;

/** What a crowd is drawn from, and how it walks. */
export interface Crowd {
  readonly seed: number;
  /** Another one for each level and try. */
  readonly stream: number;
  readonly people: number;
  /** So many of them look suspicious now and then. */
  readonly decoys: number;
  /** Disguises are drawn; else they are what the mission says. */
  readonly drawn: boolean;
  /** How fast people stroll, in px per second, and how far from home; how near the route is beside it. */
  readonly speed: number;
  readonly reach: number;
  readonly near: number;
}

export interface Enemy extends Appearance, Omit<Dossier, 'id' | 'cleared'> {
  /** Ticks beside the route, or standing still. */
  beside: number;
  still: number;
  readonly weapon: Weapon;
  readonly detectionRange: number;
  /** Where on its path it is: the leg, and what part of it. */
  pathIndex: number;
  pathProgress: number;
  /** Its rhythm differs from that of others. */
  readonly beat: number;
  /** Signs it has shown so far, and the tick with which they were enough; null while they are not. */
  shown: number;
  knownAt: number | null;
  markedAt: number | null;
  isEscaping: boolean;
  isApprehended: boolean;
  hasEscaped: boolean;
  /** The corners of its way out. */
  way: Point[];
}

export interface Vip extends Point {
  x: number;
  y: number;
  facing: number;
  pathIndex: number;
  pathProgress: number;
  assassinated: boolean;
}

/** How a mission of the run was completed: at which try, and whether the VIP lives. */
export interface MissionResult {
  readonly tries: number;
  readonly saved: boolean;
}

export type Phase = 'setup' | 'playing' | 'success' | 'failure' | 'gameOver';

export interface State extends HasRng {
  seed: number;
  /** The texts of the missions to play, and whose they are. */
  texts: readonly string[];
  kind: 'campaign' | 'generated' | 'own';
  /** A generated mission: which draft of the seed is played; null until it is known which can be won. */
  draft: number | null;
  /** How well enemies hide: as in which mission of the campaign. */
  hiding: number;
  flip: readonly [x: boolean, y: boolean];
  /** Why what a link brought is not played. */
  complaint: string | null;
  phase: Phase;
  help: boolean;
  /** Ticks since this phase began. */
  since: number;
  /** From 1. */
  level: number;
  /** Of this mission, in ticks of play. */
  time: number;
  /** Time stands while orders are given. */
  planning: boolean;
  vips: Vip[];
  agents: Agent[];
  /** Who strolls where: `crowd.ts` works it out from this and the time. */
  crowd: Crowd;
  /** Of the harmless: those of whom something is noted or thought. */
  dossiers: Dossier[];
  enemies: Enemy[];
  /** The agent that orders go to, by number; 0 none. */
  selected: number;
  /** Orders are added to the ones before. */
  queues: boolean;
  /** Where the player points, and with what; a finger that has left points nowhere. */
  cursor: { x: number; y: number };
  points: 'keys' | 'pointer' | 'nothing';
  /** A press on the map that is still held, and where the pointer was last. */
  press: Point | null;
  pointer: Point | null;
  /** How many were stopped for nothing, in the run and in this mission, and for how many ticks no mark is allowed. */
  wrong: number;
  complaints: number;
  suspended: number;
  isTimeUp: boolean;
  message: string;
  score: number;
  /** Without what was earned in a second try. */
  firstScore: number;
  /** In this mission. */
  earned: number;
  tries: number;
  done: MissionResult[];
  stats: { peopleProtected: number; enemiesApprehended: number; enemiesEscaped: number; missionsCompleted: number };
  /** Where enemies, agents and the VIP were, a row each half second, for what is shown afterwards. */
  track: (readonly number[])[];
  /** The tick of the mission that is being shown again; null while none is. */
  review: number | null;
}

export type Command =
  | { readonly type: 'gotIt' | 'startMission' | 'nextMission' | 'retryMission' | 'review' | 'plan' | 'queue' | 'halt' }
  /** Of an agent by number, or of somebody in the crowd. */
  | { readonly type: 'select' | 'mark' | 'send'; readonly id: number }
  /** A mission of one's own, as its file says it. */
  | { readonly type: 'open'; readonly mission: string };

type At<E> = E & { readonly x: number; readonly y: number };
export type Event =
  | { readonly type: 'briefed'; readonly level: number; readonly name: string }
  | { readonly type: 'missionStarted'; readonly level: number }
  | { readonly type: 'agentSelected'; readonly id: number }
  | { readonly type: 'agentDeselected'; readonly id: number }
  | At<{ readonly type: 'agentOrdered'; readonly id: number }>
  | At<{ readonly type: 'suspectMarked'; readonly id: number }>
  | At<{ readonly type: 'suspectUnmarked'; readonly id: number }>
  | At<{ readonly type: 'signNoted'; readonly id: number; readonly sign: Sign }>
  | At<{ readonly type: 'enemyApprehended'; readonly points: number; readonly weapon: Weapon }>
  | At<{ readonly type: 'enemyCaught'; readonly points: number; readonly weapon: Weapon }>
  | At<{ readonly type: 'complained'; readonly points: number; readonly suspended: boolean }>
  | At<{ readonly type: 'vipStruck'; readonly weapon: Weapon }>
  | At<{ readonly type: 'enemyFled' }>
  | At<{ readonly type: 'enemyEscaped' }>
  | { readonly type: 'timeUp' }
  | { readonly type: 'planned'; readonly stands: boolean }
  | { readonly type: 'missionSucceeded'; readonly level: number; readonly points: number; readonly saved: boolean }
  | { readonly type: 'missionFailed'; readonly level: number }
  | { readonly type: 'gameCompleted' }
  | { readonly type: 'refused'; readonly message: string };

export type Emit = (event: Event) => void;

const mirrorCache = new WeakMap<Mission, Mission[]>();

/** The mission under way, as it lies in this run. */
export function missionAt({ texts, level, flip: [x, y] }: Readonly<Pick<State, 'texts' | 'level' | 'flip'>>): Mission {
  const mission = missionOf(texts[level - 1] as string);
  const all = mirrorCache.get(mission) ?? [];
  mirrorCache.set(mission, all);
  const index = (x ? 1 : 0) + (y ? 2 : 0);
  return (all[index] ??= mirrored(mission, x, y));
}

export const secondsOf = (ticks: number): number => ticks / TICKS_PER_SECOND;
export const ticksOf = (seconds: number): number => Math.round(seconds * TICKS_PER_SECOND);

/** Nobody has taken it, and it has not got away. */
export const isAtLarge = ({ isApprehended, hasEscaped }: Readonly<Enemy>): boolean => !isApprehended && !hasEscaped;

export const isEnemy = (person: Civilian | Enemy): person is Enemy => 'weapon' in person;
