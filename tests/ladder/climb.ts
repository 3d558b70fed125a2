// Ladders of all games as bench and checks play them: with real physics, at the numbers of constants.ts.

import { runToEnd } from '../../scenes/kit/core/incremental.ts';
import { climbLadder, firstMinuteOf, type LadderGame, playRow } from '../../scenes/kit/core/ladder/climb.ts';
import type { Ladder } from '../../scenes/kit/core/ladder/ladder.ts';
import { type RecordedTable, type Row, SEEDS } from '../../scenes/kit/core/ladder/verdict.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { loadLadder } from '../../src/play/lab/ladder/ladders.ts';
import { sessionOpener } from '../setup/game.ts';

/** A game's ladder, and those of other ways to play it: `bots/ladder.ts`, `bots/ladders.ts`. */
export interface Climb {
  readonly id: string;
  readonly definition: GameDefinition;
  /** 'ladder', 'ladder.night'. */
  readonly name: string;
}

const OTHERS = import.meta.glob<Readonly<Record<string, Ladder>>>('../../scenes/*/bots/ladders.ts', {
  eager: true,
  import: 'default',
});
const othersOf = (id: string) =>
  Object.keys(OTHERS[`../../scenes/${id}/bots/ladders.ts`] ?? {}).map(name => `ladder.${name}`);

export const climbsOf = (definitions: readonly GameDefinition[]): readonly Climb[] =>
  definitions.flatMap(definition =>
    ['ladder', ...othersOf(definition.id)].map(name => ({
      id: name === 'ladder' ? definition.id : `${definition.id}, ${name}`,
      definition,
      name,
    })),
  );

export async function ladderOf({ id }: GameDefinition, name = 'ladder'): Promise<Ladder> {
  const ladder = await loadLadder(id, name);
  if (!ladder) throw new Error(`${id} has no ladder: write scenes/${id}/bots/ladder.ts (scenes/README.md says how)`);
  return ladder;
}

/** A game at some numbers. */
export async function ladderGame(
  definition: GameDefinition,
  overrides: Readonly<Record<string, number>> = {},
): Promise<LadderGame> {
  const { kind } = (await definition.load()).default;
  const open = await sessionOpener(definition);
  return { kind, open: options => open({ ...options, overrides }) };
}

export const climb = async (definition: GameDefinition, name = 'ladder', seeds = SEEDS): Promise<RecordedTable> => ({
  rules: definition.rulesVersion ?? 1,
  ...runToEnd(climbLadder(await ladderGame(definition), await ladderOf(definition, name), seeds)),
});

type Player = Ladder['players']['naive'];

export const playAll = async (
  definition: GameDefinition,
  ladder: Ladder,
  who: string,
  player: Player,
  seeds: readonly number[],
): Promise<Row> => runToEnd(playRow(await ladderGame(definition), ladder, who, player, seeds));

export const firstMinute = async (definition: GameDefinition, ladder: Ladder, player: Player): Promise<string> =>
  runToEnd(firstMinuteOf(await ladderGame(definition), ladder, player));
