// Keyboard shortcuts on the rendered play page: each is dispatched as a DOM event at the focused element and has its effect.
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import template from '../../../scenes/_template/index.ts';
import type { State } from '../../../scenes/_template/rules/rules.ts';
import diceConquest from '../../../scenes/dice-conquest/index.ts';
import type { DiceState } from '../../../scenes/dice-conquest/rules/state.ts';
import { NO_INPUT } from '../../../scenes/kit/core/input/input.ts';
import type { Session } from '../../../scenes/kit/core/session/session.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { type MountOptions, mount, type Stage } from '../../../scenes/kit/phaser/mount.ts';
import lastStand from '../../../scenes/last-stand/index.ts';
import minigolf from '../../../scenes/minigolf/index.ts';
import { levelsOf } from '../../../tests/setup/game.ts';
import { edit } from '../../../tests/setup/keyBindings.ts';
import { typeKey } from '../../../tests/setup/keyboard.ts';
import { profile, setBindings } from '../../data/profile.ts';
import { closeOverlay, openPalette, openSettings, overlays } from '../../site/frame/overlays.ts';
import { pageContext } from '../../site/frame/pageContext.ts';
import { keepFocus } from '../../ui/focusKeeper.ts';
import { Toaster } from '../../ui/Toaster.tsx';
import { toast, toasts } from '../../ui/toast.ts';
import { shellKeys } from '../keys/shellKeys.ts';
import { resultText } from '../replay/runFiles.ts';
import PlayPage from './PlayPage.tsx';

let stage: Stage | undefined;
let crash = (_error: Error) => {};

vi.mock('../stage/fetchGame.ts', () => ({
  async fetchGame(definition: GameDefinition) {
    const { default: runtime } = await definition.load();
    const { default: scene } = await runtime.scene();
    return { mount: mountStill, runtime, scene, levels: levelsOf(definition) };
  },
}));

/** Stage without a picture, whose clock only the test advances. */
async function mountStill(options: MountOptions): Promise<Stage> {
  let loop: { stop(): void } | undefined;
  crash = options.crashed;
  stage = await mount({ ...options, renderer: 'headless', onCreated: game => void (loop = game.loop) });
  loop?.stop();
  return stage;
}

beforeEach(() => profile.setState(profile.getInitialState(), true));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  profile.setState(profile.getInitialState(), true);
});

interface Page {
  session(): Session;
  /** Open card or dialog, and the state of the run. */
  look(): Look;
  press(code: string, more?: KeyboardEventInit): void;
  ticks(count: number): void;
}
interface Look {
  readonly phase: string;
  readonly tick: number;
  readonly card: string | null;
  /** Heading of the card; null if there is only the replay bar. */
  readonly heading: string | null;
  readonly dialog: string | null;
  readonly isFull: boolean;
  readonly isMuted: boolean;
  readonly isWatching: boolean;
}

async function visit(definition: GameDefinition): Promise<Page> {
  const page = (
    <MemoryRouter>
      <PlayPage definition={definition} />
    </MemoryRouter>
  );
  const { container, rerender } = render(page);
  await waitFor(() => expect(container.querySelector('[data-play="ready"]')).not.toBeNull());
  const session = () => (stage as Stage).session;
  return {
    session,
    look() {
      const { phase, tick, playback } = session().store.getState();
      const card = [...container.querySelectorAll<HTMLElement>('[data-card]')].at(-1);
      return {
        phase,
        tick,
        card: card?.dataset['card'] ?? null,
        heading: card?.querySelector('h2')?.textContent ?? null,
        dialog: document.querySelector('dialog[open] h2')?.textContent ?? null,
        isFull: container.querySelector('[data-fullscreen="off"]') === null,
        isMuted: profile.getState().choices.muted,
        isWatching: playback !== null,
      };
    },
    press(code, more) {
      // A new component listens for keys after its effects: wait for the next rendering.
      act(() => rerender(page));
      act(() => typeKey(document.activeElement ?? document.body, code, more));
    },
    ticks: count =>
      act(() => {
        for (let i = 0; i < count; i++) session().tick(NO_INPUT);
      }),
  };
}

type Moment = (page: Page) => Promise<void> | void;

