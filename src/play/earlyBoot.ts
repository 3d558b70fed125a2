// A game's page as it came from the server has its box already: the game stands in it before React is there, and is handed over to the host
// when that is. So the first picture waits for the engine alone.
import { earlySettings } from './earlySettings.ts';
import { fetchDefinition } from './fetchGame.ts';
import { openingOf, type BootedGame, bootGame } from './bootGame.ts';

interface StageCallbacks {
  crashed(error: unknown): void;
  contextLost(lost: boolean): void;
}

export interface EarlyBoot {
  /** All that the first picture needs has come, or will not. */
  readonly fetched: Promise<void>;
  /** The first picture is there, or will not be. */
  readonly shown: Promise<void>;
}

interface Waiting {
  readonly box: HTMLElement;
  takeOver(callbacks: StageCallbacks): Promise<BootedGame>;
}

let waiting: Waiting | null = null;

/** Sets up the game whose page this is. */
export function bootEarly(box: HTMLElement): EarlyBoot {
  let heirs: StageCallbacks | null = null;
  /** What happened before anybody heard. */
  let fault: { readonly error: unknown } | null = null;
  let isLost = false;
  const [handedOver, handOver] = deferred();
  const [fetched, isFetched] = deferred();
  const standing = setUp();
  const shown = standing.then(nothing, nothing);
  waiting = {
    box,
    async takeOver(to) {
      const { stage, runtime, size } = await standing;
      heirs = to;
      handOver();
      if (fault) {
        stage.destroy();
        throw fault.error;
      }
      if (isLost) to.contextLost(true);
      return { stage, runtime, size };
    },
  };
  return { fetched: Promise.race([fetched, shown]), shown };

  async function setUp(): Promise<BootedGame> {
    const id = box.dataset['game'] ?? '';
    const host = box.closest<HTMLElement>('[role="group"]');
    const definition = await fetchDefinition(id);
    if (!definition || !host) throw new Error(`There is no stage for the game ${id}`);
    const made = await bootGame({
      definition,
      box,
      host,
      opening: () => openingOf(definition),
      settings: earlySettings,
      fetched: isFetched,
      rest: handedOver,
      crashed(error) {
        if (heirs) heirs.crashed(error);
        else fault = { error };
      },
      contextLost(lost) {
        if (heirs) heirs.contextLost(lost);
        else isLost = lost;
      },
    });
    if (!made) throw new Error('Nobody waited');
    return made;
  }
}

const nothing = () => {};

/** A promise, and how to keep it. */
function deferred(): readonly [promise: Promise<void>, keep: () => void] {
  let keep = nothing;
  const promise = new Promise<void>(done => {
    keep = done;
  });
  return [promise, () => keep()];
}

/** The game that stands in a box already, for its host to keep: once. */
export function adoptEarlyGame(box: HTMLElement, heirs: StageCallbacks): Promise<BootedGame> | null {
  if (waiting?.box !== box) return null;
  const { takeOver } = waiting;
  waiting = null;
  return takeOver(heirs);
}
