// Two stages of one game on a page are strangers: whatever is done at one, state, HUD and UI store of the other are as if it were alone.
import { act, cleanup, fireEvent, type RenderResult, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import { STEP_MS } from '../../scenes/kit/core/clock.ts';
import { NO_RECORDS } from '../../scenes/kit/core/replay/records.ts';
import { DEFAULT_SETTINGS } from '../../scenes/kit/core/settings.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { profile } from '../../src/data/profile.ts';
import { fetchHud, Hud } from '../../src/huds/Hud.tsx';
import { named } from '../labels/names.ts';
import { type HeadlessStage, headlessStage } from '../setup/game.ts';
import { dispatchKey } from '../setup/keyboard.ts';
import { mouse } from '../setup/pointerEvents.ts';
import { TEMPLATES } from '../setup/templates.ts';

/** A Worker that never answers: what a HUD says while it waits stays as it is. */
class SilentWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

const SEED = 5;
/** Rows and columns of the places that are pressed on the picture. */
const GRID = 5;
/** Steps in which a button or field of the HUD is used, each another one; with more of them the test fails. */
const MAX_BUTTONS = 150;
const FRAMES_PER_DEED = 2;
/** Frames before the pointer counts: a stage ignores it right after play begins. */
const FIRST_FRAMES = 24;
const FIELD = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])';

