// Replay files, and sharing of results as text.
import { grouped } from '../../../scenes/kit/core/digits.ts';
import type { Replay } from '../../../scenes/kit/core/replay/replay.ts';
import { readingReplay, writeReplay } from '../../../scenes/kit/core/replay/replayFile.ts';
import type { Result } from '../../../scenes/kit/core/rules.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { inSlices } from '../../ui/inSlices.ts';
import { saveFile } from '../../ui/share/files.ts';

/** `<id>_<seed>_<date>.json` */
export const replayName = ({ game, seed }: Replay, now = new Date()): string =>
  `${game}_${seed}_${now.toISOString().slice(0, 10)}.json`;

export const saveText = (name: string, text: string): void => saveFile(name, new Blob([text], { type: 'text/plain' }));

export const saveReplay = (replay: Replay): void =>
  saveFile(replayName(replay), new Blob([writeReplay(replay)], { type: 'application/json' }));

/** Size limit of a replay file, larger than any replay. */
const MAX_BYTES = 40_000_000;

/** Reads a replay file in time slices: resolves to the replay, to an error sentence, or to null if aborted. */
export async function readReplayFile(
  file: File,
  game: string,
  options: { readonly signal?: AbortSignal; readonly progress?: (done: number) => void } = {},
): Promise<Replay | string | null> {
  if (file.size > MAX_BYTES) return 'This file is too large to be a replay. Nothing was changed.';
  try {
    return await inSlices(readingReplay(await file.text(), game), options);
  } catch {
    return 'This file could not be read. Nothing was changed.';
  }
}

/** What is said of a run in place of its result's title, and whether it was today's game. */
interface Claim {
  readonly claim?: string | null | undefined;
  readonly isToday?: boolean;
}

/** Example: 'Airborne: I held wave 8 of the siege today. 4,210 points.' */
export function resultText(
  { title, assists }: Pick<GameDefinition, 'title' | 'assists'>,
  result: Result,
  assisted: boolean,
  { claim, isToday = false }: Claim = {},
): string {
  const points = assists && !result.unscored ? ` ${grouped(result.score)} points.` : '';
  const said = claim ? `${claim}${isToday ? ' today' : ''}` : result.title;
  return `${title}: ${sentence(said)}${points}${assisted ? ' (Assisted.)' : ''}`;
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
