// What a change of numbers makes stale: golden replays and recorded ladders are played at the new numbers and compared, and the command that makes
// each anew is named.

import type { Incremental } from '../../../../scenes/kit/core/incremental.ts';
import { firstMinuteOf, type LadderGame, playersOf } from '../../../../scenes/kit/core/ladder/climb.ts';
import type { Ladder } from '../../../../scenes/kit/core/ladder/ladder.ts';
import type { RecordedTable } from '../../../../scenes/kit/core/ladder/verdict.ts';
import type { Replay } from '../../../../scenes/kit/core/replay/replay.ts';
import type { GameDefinition } from '../../../../scenes/kit/game.ts';

export interface StaleThing {
  readonly what: string;
  /** 'look' is what no comparison can decide. */
  readonly state: 'stale' | 'same' | 'look';
  readonly why: string;
  readonly command: string;
}

export interface RecordedLadder {
  readonly name: string;
  readonly ladder: Ladder;
  readonly table: RecordedTable;
}

/** Bot of the golden replay: its seed, and the tick at which its state is kept. */
const EARLY = { seed: 7, ticks: 600 };

/** Golden replay: the bot's state after ten seconds, and the end of its recorded run. If that differs, the rules have another version. */
export function* staleReplay(
  id: string,
  game: LadderGame,
  { early, replay }: { readonly early: string; readonly replay: Replay },
  overrides: Replay['overrides'],
): Incremental<StaleThing> {
  const isBotSame = (yield* earlyHash(game)) === early;
  const session = game.open({ seed: EARLY.seed + 1, setup: {} });
  session.watch({ ...replay, overrides: { ...overrides, ...replay.overrides } });
  yield* session.seekIncrementally(replay.ticks);
  const isEndSame = session.hash() === replay.hash;
  const why = isEndSame
    ? isBotSame
      ? 'it ends as it did, and the bot begins as it did'
      : 'the bot plays otherwise within ten seconds'
    : `it ends otherwise: raise rulesVersion in scenes/${id}/index.ts first, then record`;
  return {
    what: 'Golden replay',
    state: isEndSame && isBotSame ? 'same' : 'stale',
    why,
    command: `npm run replays -- -t ${id}`,
  };
}

/** Hash of the bot's state after its first ticks. */
function* earlyHash(game: LadderGame): Incremental<string> {
  const session = game.open({ seed: EARLY.seed, setup: {} });
  session.start({});
  const now = () => session.store.getState();
  while (now().phase === 'playing' && now().tick < EARLY.ticks) {
    session.tick(session.pilot());
    yield now().tick / EARLY.ticks;
  }
  return session.hash();
}

/** Whether a ladder's table may be of these rules and numbers: by their version and the first minute of its players, until one differs. */
export function* staleLadder(
  { id, rulesVersion = 1 }: Pick<GameDefinition, 'id' | 'rulesVersion'>,
  game: LadderGame,
  { name, ladder, table }: RecordedLadder,
): Incremental<StaleThing> {
  const players = playersOf(ladder, game.kind);
  const isOfOtherRules = table.rules !== rulesVersion;
  let other: string | null = null;
  for (const { who, firstMinute } of isOfOtherRules ? [] : table.rows) {
    const player = players.get(who);
    if (!player || (yield* firstMinuteOf(game, ladder, player)) === firstMinute) continue;
    other = who;
    break;
  }
  return {
    what: name === 'ladder' ? 'Ladder' : `Ladder ${name.slice('ladder.'.length)}`,
    state: other === null && !isOfOtherRules ? 'look' : 'stale',
    why: isOfOtherRules
      ? `it was played with version ${table.rules} of the rules, which are at ${rulesVersion}`
      : other === null
        ? 'the first minutes are as recorded, later ones may not be'
        : `the first minute of ${other} is another`,
    command: `RECORD_LADDERS=1 npx vitest run --project=bench ladder -t ${id}`,
  };
}

/** What stands on the game's card. */
export const stalePicture = (): StaleThing => ({
  what: 'Card picture',
  state: 'look',
  why: 'look whether it still shows the game',
  command: 'npm run shots',
});
