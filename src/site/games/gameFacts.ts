// Facts of a game that lists, search and suggestions use: taken from its definition, so that they are what the game does.
import { keysOf, NO_BINDINGS } from '../../../scenes/kit/core/input/keys.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';

/** What a game can be played with, each alone. */
export type Input = 'keyboard' | 'finger' | 'gamepad';

export interface GameFacts extends Pick<GameDefinition, 'id' | 'title' | 'card' | 'assists' | 'usesSeed'> {
  readonly ink: GameDefinition['stage']['ink'];
  readonly realTime: boolean;
  readonly inputs: readonly Input[];
  /** True where a press can begin play; else the game has a specified start screen, to which it leads. */
  readonly beginsAtOnce: boolean;
}

export const factsOf = ({
  id,
  title,
  card,
  assists,
  usesSeed,
  realTime,
  stage,
  start,
  controls,
}: GameDefinition): GameFacts => ({
  ...{ id, title, card, assists, usesSeed, realTime: realTime === true },
  ink: stage.ink,
  inputs: [
    ...(controls.some(control => keysOf(control, NO_BINDINGS).length > 0) ? ['keyboard' as const] : []),
    // A touch pad wants both thumbs; without one everything is a tap, a drag or a button.
    ...(controls.some(({ touch }) => touch) ? [] : ['finger' as const]),
    // A gamepad writes no program.
    ...(controls.some(({ pad }) => pad) && !card.tags.includes('programming') ? ['gamepad' as const] : []),
  ],
  beginsAtOnce: !start.specified,
});
