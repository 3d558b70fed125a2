// The open drawing: opens the newest one at first, saves it, and shows notices. A lock (Web Locks API) keeps it from being open in two tabs.
import { createStore } from 'zustand/vanilla';
import { type DrawingRecord, DrawingSaver, type DrawingStore } from './DrawingStore.ts';
import type { Bitmap } from './engine/bitmap.ts';
import { HEIGHT, WIDTH } from './engine/inks.ts';
import { Sheet, sheetFromBitmap } from './engine/Sheet.ts';
import type { PaintEditor } from './PaintEditor.ts';

const NOTICES = {
  forbidden: 'This browser keeps nothing for this page. Your drawing lasts until you close it, so save it as a file.',
  full: 'There is no room left on this device. From now on your drawing is not kept when you close the page, so save it as a file.',
  damaged:
    'Part of this drawing could not be read. What could be read is opened as a copy. The damaged one is left as it is.',
  elsewhere: 'This drawing is open in another tab. Close it there first.',
} as const;

/** What ends a notice: a successful write, another drawing, the next step, or the other tab's release of its lock. */
type NoticeEnd = 'saved' | 'drawing' | 'step' | 'unlocked';
const NOTICE_ENDS: Readonly<Record<keyof typeof NOTICES, NoticeEnd>> = {
  forbidden: 'saved',
  full: 'saved',
  damaged: 'drawing',
  elsewhere: 'unlocked',
};

interface OpenDrawingState {
  readonly id: string;
  readonly name: string;
  readonly notice: string | null;
  readonly isReady: boolean;
}

export class OpenDrawing {
  readonly store = createStore<OpenDrawingState>(() => ({ id: '', name: 'Drawing 1', notice: null, isReady: false }));
  readonly drawings: DrawingStore;
  private readonly editor: PaintEditor;
  private saver: DrawingSaver | null = null;
  private releaseLock = () => {};
  private releaseName = () => {};
  private noticeEnd: NoticeEnd | null = null;
  /** Aborts the wait for another tab's lock. */
  private lockWait = new AbortController();

  constructor(editor: PaintEditor, drawings: DrawingStore) {
    this.editor = editor;
    this.drawings = drawings;
  }

  /** Opens the newest drawing, unless the user has begun to draw already. */
  async start(): Promise<void> {
    try {
      for (const entry of await this.drawings.list()) {
        if (this.editor.sheet.at > 0 || this.editor.isDrawing) break;
        if (await this.openStored(entry)) {
          this.store.setState({ isReady: true });
          return;
        }
      }
    } catch {
      this.notifyOf('forbidden');
    }
    await this.openNew(this.editor.sheet);
    this.store.setState({ isReady: true });
    if (this.editor.sheet.at > 0) this.save(this.editor.sheet);
  }

  releaseLocks(): void {
    this.releaseLock();
    this.releaseName();
    this.releaseLock = () => {};
    this.releaseName = () => {};
  }

  save = (sheet: Sheet): void => {
    this.endNotice('step');
    void this.saver?.save(sheet);
  };

  async startNew(picture?: Bitmap, name?: string): Promise<void> {
    const sheet = picture ? sheetFromBitmap(picture) : new Sheet(WIDTH, HEIGHT);
    this.editor.open(sheet);
    await this.openNew(sheet, name);
    if (picture) this.save(sheet);
  }

  async open(entry: DrawingRecord): Promise<void> {
    if (entry.id === this.store.getState().id) return;
    if (!(await this.openStored(entry))) this.notifyLockedElsewhere(entry.id);
  }

  async remove(entry: DrawingRecord): Promise<void> {
    const release = await lockDrawing(entry.id);
    if (!release) {
      this.notifyLockedElsewhere(entry.id);
      return;
    }
    await this.drawings.remove(entry.id);
    release();
  }

  async rename(name: string): Promise<void> {
    const { saver } = this;
    const wanted = name.trim();
    if (!saver || wanted === '' || wanted === saver.name) return;
    await this.assignName(saver, wanted);
    this.save(this.editor.sheet);
    if (saver.name !== wanted)
      this.notify(`Another drawing has the name “${wanted}”, so this one is called “${saver.name}”.`);
  }

