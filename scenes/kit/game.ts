// The contract every game implements: what it is (GameDefinition) and what it does once played (GameRuntime).
import type { Size } from './core/camera.ts';
import type { Knobs } from './core/constants.ts';
import type { Ink } from './core/inks.ts';
import type { Control, PointerOptions } from './core/input.ts';
import type { Json } from './core/json.ts';
import type { GameEvent, Setup } from './core/rules.ts';
import type { OpenOptions, Session, Work } from './core/session/session.ts';
import type { SceneClass } from './phaser/GameScene.ts';
import type { Music } from './sound/Sequencer.ts';
import type { Voice } from './sound/voices.ts';

/** What a game is, before anyone plays it. Light enough that the games page loads all of them. */
export interface GameDefinition {
  /** Folder name = id = last part of the route. */
  readonly id: string;
  readonly title: string;
  /** The page's heading where it differs from the title ('Airborne Game'). */
  readonly heading?: string;
  readonly card: {
    readonly blurb: string;
    readonly tags: readonly string[];
    readonly players: readonly [min: number, max: number];
    readonly minutes: number;
    /** A file under assets/images/. */
    readonly image?: string;
    readonly listing: { readonly section: 'prototypes' | 'more'; readonly order: number };
  };
  readonly frame: 'full' | 'plain' | 'fullscreen' | 'black';
  /** What the picture shows of the world, in its own pixels; the colour of its page before the picture is there; and how it stands in the window. */
  readonly stage: {
    readonly width: number;
    readonly height: number;
    readonly ink: Ink;
    /** 'around' unless told: the picture as large as it goes, the HUD round it. 'words': the picture above or beside, and the HUD has the rest. */
    readonly layout?: 'around' | 'words';
    /**
     * So much of it a tall window shows, larger: the scene's camera follows (`follow`). For a hero who travels; not for steering by a drag over the
     * stage, because the world moves under the finger.
     */
    readonly tall?: Size;
    /** A wide world that must be seen whole: the start card asks for an upright phone to be turned. */
    readonly wants?: 'landscape';
    /** The game's own HUD lies where the standard one would: in a line above the picture or beside it. */
    readonly strip?: true;
    /** The touch pad also stands in every window of 768 px and below, whatever points there. */
    readonly narrowPad?: true;
    /** CSS pixels kept free on both sides (wide windows) or above and below (tall ones). */
    readonly reserve?: number | { readonly sides: number; readonly above: number; readonly below: number };
  };
  readonly start: StartCard;
  readonly controls: readonly Control[];
  /** What the stage's pointer is besides a place and a press. */
  readonly pointer?: PointerOptions;
  /** Files under assets/levels/<id>/, in the order in which rules get their texts. */
  readonly levels?: readonly string[];
  /** Setup that only a link or an import brings: texts by name, each at most so many characters. Rules read them as hostile. */
  readonly texts?: Readonly<Record<string, number>>;
  readonly howToPlay: readonly string[];
  /** The same help also stands on the page, under the stage, with this heading. */
  readonly helpOnPage?: string;
  /** True where the seed changes the game: it then offers "Daily" and shares its seed. */
  readonly usesSeed: boolean;
  /** Grows by one with every change after which the same hands end in another state: replays say which they were played by. 1 where it never did. */
  readonly rulesVersion?: number;
  /** True where one person plays: undo or rewind, and where time matters slower speed, are then offered as assists. */
  readonly assists: boolean;
  /** Rules, HUD, constants: still no Phaser. */
  load(): Promise<{ readonly default: GameRuntime }>;
}

/** The game's first overlay, in its own words. Each button starts a game with its setup. */
export interface StartCard {
  readonly title: string;
  readonly text?: string;
  /** Said instead on a touch screen. */
  readonly touchText?: string;
  readonly buttons: readonly {
    readonly label: string;
    readonly setup?: Setup;
    /** Offered first to who has not played yet, wherever it stands; else the first one is. */
    readonly first?: boolean;
  }[];
  readonly options?: readonly SetupOption[];
  /** A large picture that the menu shows instead of the stage, by its address: its figure in the middle, a little above it. */
  readonly splash?: string;
  /** What the card calls its help ('Instructions'), and the button that leads back from there ('Back to Menu'), where the game has words of its own. */
  readonly help?: { readonly label: string; readonly back: string };
  /** Bests beside the one of the card, where the game keeps several: by difficulty, by map. */
  readonly scores?: HighScores;
}

/** A table of feats kept on this device; one that nobody has earned yet is a dash. */
export interface HighScores {
  /** What the button and the table are called: 'High Scores'. */
  readonly label: string;
  /** The button that leads back. */
  readonly back: string;
  /** The first names the rows. */
  readonly columns: readonly string[];
  /** As many feats as there are further columns. */
  readonly rows: readonly { readonly label: string; readonly stats: readonly string[] }[];
}

/** One question of the start card. */
export type SetupOption = Choice | Count | Names;

