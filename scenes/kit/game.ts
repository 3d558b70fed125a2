// Contract of a game: its definition, known before play (GameDefinition), and its runtime, loaded for play (GameRuntime).

import type { Knobs } from './core/constants.ts';
import type { Ink } from './core/inks.ts';
import type { Control, PointerOptions } from './core/input/input.ts';
import type { Json } from './core/json.ts';
import type { GameEvent, RunStart, Setup } from './core/rules.ts';
import type { OpenOptions, Session, Work } from './core/session/session.ts';
import type { Size } from './core/world/camera.ts';
import type { SceneClass } from './phaser/GameScene.ts';
import type { Music } from './sound/Sequencer.ts';
import type { Voice } from './sound/voices.ts';

/** Game definition: what the site knows before play. It is small, because the games page loads all of them. */
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
    /** Name of a file under assets/images/. */
    readonly image?: string;
    /** What people type who look for such a game: other names of its kind, games like it. Found by the search, shown nowhere. */
    readonly words?: readonly string[];
    /** Day on which it came onto the shelf: '2026-11-20'. */
    readonly added: string;
    /** 'featured': a game with a page of its own, which stands above the two shelves. */
    readonly listing: { readonly section: 'featured' | 'prototypes' | 'more'; readonly order: number };
  };
  readonly frame: 'full' | 'plain' | 'fullscreen' | 'black';
  /** Stage: the part of the world that it shows, in world pixels; the page's colour before the first frame; and the layout in the window. */
  readonly stage: {
    readonly width: number;
    readonly height: number;
    readonly ink: Ink;
    /** 'around' (default): the largest picture, with the HUD round it. 'words': the picture above or at one side, and the HUD has the rest. */
    readonly layout?: 'around' | 'words';
    /** Words: on a desktop two rows under the picture belong to the HUD too, which puts its buttons there by `Foot`. */
    readonly foot?: true;
    /**
     * Words: the result begins as a line over the picture, because the player goes on with the HUD; its card is one press away. 'title': the HUD says what
     * there is to say of it, and the line no more than title, score and medals.
     */
    readonly resultLine?: true | 'title';
    /**
     * Part of the world that a tall window shows, enlarged; the scene's camera follows (`follow`). For a hero who travels; not for steering by a drag
     * over the stage, because the world moves under the finger.
     */
    readonly tall?: Size;
    /** A wide world that must be visible whole: on an upright phone the start card asks to turn it. */
    readonly wants?: 'landscape';
    /** The game's own HUD has the place of the standard one: in a line above the picture or beside it. */
    readonly strip?: true;
    /** The touch pad is also shown in every window of 768 px and below, without a touch screen too. */
    readonly narrowPad?: true;
    /** Space kept free on both sides (wide windows) or above and below (tall ones), in CSS pixels. */
    readonly reserve?: number | { readonly sides: number; readonly above: number; readonly below: number };
  };
  readonly start: StartCard;
  readonly controls: readonly Control[];
  /** True where the rules tick in real time: the player may then set other keys. Turn games keep theirs. */
  readonly realTime?: true;
  /** Words of the texts that name keys, with the actions of these keys: the page replaces them where the player has set others. */
  readonly keyWords?: Readonly<Record<string, readonly string[]>>;
  /** Parts of the texts that speak of keys or the mouse, with what a finger does: the page puts one for the other where touch is used. */
  readonly touchWords?: Readonly<Record<string, string>>;
  /** Options of the stage's pointer. */
  readonly pointer?: PointerOptions;
  /** Names of files under assets/levels/<id>/, in the order in which rules get their texts. */
  readonly levels?: readonly string[];
  /** Setup texts that come only from a link or an import, by name. Rules read them as hostile. */
  readonly texts?: Readonly<Record<string, SetupText>>;
  readonly howToPlay: readonly string[];
  /** Heading under which the help is also shown on the page, below the stage. */
  readonly helpOnPage?: string;
  /** True where the seed changes the game: the page then offers "Daily" and links with a seed. */
  readonly usesSeed: boolean;
  /**
   * Where the player may want the same world again: Restart keeps the seed of a run with this setup, and a button of this label draws another. Elsewhere
   * each restart draws one.
   */
  readonly redraw?: { readonly label: string; readonly setup?: Setup };
  /** Version of the rules, 1 unless given; raise it with every change after which the same input ends in another state. Replays store it. */
  readonly rulesVersion?: number;
  /** True where one person plays: the page then offers assists, which are undo or rewind and, where time matters, slower speed. */
  readonly assists: boolean;
  /** Loads the runtime: rules, HUD, constants; not yet Phaser. */
  load(): Promise<{ readonly default: GameRuntime }>;
}

