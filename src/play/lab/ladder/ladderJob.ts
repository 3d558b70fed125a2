// One job of a ladder at some numbers: a player's runs of a seed, or whether the newcomer gets past its first stage. Worker and page play it alike.

import type { Incremental } from '../../../../scenes/kit/core/incremental.ts';
import type { Json } from '../../../../scenes/kit/core/json.ts';
import {
  getsPastFirst,
  type LadderGame,
  playersOf,
  playSeed,
  type SeedRun,
} from '../../../../scenes/kit/core/ladder/climb.ts';
import type { Ladder } from '../../../../scenes/kit/core/ladder/ladder.ts';
import { respondInline } from '../../../../scenes/kit/core/session/respondInline.ts';
import type { OpenOptions } from '../../../../scenes/kit/core/session/session.ts';
import type { GameRuntime } from '../../../../scenes/kit/game.ts';

interface LadderJobBase {
  readonly seed: number;
  readonly overrides: Readonly<Record<string, number>>;
}
export type LadderJob = LadderJobBase &
  (
    | { readonly kind: 'run'; readonly who: string }
    /** `known` is the stage of the first try. */
    | { readonly kind: 'pastFirst'; readonly known: number | undefined }
  );

export interface LabeledJob {
  readonly label: string;
  readonly job: LadderJob;
}

export type LadderAnswer =
  | { readonly kind: 'run'; readonly run: SeedRun }
  | { readonly kind: 'pastFirst'; readonly isPast: boolean };

/** A game as its page opens it: with its levels, and with requests responded to at once. */
export async function openLadderGame(
  runtime: GameRuntime,
  options: Pick<OpenOptions, 'levels' | 'physics' | 'rulesVersion' | 'overrides'>,
): Promise<LadderGame> {
  const work: ((request: Json) => Json) | undefined = await runtime.work?.runInline();
  return {
    kind: runtime.kind,
    open(own) {
      const session = runtime.open({ ...options, ...own });
      if (work) respondInline(session, work);
      return session;
    },
  };
}

export function* playJob(game: LadderGame, ladder: Ladder, job: LadderJob): Incremental<LadderAnswer> {
  if (job.kind === 'pastFirst')
    return { kind: 'pastFirst', isPast: yield* getsPastFirst(game, ladder, job.seed, job.known) };
  const player = playersOf(ladder, game.kind).get(job.who);
  if (!player) throw new Error(`Nobody is called ${job.who}.`);
  return { kind: 'run', run: yield* playSeed(game, ladder, player, job.seed) };
}
