// What the arena is made of, as data: request and response of a match, the snapshot of a tick, events, robots of the ladder, the state of a bout.
import type { Forfeit } from '../rules/match.ts';
import type { Senses } from '../rules/radar.ts';
import type { ArenaRobotId } from './ladder.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Maps, by name. All are the same turned by half a circle: no corner is better than the one across. */
export const MAP_IDS = ['open', 'pillars', 'cover', 'yard'] as const;
export type MapId = (typeof MAP_IDS)[number];

/** A block, its upper left corner in units. It stops robots and shells; a low one does not hide who is behind it. */
export interface Block {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly low: boolean;
}

/** Who enters a match: a robot of the ladder, or a script. Robots of one team win together. */
export type Entrant = { readonly team: number } & (
  | { readonly house: ArenaRobotId }
  | { readonly code: string; readonly name?: string }
);

/** Everything that decides a match: a function of this alone. */
export interface ArenaRequest {
  readonly mode: 'arena';
  /** Two to six. */
  readonly entrants: readonly Entrant[];
  readonly seed: number;
  readonly map: MapId;
  readonly senses: Senses;
  /** Shells hit one's own team too; else they pass. */
  readonly friendlyFire: boolean;
}

/** What the referee answers: what each robot did, three letters a tick for as long as it lived (`packing.ts`), and forfeits. */
export interface ArenaResponse {
  readonly did: readonly string[];
  readonly out: readonly (Forfeit | null)[];
}

/** What a robot does in a tick, as far as it can be done in one. */
export interface Deed {
  /** The wished speed as a part of the most, −1 to 1. */
  readonly drive: number;
  /** Degrees that the body turns, whole: to the right above 0. */
  readonly turn: number;
  /** Degrees that the gun turns, in halves. */
  readonly swing: number;
  /** Power of the shell that is fired; 0 for none. */
  readonly fire: number;
  readonly shield: boolean;
  /** The script threw: it drives forward. */
  readonly threw: boolean;
}

/** A robot in a snapshot. */
export interface ArenaRobot extends Point {
  /** Degrees clockwise from facing right: of the body, and of the gun, which turns by itself. */
  readonly angle: number;
  readonly gun: number;
  /** Units a tick along the body; below 0 backwards. */
  readonly speed: number;
  /** Points; 0 is out. */
  readonly health: number;
  readonly energy: number;
  /** A gun fires at 0. */
  readonly heat: number;
  /** Ticks left for which the shield holds. */
  readonly shielded: number;
}

/** A shell in flight. */
export interface Shell extends Point {
  /** The same number for as long as it flies. */
  readonly id: number;
  /** Who fired it: an index of entrants. */
  readonly by: number;
  /** Degrees. */
  readonly heading: number;
  readonly power: number;
}

/** What happened in a tick. `robot` is an index of entrants; x and y are units of the ground. */
export type ArenaEvent = Point &
  (
    | {
        readonly type: 'fired';
        readonly robot: number;
        /** `id` of the shell, here and below. */
        readonly shell: number;
        readonly power: number;
        readonly heading: number;
      }
    /** A shell met a robot: it took damage, or its shield stopped it. */
    | {
        readonly type: 'struck';
        readonly robot: number;
        readonly shell: number;
        readonly by: number;
        readonly damage: number;
      }
    | { readonly type: 'absorbed'; readonly robot: number; readonly shell: number; readonly by: number }
    /** A shell ended at a wall or block. */
    | { readonly type: 'spent'; readonly shell: number; readonly by: number; readonly at: 'wall' | 'block' | 'cover' }
    | { readonly type: 'raised'; readonly robot: number }
    | { readonly type: 'crashed'; readonly robot: number; readonly damage: number }
    | { readonly type: 'rammed'; readonly robot: number; readonly by: number; readonly damage: number }
    /** It wanted to fire, and the gun was hot or energy too low. */
    | { readonly type: 'clicked'; readonly robot: number }
    | { readonly type: 'erred'; readonly robot: number }
    /** Out of the match: by whom it was brought down, null where it was nobody; or by a forfeit. */
    | { readonly type: 'fell'; readonly robot: number; readonly by: number | null; readonly forfeit: boolean }
  );

/** One tick of a match, whole. */
export interface Snapshot {
  /** Ticks that were played. */
  readonly tick: number;
  readonly robots: readonly ArenaRobot[];
  readonly shells: readonly Shell[];
  /** What each robot did in the last tick; null before the first and for who is out. */
  readonly deeds: readonly (Deed | null)[];
  /** What happened in the last tick. */
  readonly events: readonly ArenaEvent[];
  /** Shells fired so far, from which the next gets its id. */
  readonly fired: number;
}

/** What one robot did over a match. */
export interface Tally {
  readonly shots: number;
  /** Its shells that struck a foe, and those among them that were aimed elsewhere than at where the foe then was. */
  readonly hits: number;
  readonly led: number;
  /** Foes' shells that were fired at it or past it, and those that struck. */
  readonly faced: number;
  readonly struck: number;
  readonly absorbed: number;
  readonly damage: number;
  readonly crashes: number;
  readonly rams: number;
  readonly threw: number;
}

