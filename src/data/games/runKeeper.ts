// Run keeper: stores the run of a session while it is played, at most every five seconds, and at once at a pause and when the page is left.
import { summaryOf } from '../../../scenes/kit/core/hud.ts';
import { LONG_RUN_TICKS, TAKE_BACK_SECONDS } from '../../../scenes/kit/core/replay/restarts.ts';
import type { RunProgress, Session, SessionState } from '../../../scenes/kit/core/session/session.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { dayNumber } from '../../site/games/day.ts';
import { toast } from '../../ui/toast.ts';
import { markRun } from '../runMarks.ts';
import { notifyUnsaved, openItems, saveItems, saveItemsIf } from '../storedItems.ts';
import {
  deleteRun,
  dropOldRuns,
  hasOtherRules,
  type KeptRun,
  listRuns,
  MAX_LINE,
  MAX_RECORDING,
  newRunKey,
  parseRun,
  partKey,
  replayOfRun,
  type StoredRun,
} from './keptRuns.ts';
import { storeReplay } from './replays.ts';

const WRITE_EVERY_MS = 5000;

/** What is stored of the run under way. */
class StoredRunState {
  readonly began = dayNumber();
  key: string;
  parts = 0;
  /** Characters of the recording; -1 where it is not stored. */
  size = 0;
  /** False until it was written once. */
  isThere = false;
  /** The run is over, or gone on with elsewhere: nothing is written. */
  isDone = false;
  /** Ticks of the run when it was last written. */
  ticks = -1;

  constructor(key: string) {
    this.key = key;
  }
}

export class RunKeeper {
  readonly #session: Session;
  readonly #game: Pick<GameDefinition, 'id'>;
  readonly #writer = crypto.randomUUID();
  #run: StoredRunState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #stopListening: () => void;
  readonly #onLeft = () => this.#write(true);
  readonly #onHidden = () => document.hidden && this.#write(true);