/** Setup text: a level, a position, a match. */
export interface SetupText {
  /** Maximum length in characters. */
  readonly room: number;
  /** Its name in a sentence: 'board'. */
  readonly noun: string;
  /** True for a code that stands for a seed: it is in the query of a link. What a player made is behind `#`, which no server sees. */
  readonly isCode?: true;
}

/** Start card: the game's first overlay. Each button starts a run with its setup. */
export interface StartCard {
  readonly title: string;
  /** True where the card is a screen that the specification names (a menu): a visitor who wants to play arrives at it. Elsewhere play begins. */
  readonly specified?: true;
  /** What is asked and what to do: the first that ears hear of a run, too. */
  readonly text?: string;
  /** Text on a touch screen, instead. */
  readonly touchText?: string;
  readonly buttons: readonly {
    readonly label: string;
    readonly setup?: Setup;
    /** The main button for a player who has not played yet; else the first one is. */
    readonly first?: boolean;
  }[];
  readonly options?: readonly SetupOption[];
  /** True where the stage behind the card shows what its answers lead to: another choice, another course. */
  readonly previews?: true;
  /** Answers that the daily game has, whatever else is chosen: where only one way to play draws on the seed. */
  readonly daily?: Setup;
  /** Answers that draw on the seed of the day, whether or not the daily game is chosen: its result is none of the daily game's. */
  readonly ofDay?: Setup;
  /** URL of a large picture that the menu shows instead of the stage, centred a little above the middle. */
  readonly splash?: string;
  /** Labels of the help ('Instructions') and of the button that leads back ('Back to Menu'), where they are not the standard ones. */
  readonly help?: { readonly label: string; readonly back: string };
  /** Label of what is found over many runs and can be read beside the card ('Pages'): `src/huds/<id>/Book.tsx` shows the career. */
  readonly book?: string;
  /** High scores beside the card's best, where the game has several: by difficulty, by map. */
  readonly scores?: HighScores;
}

/** High-score table of stats stored on this device; a missing one is shown as a dash. */
export interface HighScores {
  /** Label of the button and the table: 'High Scores'. */
  readonly label: string;
  /** Label of the button that leads back. */
  readonly back: string;
  /** Headings; the first is that of the rows' labels. */
  readonly columns: readonly string[];
  /** As many names of stats as there are further columns. */
  readonly rows: readonly { readonly label: string; readonly stats: readonly string[] }[];
}

/** Form field of the start card. */
export type SetupOption = Choice | Count | Names;