interface Question {
  readonly name: string;
  readonly label: string;
  /** Asked only for the start buttons whose setup says so, e.g. `{ mode: 'pvc' }`. */
  readonly onlyFor?: Setup;
}
/** One of several; the first is the default. */
export interface Choice extends Question {
  readonly choices: readonly {
    readonly value: string | number | boolean;
    readonly label: string;
    /** To be had once this game was won, or by whoever unlocks all in the settings; until then these words stand in its place. */
    readonly afterWin?: string;
  }[];
}
/** How many play; the least is the default. */
export interface Count extends Question {
  readonly count: readonly [least: number, most: number];
}
/** What they are called: `name: 'player'` gives rules `player1`, `player2` …, each said by `label` and its number where nobody typed one. */
export interface Names extends Question {
  /** How many, or the name of the question that asks it. */
  readonly names: number | string;
  /** Nobody is asked where fewer play: who plays alone needs no name. */
  readonly least?: number;
  /** Characters each may have; 16 unless told. */
  readonly room?: number;
}

/** What a game does once played. Game-specific types end here: `defineRuntime` (runtime.ts) closes over them. */
export interface GameRuntime {
  readonly kind: 'realtime' | 'turns';
  /** True where time matters: real time, or turns with an alarm. Only then is slower play offered, and help. */
  readonly timed: boolean;
  readonly constants: Knobs;
  readonly sounds: Readonly<Record<string, Voice | null>>;
  /** What sounds under play, and how it follows the state. */
  readonly music?: Music<unknown>;
  /** What an event says aloud (aria-live). */
  announce?(event: GameEvent): string | null;
  /** What an event is worth remembering for. */
  stat?(event: GameEvent): Stat | readonly Stat[] | null;
  /** The only door to Phaser. */
  scene(): Promise<{ readonly default: SceneClass }>;
  open(o: OpenOptions): Session;
  /** A game in progress, kept as it changes and offered as "Continue". */
  readonly savedGame?: SaveFormat<unknown>;
  /** What grows over runs: boxes of a learner, a collection, upgrades. */
  readonly career?: Career;
  /** Where the hero of the best run was, for a ghost beside the player's own. */
  readonly track?: Track<unknown>;
  /** Further choices of the pause menu ('Restart level'): each resumes play and sends its command. */
  pauseActions?(state: unknown): readonly PauseAction[];
  /** What answers the questions of its rules. */
  readonly work?: Work;
  /** What this game's `window.lab` can do besides. */
  readonly lab?: LabExtras;
}

export interface PauseAction {
  readonly label: string;
  readonly command: Json;
}

/** What of a game in progress outlives the tab. It reaches `create` as `begin.kept`. */
export interface SaveFormat<S> {
  /** Grows with every change after which older kept games cannot be read. */
  readonly version: number;
  /** Null where there is nothing worth keeping: before the first coin, after the end. */
  serialize(state: Readonly<S>): Json | null;
  /** What it holds, in a line for the start card: '231 coins, record 194'. Of what is not refused. */
  summary?(kept: Json): string;
  /** Why these rules cannot go on from it, in a sentence; null where they can. It comes from outside: read it with a schema. */
  validate(kept: Json): string | null;
}

/**
 * What grows over runs. It reaches `create` as `begin.career`, so that it belongs to the replay; rules read it and never write it. What is kept
 * follows from events alone, also of assisted runs, and what Undo takes back stays: let it grow by what cannot be undone.
 */
export interface Career<E extends GameEvent = GameEvent> {
  /** Grows with every change after which an older career cannot be read. */
  readonly version: number;
  /** Where everybody begins. */
  readonly initial: Json;
  /** Why these rules cannot begin from it, in a sentence; null where they can. It comes from outside: read it with a schema. */
  validate(career: Json): string | null;
  /** The career after an event, of one that is not refused; the same one where nothing grew. */
  reduce(career: Json, event: E): Json;
}

/** A path through the world, noted every so many ticks while a run goes on and kept with the best one. */
export interface Track<S> {
  readonly every: number;
  /** Whole world pixels; null where there is nobody to show. */
  positionOf(state: Readonly<S>): readonly [x: number, y: number] | null;
}

/** Something kept beyond the run: the pushes of a level, the strokes of a hole, how many there were of them. */
export interface Stat {
  readonly name: string;
  readonly value: number;
  /** Kept where it betters what was kept before; or added to it. */
  readonly better: 'less' | 'more' | 'sum';
}

/** The running game, for a game's own lab functions. */
export interface LabContext {
  readonly session: Session;
  /** From the start card, or out of a pause, into play. */
  begin(): void;
}

/** Functions for scripts, made for each mounted game: any arguments, checked by themselves; an answer or the promise of one. */
export type LabExtras = (hands: LabContext) => Readonly<Record<string, (...input: unknown[]) => unknown>>;

export function defineGame<const D extends GameDefinition>(definition: D): D {
  return definition;
}
