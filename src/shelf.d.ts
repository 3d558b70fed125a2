// What src/build/shelf.ts writes.
declare module 'virtual:shelf' {
  import type { GameDefinition } from '../scenes/kit/game.ts';

  /** Every game in the order of the Games page. */
  export const SHELF: readonly {
    readonly id: string;
    readonly frame: GameDefinition['frame'];
    load(): Promise<{ readonly default: GameDefinition }>;
  }[];
}

declare module 'virtual:definitions' {
  import type { GameDefinition } from '../scenes/kit/game.ts';

  /** Each game by its id, for whoever knows no routes. */
  export const DEFINITIONS: Readonly<Partial<Record<string, () => Promise<{ readonly default: GameDefinition }>>>>;
}

declare module 'virtual:cards' {
  import type { GameDefinition } from '../scenes/kit/game.ts';

  /** The cards of the games, in the same order. */
  export const CARDS: readonly (Pick<GameDefinition, 'id' | 'title' | 'card'> & {
    readonly ink: GameDefinition['stage']['ink'];
  })[];
}

declare module 'virtual:levels' {
  /** The texts of each game that has level files, in the order of its definition. */
  export const LEVELS: Readonly<Partial<Record<string, () => Promise<{ readonly default: readonly string[] }>>>>;
}
