// Which drawing lies on the desk: the last one at first, then whichever is chosen. A drawing open in another tab is left to that tab.
import { createStore } from 'zustand/vanilla';
import type { Bitmap } from './engine/bitmap.ts';
import { HEIGHT, WIDTH } from './engine/inks.ts';
import { Sheet, sheetOf } from './engine/Sheet.ts';
import { type Entry, Keeper, type Shelf } from './Shelf.ts';
import type { Studio } from './Studio.ts';

const NOTICES = {
  forbidden: 'This browser keeps nothing for this page. Your drawing lasts until you close it, so save it as a file.',
  full: 'There is no room left on this device. From now on your drawing is not kept when you close the page, so save it as a file.',
  damaged:
    'Part of this drawing could not be read. What could be read is opened as a copy. The damaged one is left as it is.',
  elsewhere: 'This drawing is open in another tab. Close it there first.',
} as const;

interface DrawerState {
  readonly id: string;
  readonly name: string;
  readonly notice: string | null;
  readonly isReady: boolean;
}

export class Drawer {
  readonly store = createStore<DrawerState>(() => ({ id: '', name: 'Drawing 1', notice: null, isReady: false }));
  readonly shelf: Shelf;
  private readonly studio: Studio;
  private keeper: Keeper | null = null;
  private release = () => {};

  constructor(studio: Studio, shelf: Shelf) {
    this.studio = studio;
    this.shelf = shelf;
  }

  /** Opens the last drawing, unless somebody has begun to draw already. */
  async start(): Promise<void> {
    try {
      for (const entry of await this.shelf.list()) {
        if (this.studio.sheet.at > 0 || this.studio.isDrawing) break;
        if (await this.take(entry)) {
          this.store.setState({ isReady: true });
          return;
        }
      }
    } catch {
      this.say('forbidden');
    }
    await this.begin(this.studio.sheet);
    this.store.setState({ isReady: true });
    if (this.studio.sheet.at > 0) this.keep(this.studio.sheet);
  }

  stop(): void {
    this.release();
    this.release = () => {};
  }

  keep = (sheet: Sheet): void => void this.keeper?.keep(sheet);

  async startNew(picture?: Bitmap, name?: string): Promise<void> {
    const sheet = picture ? sheetOf(picture) : new Sheet(WIDTH, HEIGHT);
    this.studio.show(sheet);
    await this.begin(sheet, name);
    if (picture) this.keep(sheet);
  }

  async open(entry: Entry): Promise<void> {
    if (entry.id === this.store.getState().id) return;
    if (!(await this.take(entry))) this.say('elsewhere');
  }

  async drop(entry: Entry): Promise<void> {
    const release = await claim(entry.id);
    if (!release) {
      this.say('elsewhere');
      return;
    }
    await this.shelf.drop(entry.id);
    release();
  }

  rename(name: string): void {
    if (!this.keeper || name.trim() === '') return;
    this.keeper.name = name.trim();
    this.store.setState({ name: this.keeper.name });
    this.keep(this.studio.sheet);
  }

  dismiss(): void {
    this.store.setState({ notice: null });
  }

  tell(notice: string): void {
    this.store.setState({ notice });
  }

  private say(what: keyof typeof NOTICES): void {
    this.tell(NOTICES[what]);
  }

  /** Puts a kept drawing on the desk; false if another tab has it. */
  private async take(entry: Entry): Promise<boolean> {
    const release = await claim(entry.id);
    if (!release) return false;
    const { sheet, damaged } = await this.shelf.open(entry);
    this.studio.show(sheet);
    if (damaged) {
      release();
      await this.begin(sheet, `${entry.name} (copy)`);
      this.say('damaged');
      this.keep(sheet);
      return true;
    }
    this.stop();
    this.release = release;
    this.hold(entry.id, entry.name, sheet);
    return true;
  }

  private async begin(sheet: Sheet, name?: string): Promise<void> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    this.stop();
    this.hold(id, name ?? 'Drawing 1', null);
    this.release = (await claim(id)) ?? (() => {});
    if (name !== undefined || this.keeper?.id !== id) return;
    const names = await this.shelf.list().then(
      entries => new Set(entries.map(entry => entry.name)),
      () => new Set<string>(),
    );
    let number = 1;
    while (names.has(`Drawing ${number}`)) number++;
    this.keeper.name = `Drawing ${number}`;
    this.store.setState({ name: this.keeper.name });
    if (sheet.at > 0) this.keep(sheet);
  }

  private hold(id: string, name: string, kept: Sheet | null): void {
    this.keeper = new Keeper(this.shelf, {
      id,
      name,
      kept: kept?.history ?? [],
      failed: error =>
        this.say((error as { name?: unknown } | null)?.name === 'QuotaExceededError' ? 'full' : 'forbidden'),
    });
    this.store.setState({ id, name });
  }
}

/** Holds a drawing for this tab until the given function is called; null if another tab holds it. A tab being reloaded lets go in a moment. */
async function claim(id: string): Promise<(() => void) | null> {
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
