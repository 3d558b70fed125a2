// Boot with the texts of a link: whatever they make a game throw, it opens without them and says so; a file that does not arrive is another matter.
import { beforeEach, expect, test, vi } from 'vitest';
import template from '../../../scenes/_template/index.ts';
import { DEFAULT_SETTINGS } from '../../../scenes/kit/core/settings.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import type { MountOptions, Stage } from '../../../scenes/kit/phaser/mount.ts';
import { FetchError, fetched } from '../page/FetchError.ts';
import { type BootOptions, bootGame, type Opening } from './bootGame.ts';

const GAME: GameDefinition = { ...template, texts: { board: { room: 20, noun: 'board' } } };
const mounts: MountOptions[] = [];
/** What mounting does, by the setup it gets. */
let outcome: (options: MountOptions) => void = () => {};

vi.mock('./fetchGame.ts', () => ({
  fetchGame: async () => ({ mount, runtime: {}, scene: null, levels: ['level'] }),
}));

/** As the stage does: it rejects, then reports. */
function mount(options: MountOptions): Promise<Stage> {
  mounts.push(options);
  return new Promise((resolve, reject) => {
    try {
      outcome(options);
      resolve({} as Stage);
    } catch (error) {
      reject(error);
      options.crashed(error);
    }
  });
}

beforeEach(() => {
  mounts.length = 0;
  outcome = () => {};
});

const crashed = vi.fn();
const boot = (texts: Opening['texts'], options: Partial<BootOptions> = {}) =>
  bootGame({
    definition: GAME,
    box: document.createElement('div'),
    host: document.createElement('div'),
    settings: () => DEFAULT_SETTINGS,
    opening: () => ({ open: { seed: 7, setup: { mode: 'a' } }, texts, attract: true }),
    crashed,
    contextLost() {},
    ...options,
  });

test('texts that the game reads are part of its setup', async () => {
  const game = await boot({ board: '#@#' });
  expect(mounts.map(({ open }) => open.setup)).toEqual([{ board: '#@#', mode: 'a' }]);
  expect(game).toMatchObject({ texts: { board: '#@#' }, refusal: null });
});

test('whatever its texts make it throw, the game opens without them, and says so', async () => {
  outcome = ({ open }) => {
    if (open.setup?.['board']) throw new TypeError('Cannot read properties of undefined');
  };
  const game = await boot({ board: '|0#' });
  expect(mounts.map(({ open }) => open.setup)).toEqual([{ board: '|0#', mode: 'a' }, { mode: 'a' }]);
  expect(game).toMatchObject({
    texts: {},
    refusal: 'This link holds no board that can be read. The game opens without it.',
  });
  await new Promise(done => setTimeout(done));
  expect(crashed).not.toHaveBeenCalled();
});

test('an error in play with the texts of a link is a crash like any other', async () => {
  await boot({ board: '#@#' });
  mounts[0]?.crashed(new Error('torn'));
  await vi.waitFor(() => expect(crashed).toHaveBeenCalledExactlyOnceWith(new Error('torn')));
});

test('without texts there is no second try', async () => {
  outcome = () => {
    throw new TypeError('planted');
  };
  await expect(boot({})).rejects.toThrow(new TypeError('planted'));
  expect(mounts).toHaveLength(1);
});

test('only a file that did not arrive is a FetchError', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await expect(fetched(() => Promise.reject(cause))).rejects.toBeInstanceOf(FetchError);
  await expect(fetched(async () => 7)).resolves.toBe(7);
});
