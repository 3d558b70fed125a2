// What every button is called, held to lists written by hand: a name that only ears hear is noticed by nobody else. To rename one on purpose,
// rename it in the game's `golden/labels.ts` too, or here where it is the shell's.
import { cleanup, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import template from '../../scenes/_template/index.ts';
import { CATALOG } from '../../scenes/catalog.ts';
import { profile } from '../../src/data/profile.ts';
import { Bar } from '../../src/play/page/Bar.tsx';
import { ReplayBar } from '../../src/play/replay/ReplayBar.tsx';
import { startedSession } from '../setup/game.ts';
import { TEMPLATES } from '../setup/templates.ts';
import { type Labels, nameOf } from './labels.ts';
import { named } from './names.ts';
import { ShownGame } from './shown.tsx';

/** A Worker that never answers: what a game says while it waits stays as it is, however long a test takes. */
class SilentWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

/** Files share a device: what another kept there would be told in the names. */
beforeEach(() => {
  localStorage.clear();
  profile.setState(profile.getInitialState());
  vi.stubGlobal('Worker', SilentWorker);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const LISTS = import.meta.glob<Labels>('../../scenes/*/golden/labels.ts', { eager: true, import: 'labels' });
const games = [...TEMPLATES, ...CATALOG];
const fileOf = (id: string) => `scenes/${id}/golden/labels.ts`;

describe.each(games)('$id', definition => {
  const { id } = definition;

  test('calls its buttons what its list says', async () => {
    const list = LISTS[`../../${fileOf(id)}`];
    let game = await ShownGame.open(definition, list?.setup);
    if (!list)
      expect.fail(`write ${fileOf(id)} as ${fileOf('_template')} is written, with ${JSON.stringify(game.names())}`);
    const differ = `a name differs from its list in ${fileOf(id)}: was it renamed on purpose?`;
    const known = new Set<string>();
    const brings = async (wanted: readonly string[], what: string) => {
      // A busy machine may take long: only a name that never comes fails.
      await waitFor(() => expect(fresh(game.names(), known), `${what}: ${differ}`).toEqual(wanted), {
        timeout: 15_000,
      });
      for (const name of wanted) known.add(name);
    };
    await brings(list.start.map(nameOf), 'when play begins');
    for (const { what, brings: wanted, ...step } of list.later ?? []) {
      const { enables = [], fromStart, ...way } = step;
      expect([...wanted, ...enables], `${what}: a step that brings nothing is not waited for`).not.toEqual([]);
      if (fromStart) {
        cleanup();
        document.body.replaceChildren();
        game = await ShownGame.open(definition, fromStart === true ? list.setup : fromStart);
      }
      await game.go(way);
      await brings(wanted.map(nameOf), what);
    }
    const { pause, pad } = await game.overlays();
    expect(pause, `the pause menu: ${differ}`).toEqual(list.pause);
    expect(pad, `for thumbs: ${differ}`).toEqual(list.pad);
  });
});

const fresh = (names: readonly string[], known: ReadonlySet<string>) => names.filter(name => !known.has(name));

describe('the shell', () => {
  const nothing = () => undefined;

  test.each([
    ['at play', false, false, ['Pause', 'Fullscreen']],
    ['paused', true, false, ['Resume', 'Fullscreen']],
    ['in fullscreen', false, true, ['Pause', 'Leave fullscreen']],
  ] as const)('its bar, %s', (_when, paused, fullscreen, [pause, screen]) => {
    const does = { onPause: nothing, onRestart: nothing, onFullscreen: nothing, onHelp: nothing, onSettings: nothing };
    const { container } = render(
      <MemoryRouter>
        <Bar definition={template} paused={paused} begun fullscreen={fullscreen} {...does} />
      </MemoryRouter>,
    );
    expect([...named(container).keys()]).toEqual([
      'Game',
      'All games',
      'Favourite',
      pause,
      'Restart',
      'Mute',
      'Volume',
      screen,
      'How to play',
      'Settings',
    ]);
  });

  test('its strip under a watched run', async () => {
    const session = await startedSession(template);
    for (let i = 0; i < 30; i++) session.tick(session.pilot());
    session.watch(session.replay());
    const { playback } = session.store.getState();
    if (!playback) return expect.fail('nothing is watched');
    const { container } = render(
      <ReplayBar session={session} watched={playback} onStop={nothing} onFailed={nothing} />,
    );
    const rest = ['Position', 'Speed', '0.5 ×', '1 ×', '2 ×', '4 ×', 'Stop watching'];
    expect([...named(container).keys()]).toEqual(['Replay', 'Pause replay', ...rest]);
    session.pause();
    await waitFor(() => expect([...named(container).keys()]).toEqual(['Replay', 'Play replay', ...rest]));
  });
});