interface SetupField {
  /** Name in the setup. */
  readonly name: string;
  readonly label: string;
  /** Shown only for start buttons with this setup, e.g. `{ mode: 'pvc' }`. */
  readonly onlyFor?: Setup;
}
/** Field with one of several values; the first is the default. */
export interface Choice extends SetupField {
  readonly choices: readonly {
    readonly value: string | number | boolean;
    readonly label: string;
    /** The label in the line that says all choices of a card with many questions; '' leaves it out. */
    readonly brief?: string;
    /** Locked until this game was won, or all is unlocked in the settings; this text is shown until then. */
    readonly afterWin?: string;
    /** The card's text where this is chosen. */
    readonly text?: string;
    /** Who is met there, in order: the text goes on with the first of them whose stat, `*` for the name, is not there yet. */
    readonly ladder?: { readonly names: readonly string[]; readonly stat: string };
  }[];
}
/** Field with the number of players; the least is the default. */
export interface Count extends SetupField {
  readonly count: readonly [least: number, most: number];
}
/** Field with the players' names: `name: 'player'` gives rules `player1`, `player2` …; an empty name is `label` and its number. */
export interface Names extends SetupField {
  /** Number of names, or the name of the field that holds it. */
  readonly names: number | string;
  /** Where fewer play, a sentence stands in their place: a single player needs no name. */
  readonly least?: number;
  /** Maximum length in characters; 16 unless given. */
  readonly room?: number;
}

/** Game runtime: what play needs. A game's own types end here: `defineRuntime` (runtime.ts) hides them. */
export interface GameRuntime {
  readonly kind: 'realtime' | 'turns';
  /** True where time matters: real time, or turns with an alarm. Only then is slower speed offered, and an assist. */
  readonly timed: boolean;
  /** True where its rules move bodies by Arcade Physics: they run only where Phaser does. */
  readonly hasBodies: boolean;
  readonly constants: Knobs;
  readonly sounds: Readonly<Record<string, Voice | null>>;
  /** Background music, and how it follows the state. */
  readonly music?: Music<unknown>;
  /** Announcement of an event for screen readers (aria-live). */
  announce?(event: GameEvent): string | null;
  /** Types of the events that begin a level or a chosen one: nothing of before is told after them. */
  readonly levelEvents?: readonly string[];
  /** True where a turn game's clock brings more than can be said: it is told like real time. */
  readonly isPaced?: true;
  /** Where a run stands, in sentences: told by ear when it begins, after the start card's text, with each of `levelEvents`, and after an undo. */
  situation?(state: unknown, tuning: unknown): string;
  /** What keys on the stage point at, in words, by the state and the session's UI store: told when it changes. Empty where nothing is. */
  pointed?(state: unknown, ui: object): string;
  /** Stats that an event sets. */
  stat?(event: GameEvent): Stat | readonly Stat[] | null;
  /** Loads the scene, and with it Phaser. */
  scene(): Promise<{ readonly default: SceneClass }>;
  open(o: OpenOptions): Session;
  /** Format of the saved game: a run in progress, written as it changes and offered as "Continue". */
  readonly savedGame?: SaveFormat<unknown>;
  /** Career: progress over many runs, such as upgrades or a learner's boxes. */
  readonly career?: Career;
  /** Secret that a run shows: once this device has shown it, the same one makes no points. */
  readonly secret?: Secret;
  /** Ghost track of the best run. */
  readonly track?: Track<unknown>;
  /** What a shared result says of a run that is over, in place of the result's title: 'I held wave 9'. Null where there is nothing to say. */
  claim?(state: unknown): string | null;
  /** What the texts of a link fix for whoever opens it, in one sentence on the start card; null where they fix nothing. A promise where reading takes a while. */
  linked?(texts: Readonly<Record<string, string>>): string | null | Promise<string | null>;
  /** Map of a run, offered when it is over. */
  readonly map?: RunMap;
  /** Further actions of the pause menu ('Restart level'): each resumes play and sends its command. */
  pauseActions?(state: unknown): readonly PauseAction[];
  /** Responds to requests of its rules. */
  readonly work?: Work;
  /** Further functions of `window.lab`. */
  readonly lab?: LabExtras;
}

export interface PauseAction {
  readonly label: string;
  readonly command: Json;
}

