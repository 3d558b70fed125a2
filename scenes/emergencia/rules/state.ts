// State, commands and events of a run, as plain data. Specification part 3, §3 and §4. Places and lengths are in pixels of the map, angles in radians.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import type { HasRng } from '../../kit/core/rng.ts';
import { type Look, type Mission, mirrored, missionOf, type Weapon } from '../levels/mission.ts';
import type { Point } from './pathGeometry.ts';
import type { Points } from './points.ts';
import type { Sign } from './signs.ts';

/** An agent that the player steers. */
export interface Agent {
  /** From 1: the index in `State.agents` plus one. */
  readonly id: number;
  x: number;
  y: number;
  /** Where it looks: radians, 0 is right, clockwise. */
  facing: number;
  /** Pixels per second. */
  readonly speed: number;
  /** How far it sees, in pixels. */
  readonly viewDistance: number;
  /** End of its path; its own place while it stands. */
  targetX: number;
  targetY: number;
  /** Path under way: the corners that are still ahead. */
  way: Point[];
  /** Waypoints after that path, in order. */
  queue: Point[];
  /** Number of the person it follows; 0 nobody. */
  follows: number;
  /** Number of the door it goes to open or shut; 0 none. */
  door: number;
  /** Wears clothes from a wardrobe, until it takes somebody. */
  disguised: boolean;
  /** Ticks for which it still cannot act: it hears a complaint, or stands in shock. */
  busy: number;
}

/** What anybody can see of a person in the crowd. */
export interface Appearance {
  /** Drawn by seed, so it does not tell enemies from civilians. */
  readonly id: number;
  /** Clothes: the disguise of an enemy. */
  readonly look: Look;
  x: number;
  y: number;
  /** Radians, 0 is right, clockwise. */
  facing: number;
  /** Which animation is shown. */
  pose: 'walk' | 'pause' | 'chat' | 'phone' | 'flee' | 'caught';
  /** Signs visible in this tick: bit set of `BIT`. */
  shows: number;
}

/** What agents have noted about a person, and what the player decided about them. */
export interface Dossier {
  /** Number of the person. */
  readonly id: number;
  /** Signs that an agent has seen: bit set of `BIT`. */
  notes: number;
  /** The player marked them as a suspect. */
  marked: boolean;
  /** Was stopped wrongly and let go: cannot be marked again. */
  cleared: boolean;
}

/** A civilian: computed from seed and time by `crowd.ts`, never stored. */
export type Stroller = Readonly<Appearance>;
export type Civilian = Stroller & Readonly<Dossier>;

/** Parameters from which the crowd is generated. */
export interface Crowd {
  /** Seed of the run. */
  readonly seed: number;
  /** Random stream of the seed: another one for each level and try. */
  readonly stream: number;
  /** Number of civilians. */
  readonly people: number;
  /** How many civilians show one sign now and then. */
  readonly decoys: number;
  /** Disguises are drawn at random; else they are those of the mission file. */
  readonly drawn: boolean;
  /** Walking speed, in pixels per second. */
  readonly speed: number;
  /** How far people stroll from their first place, in pixels. */
  readonly reach: number;
  /** How near to the route counts as beside it, in pixels. */
  readonly near: number;
}

export interface Enemy extends Appearance, Omit<Dossier, 'id' | 'cleared'> {
  /** Ticks for which it has walked beside the route without a break. */
  beside: number;
  /** Ticks for which it has waited before shut doors since it forced one. */
  atDoor: number;
  /** Pixels of its path lost before doors. */
  lost: number;
  /** Ticks for which it has stood still. */
  still: number;
  readonly weapon: Weapon;
  /** Range of a sniper, in pixels; 0 for other weapons. */
  readonly detectionRange: number;
  /** Leg of its path, from 0. */
  pathIndex: number;
  /** Walked part of that leg, 0 to 1. */
  pathProgress: number;
  /** Phase of its sign rhythm, in ticks: enemies do not show signs at the same time. */
  readonly beat: number;
  /** Ticks of the mission at which the two signs of its weapon were first to be seen, in the order of `signsOf`; null before. */
  shownAt: [first: number | null, second: number | null];
  /** Tick at which it forced a door; null before. */
  forcedAt: number | null;
  /** Tick at which it struck the VIP; null before. */
  struckAt: number | null;
  /** Tick of the mission at which it was marked first; null before. */
  markedAt: number | null;
  /** Both signs of its weapon were noted when it was marked. */
  markedOnProof: boolean;
  /** Flees: it has struck, or time is up. */
  isEscaping: boolean;
  isApprehended: boolean;
  /** Has left the map: the mission is lost. */
  hasEscaped: boolean;
  /** Escape path: the corners that are still ahead. */
  way: Point[];
}

/** A door of the mission as it stands now. */
export interface DoorState {
  shut: boolean;
  /** Forced open for good. */
  broken: boolean;
}