  constructor(session: Session, game: Pick<GameDefinition, 'id'>) {
    this.#session = session;
    this.#game = game;
    this.#run = new StoredRunState(newRunKey(game));
    openItems().catch(() => {});
    this.#stopListening = session.store.subscribe((now, before) => this.#follow(now, before));
    window.addEventListener('pagehide', this.#onLeft);
    document.addEventListener('visibilitychange', this.#onHidden);
  }

  /** The session goes on with this run: from now on this page stores it. */
  takeOver({ key, ...stored }: KeptRun): void {
    const { began, parts, size } = stored;
    const ticks = this.#session.store.getState().tick;
    this.#run = Object.assign(new StoredRunState(key), { began, parts, size, ticks, isThere: true });
    const record: StoredRun = { ...stored, writer: this.#writer, isContinued: true };
    void saveItems(new Map([[key, record]])).catch(error => notifyUnsaved('run', error));
  }

  stop(): void {
    this.#write(true);
    this.#cancel();
    this.#stopListening();
    window.removeEventListener('pagehide', this.#onLeft);
    document.removeEventListener('visibilitychange', this.#onHidden);
  }

  #follow(now: SessionState, before: SessionState): void {
    if (now.run !== before.run) {
      // Begun anew from play: the old run is over. One that was left for the start card or for a replay stays.
      if (now.phase === 'playing' && !now.playback && (before.phase === 'playing' || before.phase === 'paused'))
        this.#drop(before.tick > LONG_RUN_TICKS ? TAKE_BACK_SECONDS * 1000 : 0);
      this.#cancel();
      this.#run = new StoredRunState(newRunKey(this.#game));
    }
    if (now.playback || now.phase === 'ready') return;
    if (now.phase === 'over') this.#drop();
    else if (before.phase === 'over' && now.run === before.run) this.#takeUpAgain();
    else if (now.phase === 'paused' && before.phase === 'playing') this.#write();
    else this.#timer ??= setTimeout(() => this.#write(), WRITE_EVERY_MS);
  }

  /** Writes what is new. Where the page is about to end there is no time to ask who wrote last. */
  #write(isLast = false): void {
    this.#cancel();
    const session = this.#session;
    const run = this.#run;
    const { phase, playback, hud, isRecorded } = session.store.getState();
    if (run.isDone || playback || (phase !== 'playing' && phase !== 'paused')) return;
    const progress = session.progress();
    const { recorded } = progress;
    const isNew = recorded.acts.length > 0 || recorded.frames.length > 0;
    if (!run.isThere && !hasInput(recorded)) session.forgetProgress();
    else if (isNew || (run.isThere && progress.run.ticks !== run.ticks)) {
      run.ticks = progress.run.ticks;
      const items = new Map<string, unknown>();
      if (!isRecorded || run.size > MAX_RECORDING) run.size = -1;
      else if (isNew && run.size >= 0) {
        const text = JSON.stringify(recorded);
        items.set(partKey(run.key, run.parts), text);
        run.parts++;
        run.size += text.length;
      }
      items.set(run.key, this.#record(progress, summaryOf(hud)));
      void this.#send(run, items, isLast);
    }
  }

  #record({ run, overrides, world }: RunProgress, line: string): StoredRun {
    const { began, parts, size } = this.#run;
    const { rules, seed, setup } = run;
    const now = { at: Date.now(), began, line: line.slice(0, MAX_LINE), writer: this.#writer, isContinued: false };
    const start = { run: JSON.stringify(run), rules, seed, setup: { ...setup } };
    return { version: 1, ...now, parts, size, ...start, overrides: { ...overrides }, world: JSON.stringify(world) };
  }

  async #send(run: StoredRunState, items: ReadonlyMap<string, unknown>, isLast: boolean): Promise<void> {
    const isFirst = !run.isThere;
    run.isThere = true;
    if (isFirst) markRun(this.#game.id, true);
    try {
      if (isFirst || isLast) await saveItems(items);
      else if (!(await saveItemsIf(run.key, value => this.#mayReplace(value), items))) this.#loseTo(run);
      if (isFirst) await dropOldRuns(this.#game);
    } catch (error) {
      notifyUnsaved('run', error);
      if (run === this.#run) this.#startOver();
    }
  }

  #mayReplace(value: unknown): boolean {
    const run = parseRun(value);
    return run === null || run.writer === this.#writer;
  }

  /** A part was not written: the next one holds all of the recording, under another key. */
  #startOver(): void {
    const { key, began, size, isDone } = this.#run;
    void deleteRun(key);
    this.#run = Object.assign(new StoredRunState(newRunKey(this.#game)), { began, size: Math.min(size, 0), isDone });
    this.#session.forgetProgress();
  }

  /** Another page goes on with this run. */
  #loseTo(run: StoredRunState): void {
    if (run !== this.#run || run.isDone) return;
    run.isDone = true;
    toast({
      title: 'This run goes on in another tab',
      description: 'What you do here is no longer kept. Start again here to keep it here.',
      duration: Number.POSITIVE_INFINITY,
    });
  }

  /** The run is over, or was begun anew: what is stored of it goes, at once or when it can be taken back no more. */
  #drop(afterMs = 0): void {
    this.#cancel();
    const { key, isThere, isDone } = this.#run;
    if (isThere && !isDone && afterMs > 0) setTimeout(() => void deleteRun(key), afterMs);
    else if (isThere && !isDone) void deleteRun(key);
    this.#run.isDone = true;
  }

  /** A run that was over goes on: a retry, or time turned back. */
  #takeUpAgain(): void {
    const { began } = this.#run;
    this.#run = Object.assign(new StoredRunState(newRunKey(this.#game)), { began });
    this.#session.forgetProgress();
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

export interface Playable {
  /** Runs that can go on. */
  readonly runs: readonly KeptRun[];
  /** For each run of other rules, whether it was kept as a replay: it is no run in progress any more. */
  readonly putAside: readonly boolean[];
}

/** The runs of a game that are kept; those of other rules become replays. */
export async function listPlayable(game: Pick<GameDefinition, 'id' | 'rulesVersion'>): Promise<Playable> {
  const runs: KeptRun[] = [];
  const putAside: boolean[] = [];
  for (const run of await listRuns(game)) {
    if (!hasOtherRules(run, game)) {
      runs.push(run);
      continue;
    }
    const replay = await replayOfRun(run, game);
    if (replay) await storeReplay(replay, run.at);
    await deleteRun(run.key);
    putAside.push(replay !== null);
  }
  return { runs, putAside };
}

/** Whether somebody has played: a run that only ran is not worth keeping. */
const hasInput = ({ frames, acts }: RunProgress['recorded']): boolean =>
  acts.length > 0 || frames.some(([, frame]) => frame.length > 0);
