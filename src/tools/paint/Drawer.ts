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

/** What a notice ends with: a write that succeeds, another drawing on the desk, the next step, the other tab that lets go. */
type Until = 'kept' | 'drawing' | 'step' | 'let go';
const ENDS: Readonly<Record<keyof typeof NOTICES, Until>> = {
  forbidden: 'kept',
  full: 'kept',
  damaged: 'drawing',
  elsewhere: 'let go',
};

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
  private releaseName = () => {};
  private until: Until | null = null;
  /** Ends the wait for another tab. */
  private waiting = new AbortController();

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
    this.releaseName();
    this.release = () => {};
    this.releaseName = () => {};
  }

  keep = (sheet: Sheet): void => {
    this.over('step');
    void this.keeper?.keep(sheet);
  };

  async startNew(picture?: Bitmap, name?: string): Promise<void> {
    const sheet = picture ? sheetOf(picture) : new Sheet(WIDTH, HEIGHT);
    this.studio.show(sheet);
    await this.begin(sheet, name);
    if (picture) this.keep(sheet);
  }

  async open(entry: Entry): Promise<void> {
    if (entry.id === this.store.getState().id) return;
    if (!(await this.take(entry))) this.sayElsewhere(entry.id);
  }

  async drop(entry: Entry): Promise<void> {
    const release = await claim(entry.id);
    if (!release) {
      this.sayElsewhere(entry.id);
      return;
    }
    await this.shelf.drop(entry.id);
    release();
  }

  async rename(name: string): Promise<void> {
    const { keeper } = this;
    const wanted = name.trim();
    if (!keeper || wanted === '' || wanted === keeper.name) return;
    await this.call(keeper, wanted);
    this.keep(this.studio.sheet);
    if (keeper.name !== wanted)
      this.tell(`Another drawing has the name “${wanted}”, so this one is called “${keeper.name}”.`);
  }

  dismiss(): void {
    this.waiting.abort();
    this.until = null;
    this.store.setState({ notice: null });
  }

  /** Shows a sentence until somebody puts it away, or what it speaks of is over. */
  tell(notice: string, until: Until = 'step'): void {
    this.dismiss();
    this.until = until;
    this.store.setState({ notice });
  }

  private over(...causes: readonly Until[]): void {
    if (this.until && causes.includes(this.until)) this.dismiss();
  }

  private say(what: keyof typeof NOTICES): void {
    this.tell(NOTICES[what], ENDS[what]);
  }

  private sayElsewhere(id: string): void {
    this.say('elsewhere');
    this.waiting = new AbortController();
    const { signal } = this.waiting;
    navigator.locks.request(`paint/${id}`, { signal }, () => this.over('let go')).catch(() => undefined);
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
    const keeper = this.hold(id, name ?? 'Drawing 1', null);
    this.release = (await claim(id)) ?? (() => {});
    if (this.keeper !== keeper) return;
    await this.call(keeper, name);
    if (name === undefined && this.keeper === keeper && sheet.at > 0) this.keep(sheet);
  }

  /** Gives a drawing the name that is wanted, with a number where another one has it, here or in another tab. */
  private async call(keeper: Keeper, wanted?: string): Promise<void> {
    const taken = await this.shelf.list().then(
      entries => new Set(entries.flatMap(entry => (entry.id === keeper.id ? [] : [entry.name]))),
      () => new Set<string>(),
    );
    for (let number = 1; ; number++) {
      const name = wanted === undefined ? `Drawing ${number}` : number === 1 ? wanted : `${wanted} ${number}`;
      const release = taken.has(name) ? null : await claimName(name);
      if (!release) continue;
      if (this.keeper === keeper) {
        this.releaseName();
        this.releaseName = release;
        this.store.setState({ name });
      } else release();
      keeper.name = name;
      return;
    }
  }

  private hold(id: string, name: string, kept: Sheet | null): Keeper {
    this.over('drawing', 'step', 'let go');
    const keeper = new Keeper(this.shelf, {
      id,
      name,
      kept: kept?.history ?? [],
      wrote: () => this.over('kept'),
      failed: error =>
        this.say((error as { name?: unknown } | null)?.name === 'QuotaExceededError' ? 'full' : 'forbidden'),
    });
    this.keeper = keeper;
    this.store.setState({ id, name });
    return keeper;
  }
}

/** Holds a name for a drawing of this tab, kept or not yet; null if another tab has it. */
async function claimName(name: string): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return () => {};
  return new Promise(resolve => {
    navigator.locks
      .request(`paint/name/${name}`, { ifAvailable: true }, lock =>
        lock ? new Promise<void>(release => resolve(release)) : resolve(null),
      )
      .catch(() => resolve(() => {}));
  });
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