/** Somebody to protect, who walks along the route. */
export interface Vip extends Point {
  x: number;
  y: number;
  /** Radians, 0 is right, clockwise. */
  facing: number;
  /** Leg of the route, from 0. */
  pathIndex: number;
  /** Walked part of that leg, 0 to 1. */
  pathProgress: number;
  /** Was struck, and lies there. */
  assassinated: boolean;
}

/** How a mission of the run was completed. */
export interface MissionResult {
  /** Number of the try, from 1. */
  readonly tries: number;
  /** The VIP lives. */
  readonly saved: boolean;
}

/** What a review is about: when an enemy gave itself away, or what it did. */
export type Moment = 'proof' | 'deed';

/** A moment that the review shows instead of the whole mission. */
export interface Reviewed {
  /** Index of the enemy. */
  readonly enemy: number;
  readonly moment: Moment;
  /** Tick of the mission. */
  readonly at: number;
}

/** Progress over many runs. */
export interface Progress {
  /** The mark of each mission. */
  readonly marks: readonly number[];
  /** Best score of each tour; 0 where it was never finished. */
  readonly bests: readonly number[];
}

/** `tours` shows the choice of a tour, `setup` the briefing; `success` and `failure` end a mission, `gameOver` ends the run. */
export type Phase = 'tours' | 'setup' | 'playing' | 'success' | 'failure' | 'gameOver';

export interface State extends HasRng {
  /** Seed of the run: crowd, disguises, mirroring and generated missions follow from it. */
  seed: number;
  /** Mission files of the run, as JSON text. */
  texts: readonly string[];
  /** Where the missions come from; `own` is a file or a link of the player. */
  kind: 'campaign' | 'generated' | 'own';
  /** Number of the generated draft that is played; null until the search in the Worker has answered. 0: none was proven. */
  draft: number | null;
  /** Progress of the career with which the run began. */
  progress: Progress;
  /** Number of the tour that is played or chosen, from 1; 0 outside of the tours. */
  tour: number;
  /** Missions of the run: number of the first and of the last, from 1. */
  span: readonly [first: number, last: number];
  /** How well enemies hide: the number of a campaign mission, from 1. */
  hiding: number;
  /** Whether the map is mirrored, so that a mission is not known by heart. */
  flip: readonly [x: boolean, y: boolean];
  /** Error message: why the mission of a link is not played; null where there is none. */
  complaint: string | null;
  phase: Phase;
  /** The help card is shown before the first mission. */
  help: boolean;
  /** Ticks since this phase began. */
  since: number;
  /** Number of the mission, from 1. */
  level: number;
  /** Ticks played in this mission. */
  time: number;
  /** Planning mode: time stands while orders are given. */
  planning: boolean;
  vips: Vip[];
  agents: Agent[];
  /** Parameters of the crowd: `crowd.ts` computes every civilian from them and the time. */
  crowd: Crowd;
  /** Dossiers of civilians, only of those about whom something is noted. */
  dossiers: Dossier[];
  enemies: Enemy[];
  /** Number of the selected agent, which gets the orders; 0 none. */
  selected: number;
  /** Orders are added as waypoints instead of replacing the ones before. */
  queues: boolean;
  /** Cursor on the map. */
  cursor: { x: number; y: number };
  /** What moved the cursor last; `nothing` where a finger has left the screen. */
  points: 'keys' | 'pointer' | 'nothing';
  /** The next tap or click on a person marks them, whoever is selected. */
  marks: boolean;
  /** Where the press began that is still held; null without one. */
  press: Point | null;
  /** Route that is drawn from the selected agent, its places so far; null while none is drawn. */
  route: Point[] | null;
  /** Ticks for which that press has been held. */
  heldFor: number;
  /** Where the right button was pressed; null while it is not held, and once the map was dragged. */
  rightPress: Point | null;
  /** Last place of the pointer. */
  pointer: Point | null;
  /** Civilians stopped wrongly in the run. */
  wrong: number;
  /** Civilians stopped wrongly in this mission. */
  complaints: number;
  /** Ticks for which headquarters still allows no mark. */
  suspended: number;
  /** The time limit has passed: everybody at large flees. */
  isTimeUp: boolean;
  /** Doors of the mission, in its order. */
  doors: DoorState[];
  /** Index of the camera that is live; −1 none. */
  camera: number;
  /** How often the VIP's escort may still be told to wait. */
  waits: number;
  /** Ticks for which the VIP still waits. */
  waiting: number;
  /** Ticks that the VIP has waited so far: their walk is so late. */
  vipLate: number;
  /** Status line of the HUD. */
  message: string;
  /** Points of the run; below nothing after more wrong marks than arrests. */
  score: number;
  /** Points of first tries alone, by what they were paid for: their sum counts for the best. */
  firstEarned: Points;
  /** Points of this try of the mission. */
  earned: Points;
  /** Number of the try of this mission, from 1. */
  tries: number;
  /** Completed missions, in order. */
  done: MissionResult[];
  /** Sums over the run. */
  stats: { peopleProtected: number; enemiesApprehended: number; enemiesEscaped: number; missionsCompleted: number };
  /** Recording for the review: each half second a row of x and y of the first VIP, the agents and the enemies. */
  track: (readonly number[])[];
  /** Tick of the mission that the review shows; null while there is no review. */
  review: number | null;
  /** The moment that the review shows; null for the whole mission. */
  reviewed: Reviewed | null;
}