  dismiss(): void {
    this.lockWait.abort();
    this.noticeEnd = null;
    this.store.setState({ notice: null });
  }

  /** Shows a notice until it is dismissed or its cause has ended. */
  notify(notice: string, until: NoticeEnd = 'step'): void {
    this.dismiss();
    this.noticeEnd = until;
    this.store.setState({ notice });
  }

  private endNotice(...causes: readonly NoticeEnd[]): void {
    if (this.noticeEnd && causes.includes(this.noticeEnd)) this.dismiss();
  }

  private notifyOf(what: keyof typeof NOTICES): void {
    this.notify(NOTICES[what], NOTICE_ENDS[what]);
  }

  private notifyLockedElsewhere(id: string): void {
    this.notifyOf('elsewhere');
    this.lockWait = new AbortController();
    const { signal } = this.lockWait;
    navigator.locks.request(`paint/${id}`, { signal }, () => this.endNotice('unlocked')).catch(() => undefined);
  }

  /** Opens a stored drawing; false if another tab holds its lock. */
  private async openStored(entry: DrawingRecord): Promise<boolean> {
    const release = await lockDrawing(entry.id);
    if (!release) return false;
    const { sheet, damaged } = await this.drawings.load(entry);
    this.editor.open(sheet);
    if (damaged) {
      release();
      await this.openNew(sheet, `${entry.name} (copy)`);
      this.notifyOf('damaged');
      this.save(sheet);
      return true;
    }
    this.releaseLocks();
    this.releaseLock = release;
    this.startSaver(entry.id, entry.name, sheet);
    return true;
  }

  private async openNew(sheet: Sheet, name?: string): Promise<void> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    this.releaseLocks();
    const saver = this.startSaver(id, name ?? 'Drawing 1', null);
    this.releaseLock = (await lockDrawing(id)) ?? (() => {});
    if (this.saver !== saver) return;
    await this.assignName(saver, name);
    if (name === undefined && this.saver === saver && sheet.at > 0) this.save(sheet);
  }

  /** Gives the drawing the wanted name, with a number appended if another drawing, here or in another tab, has that name. */
  private async assignName(saver: DrawingSaver, wanted?: string): Promise<void> {
    const taken = await this.drawings.list().then(
      entries => new Set(entries.flatMap(entry => (entry.id === saver.id ? [] : [entry.name]))),
      () => new Set<string>(),
    );
    for (let number = 1; ; number++) {
      const name = wanted === undefined ? `Drawing ${number}` : number === 1 ? wanted : `${wanted} ${number}`;
      const release = taken.has(name) ? null : await lockName(name);
      if (!release) continue;
      if (this.saver === saver) {
        this.releaseName();
        this.releaseName = release;
        this.store.setState({ name });
      } else release();
      saver.name = name;
      return;
    }
  }

  private startSaver(id: string, name: string, kept: Sheet | null): DrawingSaver {
    this.endNotice('drawing', 'step', 'unlocked');
    const saver = new DrawingSaver(this.drawings, {
      id,
      name,
      kept: kept?.history ?? [],
      wrote: () => this.endNotice('saved'),
      failed: error =>
        this.notifyOf((error as { name?: unknown } | null)?.name === 'QuotaExceededError' ? 'full' : 'forbidden'),
    });
    this.saver = saver;
    this.store.setState({ id, name });
    return saver;
  }
}

/** Locks a drawing's name for this tab; null if another tab holds it. */
async function lockName(name: string): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return () => {};
  return new Promise(resolve => {
    navigator.locks
      .request(`paint/name/${name}`, { ifAvailable: true }, lock =>
        lock ? new Promise<void>(release => resolve(release)) : resolve(null),
      )
      .catch(() => resolve(() => {}));
  });
}

/** Locks a drawing for this tab until the returned function is called; null if another tab holds it. It waits a moment, because a reloading tab releases its lock late. */
async function lockDrawing(id: string): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return () => {};
  return new Promise(resolve => {
    navigator.locks
      .request(
        `paint/${id}`,
        { signal: AbortSignal.timeout(400) },
        () => new Promise<void>(release => resolve(release)),
      )
      .catch(() => resolve(null));
  });
}