beforeEach(() => {
  vi.stubGlobal('Worker', SilentWorker);
  // Timers follow the frames: what a HUD does a moment later, it does at the same frame however busy the machine is.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const nothing = () => undefined;
/** What comes a moment later, by promise or with a chunk, has come. */
const settled = () => act(() => vi.dynamicImportSettled());

/** All that could tell of somebody else's play. */
interface Look {
  readonly hash: string;
  readonly shown: string;
  readonly ui: unknown;
  /** HUD as rendered, with what it lays over the stage. */
  readonly page: string;
}

/** A stage with its HUD. */
class Place {
  readonly stage: HeadlessStage;
  readonly host: HTMLElement;
  readonly used = new Set<string>();
  readonly #hud: RenderResult;

  private constructor(stage: HeadlessStage, host: HTMLElement, hud: RenderResult) {
    this.stage = stage;
    this.host = host;
    this.#hud = hud;
  }

  static async open(definition: GameDefinition): Promise<Place> {
    const stage = await headlessStage(definition, { seed: SEED });
    const { session, input, canvas } = stage;
    const { width, height } = definition.stage;
    canvas.getBoundingClientRect = () => new DOMRect(0, 0, width, height);
    session.start();
    const host = canvas.parentElement as HTMLElement;
    const hud = render(
      <MemoryRouter>
        <Hud
          session={session}
          definition={definition}
          settings={DEFAULT_SETTINGS}
          records={NO_RECORDS}
          stage={host}
          hold={(action, down) => input.setButton(action, down)}
          picture={async () => new Blob()}
          onLoadError={nothing}
        />
      </MemoryRouter>,
    );
    await settled();
    return new Place(stage, host, hud);
  }

  get look(): Look {
    const { session } = this.stage;
    const { hud, view, phase, result, tick, canUndo } = session.store.getState();
    return {
      hash: session.hash(),
      shown: JSON.stringify({ hud, view, phase, result, tick, canUndo }),
      ui: session.ui?.getState(),
      // React counts the ids of all HUDs of a page together.
      page: `${this.#hud.container.innerHTML}${this.host.innerHTML}`.replace(/_r_\w+_/g, 'id'),
    };
  }

  /** Presses or fills in what was not used yet, in its HUD or in a dialog, and returns its name; null where all was used. */
  useNext(other: Place): string | null {
    const next = [...named(document.body)].find(
      ([name, element]) =>
        !this.used.has(name) &&
        element.matches('button, input, textarea') &&
        !element.matches(':disabled, [aria-disabled=true]') &&
        !other.#holds(element),
    );
    if (!next) return null;
    const [name, element] = next;
    this.used.add(name);
    if (element.matches(FIELD)) fireEvent.change(element, { target: { value: '7' } });
    else fireEvent.click(element);
    return name;
  }

  #holds(element: Element): boolean {
    return this.#hud.container.contains(element) || this.host.contains(element);
  }

  leave(): void {
    this.#hud.unmount();
    this.stage.destroy();
    this.host.remove();
  }
}

/** What hands do at a place beside another; returns what it is called. */
type Deed = (played: Place, other: Place) => string;

/** Each key, the mouse all over the picture, and each button as it appears. A finger would tell both that the device has a touch screen. */
function deedsOf({ controls, stage: { width, height } }: GameDefinition): readonly Deed[] {
  const keys = controls.flatMap(({ keys: [code] }) => (code ? [code] : []));
  const places = [...Array(GRID ** 2).keys()].map(index => ({
    x: ((index % GRID) + 0.5) * (width / GRID),
    y: (Math.floor(index / GRID) + 0.5) * (height / GRID),
  }));
  return [
    ...keys.flatMap((code): Deed[] =>
      (['keydown', 'keyup'] as const).map(type => ({ host }) => {
        dispatchKey(host, type, code);
        return `${type} of ${code}`;
      }),
    ),
    ...places.flatMap(({ x, y }): Deed[] =>
      (['move', 'down', 'up'] as const).map(step => ({ stage: { canvas } }) => {
        mouse(canvas, step, x, y);
        return `mouse ${step} at ${x}, ${y}`;
      }),
    ),
    ...Array<Deed>(MAX_BUTTONS).fill((played, other) => `"${played.useNext(other)}"`),
  ];
}

/** Stages step together, a frame at a time. */
async function pass(places: readonly Place[], frames: number): Promise<void> {
  act(() => {
    for (let i = 0; i < frames; i++) {
      for (const { stage } of places) stage.frame(STEP_MS);
      vi.advanceTimersByTime(STEP_MS);
    }
  });
  await settled();
}

/** What a stage that nobody touches looks like after each of so many deeds, and what the page says then. */
async function alone(definition: GameDefinition, deeds: number): Promise<{ looks: readonly Look[]; page: string }> {
  const place = await Place.open(definition);
  await pass([place], FIRST_FRAMES);
  const looks: Look[] = [];
  for (let i = 0; i < deeds; i++) {
    await pass([place], FRAMES_PER_DEED);
    looks.push(place.look);
  }
  const page = document.body.textContent;
  place.leave();
  return { looks, page };
}

/** The page of a game on a device that holds nothing. */
const onNewPage = ({ id }: GameDefinition) => {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`http://localhost/games/${id}`);
  localStorage.clear();
  profile.setState(profile.getInitialState());
};

describe.each([...TEMPLATES, ...CATALOG])('$id', definition => {
  test('two stages on one page are strangers', async () => {
    await fetchHud(definition.id);
    onNewPage(definition);
    const deeds = deedsOf(definition);
    const { looks, page } = await alone(definition, deeds.length);
    onNewPage(definition);
    const [played, other] = [await Place.open(definition), await Place.open(definition)];
    await pass([played, other], FIRST_FRAMES);
    let hasChanged = false;
    for (const [index, wanted] of looks.entries()) {
      let name = '';
      act(() => {
        name = deeds[index]?.(played, other) ?? '';
      });
      await pass([played, other], FRAMES_PER_DEED);
      expect(other.look, `the other stage, after ${name}`).toEqual(wanted);
      hasChanged ||= JSON.stringify(played.look) !== JSON.stringify(wanted);
    }
    expect(hasChanged, 'something is done at the stage that is played').toBe(true);
    expect(played.useNext(other), `is not used within ${MAX_BUTTONS} steps`).toBeNull();
    played.leave();
    await settled();
    expect(document.body.textContent, 'the page without the played stage').toBe(page);
    other.leave();
  }, 120_000);
});