export type Command =
  | {
      readonly type:
        | 'radio'
        | 'nextCamera'
        | 'gotIt'
        | 'startMission'
        | 'nextMission'
        | 'retryMission'
        | 'beginTour'
        | 'plan'
        | 'queue'
        | 'marking'
        | 'halt';
    }
  /** `id` is the number of an agent (`select`) or of a person in the crowd. */
  | { readonly type: 'select' | 'mark' | 'send' | 'camera'; readonly id: number }
  | { readonly type: 'chooseTour'; readonly tour: number }
  /** Shows the mission again: all of it, or a moment of an enemy (its index). */
  | { readonly type: 'review'; readonly enemy?: number; readonly moment?: Moment }
  /** Plays a mission file of the player: `mission` is its JSON text. */
  | { readonly type: 'open'; readonly mission: string };

type At<E> = E & { readonly x: number; readonly y: number };
export type Event =
  | { readonly type: 'briefed'; readonly heading: string; readonly name: string }
  | { readonly type: 'missionStarted'; readonly level: number }
  /** `again`: it was selected already, and is looked for. */
  | { readonly type: 'agentSelected'; readonly id: number; readonly again: boolean }
  | { readonly type: 'agentDeselected'; readonly id: number }
  | At<{ readonly type: 'agentOrdered'; readonly id: number }>
  | At<{ readonly type: 'doorMoved'; readonly id: number; readonly shut: boolean }>
  /** Somebody forces a shut door: whoever does is an enemy. */
  | At<{ readonly type: 'doorBroken'; readonly id: number; readonly person: number }>
  | At<{ readonly type: 'disguised'; readonly id: number }>
  | At<{ readonly type: 'disguiseLost'; readonly id: number }>
  | At<{ readonly type: 'cameraLive'; readonly id: number }>
  | { readonly type: 'vipWaits'; readonly left: number }
  | { readonly type: 'vipGoesOn' }
  | At<{ readonly type: 'suspectMarked'; readonly id: number }>
  | At<{ readonly type: 'suspectUnmarked'; readonly id: number }>
  /** `notes` is all that is noted of them now: a bit set. */
  | At<{ readonly type: 'signNoted'; readonly id: number; readonly sign: Sign; readonly notes: number }>
  /** Two signs of one weapon are noted of somebody; in the first mission alone, which teaches it. */
  | At<{ readonly type: 'proofNoted'; readonly id: number }>
  | At<{ readonly type: 'enemyApprehended'; readonly points: number; readonly weapon: Weapon }>
  | At<{ readonly type: 'enemyCaught'; readonly points: number; readonly weapon: Weapon }>
  | At<{ readonly type: 'complained'; readonly points: number; readonly suspended: boolean }>
  | At<{ readonly type: 'vipStruck'; readonly weapon: Weapon }>
  | At<{ readonly type: 'enemyFled' }>
  | At<{ readonly type: 'enemyEscaped' }>
  | { readonly type: 'timeUp' }
  | { readonly type: 'planned'; readonly stands: boolean }
  | {
      readonly type: 'missionSucceeded';
      readonly level: number;
      readonly points: number;
      readonly saved: boolean;
      /** Number of the try, from 1. */
      readonly tries: number;
      /** Number of the tour, from 1; 0 outside of the tours. */
      readonly tour: number;
    }
  | { readonly type: 'missionFailed'; readonly level: number }
  /** The run is over; `score` counts first tries alone. */
  | { readonly type: 'gameCompleted'; readonly tour: number; readonly score: number }
  | { readonly type: 'refused'; readonly message: string };

export type Emit = (event: Event) => void;

const mirrorCache = new WeakMap<Mission, Mission[]>();

/** The current mission, mirrored as in this run; cached. */
export function missionAt({ texts, level, flip: [x, y] }: Readonly<Pick<State, 'texts' | 'level' | 'flip'>>): Mission {
  const mission = missionOf(texts[level - 1] as string);
  const all = mirrorCache.get(mission) ?? [];
  mirrorCache.set(mission, all);
  const index = (x ? 1 : 0) + (y ? 2 : 0);
  return (all[index] ??= mirrored(mission, x, y));
}

export const secondsOf = (ticks: number): number => ticks / TICKS_PER_SECOND;
export const ticksOf = (seconds: number): number => Math.round(seconds * TICKS_PER_SECOND);

/** Neither apprehended nor escaped. */
export const isAtLarge = ({ isApprehended, hasEscaped }: Readonly<Enemy>): boolean => !isApprehended && !hasEscaped;

export const isEnemy = (person: Civilian | Enemy): person is Enemy => 'weapon' in person;