/** How a match ended. */
export interface Verdict {
  /** The winning team; null for a draw. */
  readonly team: number | null;
  /** Entrants from the first to the last. */
  readonly places: readonly number[];
  readonly ticks: number;
  /** What the winner did, in a sentence with figures; of a draw what both did. */
  readonly why: string;
}

/** A face, from which the scene draws a robot. */
export interface Face {
  readonly ink: 'sand' | 'fox' | 'coral' | 'rose' | 'plum' | 'indigo' | 'sky' | 'teal' | 'moss' | 'gold';
  readonly eyes: 'round' | 'narrow' | 'wide' | 'one' | 'sleepy' | 'crossed' | 'visor';
  readonly mouth: 'flat' | 'smile' | 'open' | 'zigzag' | 'none';
  readonly antenna: 'none' | 'one' | 'two' | 'dish' | 'spring' | 'fin';
}

/** A robot of the ladder. Its script is a text of its own (`texts.ts`). */
export interface ArenaRobotCard {
  readonly id: ArenaRobotId;
  readonly name: string;
  /** 1 to 6. */
  readonly league: number;
  readonly face: Face;
  /** Hints at its idea. */
  readonly sentence: string;
  /** What to try after a defeat, said of "it": a result puts the name there (`hintAbout`). */
  readonly hint: string;
  /** Par of its league: lines of code, and ticks of the matches that were won. */
  readonly lines: number;
  readonly ticks: number;
}

/** Kinds of bout: the next of the ladder in best of three, the field of a week, or whatever the player sets. */
export type BoutKind = 'ladder' | 'week' | 'free';

/** A robot in a bout. */
export interface ArenaFighter {
  readonly name: string;
  /** The robot of the ladder that it is; null for a script. */
  readonly house: ArenaRobotId | null;
  readonly team: number;
  /** Lines of code; 0 for a robot of the ladder. */
  readonly lines: number;
}

/** The state of a bout in the arena. `RobotState.bout` has it where `setup.mode` is 'arena'. */
export interface ArenaBout {
  readonly kind: BoutKind;
  /** Whom it is against on the ladder; else null. */
  readonly rival: ArenaRobotId | null;
  /** The Monday of the week, '2026-11-23'; null elsewhere. */
  readonly week: string | null;
  readonly senses: Senses;
  readonly friendlyFire: boolean;
  /** Map of the match under way, or of the first. */
  readonly map: MapId;
  /** 'between' is a match that is over in a bout that is not. */
  readonly phase: 'idle' | 'resolving' | 'running' | 'between' | 'over';
  /** Who fights, with scripts: kept until the bout is over. */
  readonly entrants: readonly Entrant[];
  /** The same without scripts; empty before the bout begins. */
  readonly fighters: readonly ArenaFighter[];
  /** Matches of the bout at most, the one under way from 0, and matches won by each team. */
  readonly rounds: number;
  readonly round: number;
  readonly wins: readonly number[];
  /** The seed from which those of the matches are drawn: the run's, or the week's. */
  readonly base: number;
  /** Seed of the match under way. Nobody sees it before. */
  readonly seed: number;
  /** The response, for `snapshotsOf`. */
  readonly did: readonly string[];
  readonly out: readonly (Forfeit | null)[];
  /** Ticks of the match under way. */
  readonly ticks: number;
  /** The played tick. */
  readonly now: Snapshot;
  /** Tallies of the match that has ended; empty while one is played. */
  readonly tallies: readonly Tally[];
  /** Matches that are over, and the player's points for each. */
  readonly verdicts: readonly Verdict[];
  readonly points: readonly number[];
  /** Session tick of the next one. */
  readonly nextAt: number;
  readonly pace: 1 | 2 | 3;
  readonly held: boolean;
}

export type ArenaCommand =
  /** Begins a bout. On the ladder and in the week the first entrant is the player's and the others are as the setup has them. */
  | { readonly type: 'begin'; readonly entrants: readonly Entrant[] }
  /** Goes on to the next match of a bout; an alarm sends it too. */
  | { readonly type: 'next' }
  /** As in the duel: end without a result, speed, hold, play to the end of this match, one tick. */
  | { readonly type: 'stop' }
  | { readonly type: 'pace'; readonly pace: number }
  | { readonly type: 'hold'; readonly on: boolean }
  | { readonly type: 'finish' }
  | { readonly type: 'tick' };

/** Events of the reducer: those of the played tick, and of bouts and matches. */
export type ArenaBoutEvent =
  | ArenaEvent
  | { readonly type: 'arenaBegan'; readonly names: readonly string[]; readonly round: number; readonly rounds: number }
  | {
      readonly type: 'matchEnded';
      readonly winners: readonly string[];
      readonly ticks: number;
      readonly why: string;
      readonly isLast: boolean;
    }
  | {
      readonly type: 'boutEnded';
      readonly kind: BoutKind;
      readonly rival: ArenaRobotId | null;
      readonly week: string | null;
      readonly outcome: 'won' | 'lost' | 'draw';
      readonly lines: number;
      /** Ticks of the matches that the player won. */
      readonly ticks: number;
      readonly points: number;
    };
