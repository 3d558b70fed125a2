// Runs in progress in IndexedDB, a few for each game: the state of each, written over as it is played, and its recording, appended in parts.
import * as v from 'valibot';
import { hashOf, type Json } from '../../../scenes/kit/core/json.ts';
import { Recorder, type RecordingPart, type Replay } from '../../../scenes/kit/core/replay/replay.ts';
import { readingReplay, writeReplay } from '../../../scenes/kit/core/replay/replayFile.ts';
import type { Snapshot } from '../../../scenes/kit/core/session/session.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { inSlices } from '../../ui/inSlices.ts';
import { markRun } from '../runMarks.ts';
import { deleteItems, itemKeys, loadItem, loadItems } from '../storedItems.ts';
import { STORED } from '../storedKinds.ts';

/** Runs that are kept of a game: the last one, and the one before it. */
export const MAX_RUNS = 2;
/** Longest recording that is kept, in characters: about an hour and a half of a moving pointer, days of moves. */
export const MAX_RECORDING = 8_000_000;
export const MAX_LINE = 300;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const finite = v.pipe(v.number(), v.finite());
const KeptRunSchema = v.object({
  version: v.literal(1),
  /** When it was written, in milliseconds since 1970. */
  at: finite,
  /** Day on which it began, in days since 1970: that of a daily game. */
  began: count,
  /** Where it stands, in words. */
  line: v.pipe(v.string(), v.maxLength(MAX_LINE)),
  /** Token of the page that writes it. */
  writer: v.pipe(v.string(), v.maxLength(64)),
  /** True from when it was gone on with until it is written again. */
  isContinued: v.boolean(),
  /** Number of parts of the recording, and their characters together; -1 where it became too long and was dropped. */
  parts: count,
  size: v.pipe(v.number(), v.safeInteger(), v.minValue(-1)),
  /** A replay without its frames and actions, as text; read by the reader of replays. */
  run: v.string(),
  rules: count,
  setup: v.record(v.string(), v.union([v.string(), finite, v.boolean()])),
  seed: v.pipe(v.number(), v.safeInteger()),
  overrides: v.record(v.string(), finite),
  /** The state, as JSON. */
  world: v.string(),
});
/** A run as it is stored. */
export type StoredRun = v.InferOutput<typeof KeptRunSchema>;

export interface KeptRun extends StoredRun {
  readonly key: string;
}

type Game = Pick<GameDefinition, 'id' | 'rulesVersion'>;

export const newRunKey = ({ id }: Pick<Game, 'id'>): string => `run/${id}/${crypto.randomUUID()}`;
export const partKey = (key: string, part: number): string => `${key}/${part}`;

export function parseRun(value: unknown): StoredRun | null {
  const read = v.safeParse(KeptRunSchema, value);
  return read.success ? read.output : null;
}

/** The runs of a game that are kept, the newest first; unreadable ones are set aside. None where the browser stores nothing. */
export async function listRuns({ id }: Pick<Game, 'id'>): Promise<readonly KeptRun[]> {
  try {
    const found: KeptRun[] = [];
    for (const key of (await itemKeys(`run/${id}/`)).filter(one => STORED.run.keys.test(one))) {
      const run = await loadItem('run', key, parseRun);
      if (run) found.push({ ...run, key });
    }
    markRun(id, found.length > 0);
    return found.toSorted((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

/** Deletes a run with all parts of its recording, also those that it does not know of. */
export async function deleteRun(key: string): Promise<void> {
  try {
    await deleteItems([key, ...(await itemKeys(`${key}/`))]);
    const [, id = ''] = key.split('/');
    if ((await itemKeys(`run/${id}/`)).length === 0) markRun(id, false);
  } catch {}
}

/** Deletes the oldest runs of a game where there are too many. */
export async function dropOldRuns(game: Pick<Game, 'id'>): Promise<void> {
  for (const { key } of (await listRuns(game)).slice(MAX_RUNS)) await deleteRun(key);
}

export const hasOtherRules = ({ rules }: StoredRun, { rulesVersion = 1 }: Game): boolean => rules !== rulesVersion;

/** The recording of a run, read and checked in slices; null where it is not there, or not whole. */
async function loadRecording(run: KeptRun, { id }: Pick<Game, 'id'>): Promise<Replay | null> {
  if (run.size < 0) return null;
  try {
    const texts = await loadItems(Array.from({ length: run.parts }, (_, part) => partKey(run.key, part)));
    const recorder = new Recorder();
    for (const text of texts) recorder.append(JSON.parse(String(text)) as RecordingPart);
    const { frames, acts } = recorder;
    const world = JSON.parse(run.world) as Json;
    const whole = { ...(JSON.parse(run.run) as Replay), frames, acts, hash: hashOf(world), result: null };
    const replay = await inSlices(readingReplay(writeReplay(whole), id));
    return typeof replay === 'string' ? null : replay;
  } catch {
    return null;
  }
}

/** A run to go on with: from its state alone where its recording is gone. Null where that cannot be read either. */
export async function loadRun(kept: KeptRun, game: Pick<Game, 'id'>): Promise<Snapshot | null> {
  const replay = await loadRecording(kept, game);
  try {
    const snapshot = { overrides: kept.overrides, world: JSON.parse(kept.world) as Json };
    // A run that was gone on with twice from one point is an assisted one.
    const helped = kept.isContinued ? { assisted: true } : {};
    if (replay) return { ...snapshot, run: { ...replay, ...helped } };
    const bare = writeReplay({ ...(JSON.parse(kept.run) as Replay), frames: [], acts: [], hash: '', result: null });
    const run = await inSlices(readingReplay(bare, game.id));
    return run === null || typeof run === 'string'
      ? null
      : { ...snapshot, run: { ...run, ...helped }, isUnrecorded: true };
  } catch {
    return null;
  }
}

/** The run of other rules as a replay; null where it has none. */
export const replayOfRun = (kept: KeptRun, game: Pick<Game, 'id'>): Promise<Replay | null> => loadRecording(kept, game);