/** Plays ten ticks. */
const playing: Moment = page => {
  page.press('Enter');
  page.ticks(10);
};
const paused: Moment = async page => {
  await playing(page);
  act(() => page.session().pause());
  await waitFor(() => expect(page.look().card).toBe('pause'));
};
/** Collects the last star. */
const end: Moment = async page => {
  act(() =>
    edit(page.session(), (state: State) => {
      state.stars = [{ id: 1, x: state.dart.x, y: state.dart.y }];
    }),
  );
  page.ticks(1);
  await waitFor(() => expect(page.look()).toMatchObject(RESULT));
};
const over: Moment = async page => {
  await playing(page);
  await end(page);
};
const lookedAt: Moment = async page => {
  await over(page);
  page.press('Escape');
};
const watching: Moment = async page => {
  await playing(page);
  act(() => page.session().watch(page.session().replay()));
};
const crashed: Moment = async page => {
  await playing(page);
  vi.stubGlobal('reportError', () => {});
  act(() => crash(new Error('torn')));
};
const fullscreen: Moment = async page => {
  await playing(page);
  vi.spyOn(console, 'warn').mockReturnValue();
  act(() => document.querySelector<HTMLElement>('[aria-label="Fullscreen"]')?.click());
  await waitFor(() => expect(page.look().isFull).toBe(true));
};

const QUESTION = { key: '?', shiftKey: true };
const STARTED = { phase: 'playing', card: null, tick: 0 };
const PAUSED = { phase: 'paused', card: 'pause', tick: 10 };
const PLAYS_ON = { phase: 'playing', card: null, tick: 10 };
const RESULT = { phase: 'over', card: 'result', heading: 'All stars taken' };
const HELP = 'How to play';

type Row = [code: string, deed: string, moment: Moment, seen: Partial<Look>, more?: KeyboardEventInit];

test.each<Row>([
  ['Enter', 'starts from the start card', () => {}, STARTED],
  ['Space', 'starts from the start card', () => {}, STARTED],
  ['Slash', '? shows how to play before play', () => {}, { phase: 'ready', dialog: HELP }, QUESTION],
  ['KeyM', 'mutes before play', () => {}, { phase: 'ready', isMuted: true }],
  ['Escape', 'pauses', playing, PAUSED],
  ['KeyP', 'pauses', playing, PAUSED],
  ['Slash', '? pauses and shows how to play', playing, { phase: 'paused', dialog: HELP, tick: 10 }, QUESTION],
  ['KeyM', 'mutes, and play goes on', playing, { ...PLAYS_ON, isMuted: true }],
  ['KeyR', 'restarts', playing, STARTED],
  ['Escape', 'goes on after a pause', paused, PLAYS_ON],
  ['KeyP', 'goes on after a pause', paused, PLAYS_ON],
  ['Enter', 'goes on after a pause', paused, PLAYS_ON],
  ['NumpadEnter', 'goes on after a pause', paused, PLAYS_ON],
  ['Space', 'goes on after a pause', paused, PLAYS_ON],
  ['KeyR', 'restarts from a pause', paused, STARTED],
  ['Enter', 'plays again from the result', over, STARTED],
  ['Space', 'plays again from the result', over, STARTED],
  ['KeyR', 'plays again from the result', over, STARTED],
  ['Escape', 'lays the result aside to look at the stage', over, { phase: 'over', card: 'result', heading: null }],
  ['Escape', 'brings the result back', lookedAt, RESULT],
  ['Enter', 'plays again where the result is laid aside', lookedAt, STARTED],
  ['Escape', 'leaves a replay for the start card', watching, { phase: 'ready', isWatching: false, card: 'start' }],
  ['Escape', 'leaves the whole window before it pauses', fullscreen, { ...PLAYS_ON, isFull: false }],
  ['Enter', 'begins again after a crash', crashed, { phase: 'ready', card: 'start' }],
  ['KeyR', 'begins again after a crash', crashed, { phase: 'ready', card: 'start' }],
])('%s: %s', async (code, _deed, moment, seen, more) => {
  const page = await visit(template);
  await moment(page);
  expect(page.look(), 'before the key').not.toMatchObject(seen);
  page.press(code, more);
  await waitFor(() => expect(page.look()).toMatchObject(seen));
});

/** Buttons that Enter presses at a moment: of the bar, and of the card that lies over the stage. */
const pressable = (): readonly HTMLButtonElement[] =>
  [...document.querySelectorAll<HTMLButtonElement>('[data-play] button:not(:disabled)')].filter(
    one => one.closest('[inert]') === null,
  );

