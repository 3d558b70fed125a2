// Types of the virtual modules that Vite plugins write: src/build/catalogModules.ts, trophies.ts, ranks.ts, licences.ts, shots.ts and knobGroups.ts.
declare module 'virtual:game-routes' {
  import type { GameDefinition } from '../scenes/kit/game.ts';

  /** What a route needs of each game, in the order of the Games page. */
  export const GAME_ROUTES: readonly {
    readonly id: string;
    readonly frame: GameDefinition['frame'];
    load(): Promise<{ readonly default: GameDefinition }>;
  }[];
}

declare module 'virtual:definitions' {
  import type { GameDefinition } from '../scenes/kit/game.ts';

  /** Loads the definition of a game by its id, for code that does not need routes. */
  export const DEFINITIONS: Readonly<Partial<Record<string, () => Promise<{ readonly default: GameDefinition }>>>>;
}

declare module 'virtual:cards' {
  import type { GameFacts } from './site/games/gameFacts.ts';

  /** The games as lists need them, in the order of the Games page. */
  export const CARDS: readonly GameFacts[];
}

declare module 'virtual:related' {
  import type { RelatedGame } from './site/games/relatedGames.ts';

  /** What to play after each game, by its id. */
  export const RELATED: Readonly<Partial<Record<string, readonly RelatedGame[]>>>;
}

declare module 'virtual:daily' {
  /** The games with a daily seed, the number of their rules, and what else of theirs is of the day. */
  export const DAILY: readonly {
    readonly id: string;
    readonly title: string;
    readonly rules: number;
    readonly also: {
      readonly label: string;
      readonly setup: Readonly<Record<string, string | number | boolean>>;
    } | null;
  }[];
}

declare module 'virtual:ranks' {
  import type { Rank } from './build/ranks.ts';

  /** Median scores of the ladder's newcomer and practised player, by the game's id. */
  export const RANKS: Readonly<Partial<Record<string, Rank>>>;
}

declare module 'virtual:trophies' {
  import type { GameMedals } from './build/trophies.ts';

  /** The medals of each game that has some, in the order of the Games page. */
  export const TROPHIES: readonly GameMedals[];
}

declare module 'virtual:levels' {
  /** Loads the texts of a game's level files, in the order of its definition; games without level files are absent. */
  export const LEVELS: Readonly<Partial<Record<string, () => Promise<{ readonly default: readonly string[] }>>>>;
}

declare module 'virtual:shots' {
  /** Ids of the games that have a screenshot of play for their card. */
  export const SHOTS: readonly string[];
}

declare module 'virtual:loops' {
  /** Ids of the games whose card can show a loop of play. */
  export const LOOPS: readonly string[];
}

declare module 'virtual:licences' {
  import type { Licence } from './build/licences.ts';

  /** What the site is made with, sorted by name. Under `npm run dev` the direct dependencies alone. */
  export const LICENCES: readonly Licence[];
}

declare module 'virtual:knob-groups' {
  import type { KnobGroup } from './build/knobGroups.ts';

  /** The groups of each game's constants, by its id. */
  export const KNOB_GROUPS: Readonly<Partial<Record<string, readonly KnobGroup[]>>>;
}