/** Format of a saved game. `create` gets it as `begin.kept`. */
export interface SaveFormat<S> {
  /** Raise it with every change after which older saved games cannot be read. */
  readonly version: number;
  /** Null where there is nothing worth saving: before the first coin, after the end. */
  serialize(state: Readonly<S>): Json | null;
  /** Summary of a valid saved game for the start card: '231 coins, record 194'. */
  summary?(kept: Json): string;
  /** Where time away counts: what is said if the clock of the device went back since. */
  readonly clockWentBack?: string;
  /** Error message where these rules cannot continue from it, else null. It comes from outside: read it with a schema. */
  validate(kept: Json): string | null;
}

/**
 * Career: progress over many runs. `create` gets it as `begin.career`, so that it belongs to the replay; rules read it and never write it. It changes
 * by events alone, also of assisted runs, and undo does not reverse it: let it grow by what cannot be undone.
 */
export interface Career<E extends GameEvent = GameEvent> {
  /** Raise it with every change after which an older career cannot be read. */
  readonly version: number;
  /** Career of a new player. */
  readonly initial: Json;
  /** Error message where these rules cannot begin with it, else null. It comes from outside: read it with a schema. */
  validate(career: Json): string | null;
  /** The career after an event, from a valid one; the same object where nothing changed. */
  reduce(career: Json, event: E): Json;
}

/** Secret of a run, such as who it was or the codes of the locks. Who knows it plays the same run again, and that is no feat. */
export interface Secret {
  /** Its name among the game's secrets: runs that begin alike have the same one. */
  nameOf(start: Pick<RunStart, 'seed' | 'setup'>): string;
  /** Types of the events that show it. */
  readonly shownBy: readonly string[];
  /** True where a run of this seed would share too much with the one of that name: after it the page draws another seed. */
  tooAlike?(seed: number, name: string): boolean;
}

/** Recording of a ghost track: the hero's path, stored with the best run. */
export interface Track<S> {
  /** The ghost is the best run of the day, in daily runs with the same setup: what other seeds bring does not compare. */
  readonly ofDay?: true;
  /** The mode, as results name it, whose best run is the ghost with a setup; undefined for the game's best run. */
  modeOf?(setup: Setup): string | undefined;
  /** Ticks between two places. */
  readonly every: number;
  /** The hero's place in whole world pixels; null where no hero is there. */
  positionOf(state: Readonly<S>): readonly [x: number, y: number] | null;
}

/** Map of a run: a picture of what happened where, drawn from its replay. */
export interface RunMap {
  /** Label of its button: 'Where you were seen'. */
  readonly label: string;
  load(): Promise<{ readonly default: () => MapMaker }>;
}

/** Makes the map of one run, which is played to it tick by tick. */
export interface MapMaker {
  /** Called at the beginning of the run, and after each of its ticks; the state changes with the next one. */
  observe(state: unknown, events: readonly GameEvent[], tuning: Readonly<Record<string, number>>): void;
  sheets(): readonly MapSheet[];
}

/** Sheet of a map: one level, or one try at it. */
export interface MapSheet extends Size {
  readonly title: string;
  /** What it shows, in a sentence. */
  readonly summary: string;
  /** What its numbered marks are: the first is number 1. */
  readonly marks: readonly string[];
  draw(g: CanvasRenderingContext2D): void;
}

/** Stat: a number stored beyond the run, such as a level's pushes, a hole's strokes, or a count. */
export interface Stat {
  readonly name: string;
  readonly value: number;
  /** Replaces the stored value where it is less, or more; or is added to it. */
  readonly better: 'less' | 'more' | 'sum';
}

/** Context of a game's own lab functions. */
export interface LabContext {
  readonly session: Session;
  /** Starts or resumes play. */
  begin(): void;
}

/** Lab functions for scripts, made for each mounted game. They check their arguments themselves and return a value or a promise. */
export type LabExtras = (context: LabContext) => Readonly<Record<string, (...input: unknown[]) => unknown>>;

export function defineGame<const D extends GameDefinition>(definition: D): D {
  return definition;
}