test.each([
  ['the start card', () => {}],
  ['play', playing],
  ['a pause', paused],
  ['the result', over],
  ['the result laid aside', lookedAt],
  ['a replay', watching],
] as readonly (readonly [string, Moment])[])(
  'a press of any button by Enter leaves the focus somewhere: %s',
  async (_, moment) => {
    const lost: string[] = [];
    for (let at = 0, count = 1; at < count; at++) {
      const page = await visit(template);
      await moment(page);
      // What is asked of the device is no part of this.
      vi.spyOn(console, 'warn').mockReturnValue();
      const button = pressable()[at];
      count = pressable().length;
      const name = button?.getAttribute('aria-label') ?? button?.textContent;
      const stop = keepFocus();
      onTestFinished(stop);
      act(() => button?.focus());
      page.press('Enter');
      for (let i = 0; i < 8; i++) await act(() => new Promise<void>(done => requestAnimationFrame(() => done())));
      const { activeElement: active } = document;
      const isAble = active?.matches('body, :disabled') === false && active.closest('[inert]') === null;
      if (!isAble) lost.push(`${name}: ${active?.outerHTML.slice(0, 60)}`);
      // Another page is no press.
      stop();
      act(closeOverlay);
      cleanup();
      profile.setState(profile.getInitialState(), true);
    }
    expect(lost).toEqual([]);
  },
);

test('a result is not pressed away by the key of play that goes on in its rhythm, and is a moment later', async () => {
  const page = await visit(template);
  await playing(page);
  page.press('Space');
  await end(page);
  page.press('Space');
  expect(page.look()).toMatchObject(RESULT);
  const later = performance.now() + 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => later);
  page.press('Space');
  await waitFor(() => expect(page.look()).toMatchObject(STARTED));
});

test('the shell has these keys and no others', () => {
  expect(shellKeys([], {}).flatMap(({ codes }) => codes)).toEqual(['Escape', 'KeyP', 'Slash', 'KeyM', 'KeyR']);
});

const CTRL = { ctrlKey: true };
const META = { metaKey: true };
const column = (page: Page) => (page.session().state as DiceState).lastPlaced?.column ?? null;

test.each<[code: string, deed: string, from: number | null, to: number | null, more: KeyboardEventInit]>([
  ['KeyZ', 'Ctrl: takes back', 3, null, CTRL],
  ['KeyZ', '⌘: takes back', 3, null, META],
  ['KeyY', 'Ctrl: does it again', null, 3, CTRL],
  ['KeyY', '⌘: does it again', null, 3, META],
  ['KeyZ', 'Ctrl and Shift: does it again', null, 3, { ...CTRL, shiftKey: true }],
  ['KeyZ', '⌘ and Shift: does it again', null, 3, { ...META, shiftKey: true }],
])('%s with %s', async (code, _deed, from, to, more) => {
  const page = await visit({ ...diceConquest, assists: true });
  page.press('Enter');
  act(() => {
    page.session().send({ type: 'roll' });
    page.session().send({ type: 'place', column: 3 });
    if (from === null) page.session().undo?.();
  });
  expect(column(page)).toBe(from);
  page.press(code, more);
  expect(column(page)).toBe(to);
});

test('Escape: gives up the swing of Mini golf, and pauses once there is none', async () => {
  const page = await visit(minigolf);
  page.press('Enter');
  act(() => edit(page.session(), (state: object) => void Object.assign(state, { phase: 'putting', swing: SWING })));
  page.press('Escape');
  expect([page.session().state, page.look().phase]).toMatchObject([{ phase: 'aiming', strokes: 0 }, 'playing']);
  page.press('Escape');
  expect([page.session().state, page.look().phase]).toMatchObject([{ phase: 'aiming', strokes: 0 }, 'paused']);
});
const SWING = { by: 'key', ticks: 5 };

test.each([
  [1, true, 'Mini Golf Challenge: Even par. 18 points.'],
  [2, false, 'Mini Golf Challenge: Ann and Par share the win.'],
] as const)('a round of Mini golf for %i makes points and a best: %s', async (players, scored, said) => {
  const page = await visit(minigolf);
  page.press('Enter');
  await waitFor(() => expect(page.look().phase).toBe('playing'));
  const card = [2, 3, 3, 3, 3, 4, 4, 4, 5];
  const ended = { phase: 'over', players: ['Ann', 'Par'].slice(0, players), cards: Array(players).fill(card) };
  act(() => edit(page.session(), (state: object) => void Object.assign(state, ended)));
  page.ticks(1);
  await waitFor(() => expect(page.look()).toMatchObject({ phase: 'over', card: 'result' }));
  expect(screen.queryByText('Points') !== null).toBe(scored);
  expect(screen.queryAllByRole('rowheader', { name: 'Place' })).toHaveLength(scored ? 0 : 1);
  expect(profile.getState().games['minigolf']?.best).toBe(scored ? 18 : null);
  const { result } = page.session().store.getState();
  expect(result && resultText(minigolf, result, false)).toBe(said);
});

test('KeyR: plays again from the result of a game that has a deed of its own for it', async () => {
  const page = await visit(diceConquest);
  page.press('Enter');
  act(() => edit(page.session(), (state: object) => void Object.assign(state, { winner: 1, phase: 'move' })));
  page.ticks(1);
  await waitFor(() => expect(page.look()).toMatchObject({ phase: 'over', card: 'result' }));
  page.press('KeyR');
  await waitFor(() => expect(page.look()).toMatchObject(STARTED));
});

test.each([
  ['KeyM', 'Airborne', lastStand],
  ['KeyR', 'Dice Conquest', diceConquest],
] as const)('%s is left to %s, even while nothing has the focus', async (code, _title, definition) => {
  const page = await visit(definition);
  page.press('Enter');
  page.ticks(10);
  (document.activeElement as HTMLElement).blur();
  const before = page.look();
  page.press(code);
  expect(page.look()).toEqual(before);
});

test('F8: leads to the toast', () => {
  render(<Toaster />);
  act(() => toast({ title: 'Copied' }));
  act(() => typeKey(document.body, 'F8'));
  expect(document.activeElement).toBe(screen.getByRole('list'));
  toasts.setState({ last: null });
});

test('a dialog of the site pauses the run and hides its card; when it closes the run goes on', async () => {
  const page = await visit(template);
  await playing(page);
  act(openPalette);
  expect(page.look()).toMatchObject({ phase: 'paused', card: null });
  // Another dialog takes its place: the run still waits.
  act(() => openSettings());
  expect(page.look()).toMatchObject({ phase: 'paused', card: null });
  act(closeOverlay);
  expect(page.look()).toMatchObject({ phase: 'playing', card: null });
});

test('a run that was paused before stays paused', async () => {
  const page = await visit(template);
  await paused(page);
  act(openPalette);
  act(closeOverlay);
  expect(page.look()).toMatchObject({ phase: 'paused' });
});

test('the bar opens the settings of the site', async () => {
  const page = await visit(template);
  act(() => screen.getByRole('button', { name: 'Settings' }).click());
  expect(overlays.getState().open).toEqual({ name: 'settings' });
  act(closeOverlay);
  expect(page.look()).toMatchObject({ phase: 'ready', card: 'start' });
});

const hereNow = () =>
  pageContext
    .getState()
    .actions()
    .map(({ id }) => id);

test('the page says what can be done in it now', async () => {
  const page = await visit(template);
  // The page says so once the mounted game is known to it, which is after the stage stands.
  await waitFor(() => expect(pageContext.getState()).toMatchObject({ game: { id: '_template' }, slowable: true }));
  expect(hereNow()).toEqual(['help', 'replays', 'fullscreen']);
  await playing(page);
  expect(hereNow()).toEqual(['restart', 'menu', 'help', 'replays', 'fullscreen']);
});

test('help that is opened from the palette pauses the run that had gone on', async () => {
  const page = await visit(template);
  await playing(page);
  act(openPalette);
  const help = pageContext
    .getState()
    .actions()
    .find(({ id }) => id === 'help');
  act(() => {
    closeOverlay();
    help?.run();
  });
  await waitFor(() => expect(page.look()).toMatchObject({ phase: 'paused', dialog: 'How to play' }));
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  expect(page.look()).toMatchObject({ phase: 'playing', dialog: null });
});

test('a key that the player has set plays; its own does not; and the replay is as with the own key', async () => {
  const steer = async (code: string) => {
    const page = await visit(template);
    await playing(page);
    page.press(code);
    act(() => {
      for (let i = 0; i < 20; i++) page.session().tick((stage as Stage).input.take());
    });
    const { frames } = page.session().replay();
    cleanup();
    return frames;
  };
  const own = await steer('ArrowRight');
  setBindings(template, { right: ['KeyL'] });
  const chosen = await steer('KeyL');
  const former = await steer('ArrowRight');
  expect(chosen).toEqual(own);
  expect(former).not.toEqual(own);
});
