// A game as ears follow it: its announcer and HUD, mounted before play as on its page, with a clock that the test moves on.
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { TICKS_PER_SECOND } from '../../scenes/kit/core/clock.ts';
import type { Frame } from '../../scenes/kit/core/input/input.ts';
import { NO_RECORDS } from '../../scenes/kit/core/replay/records.ts';
import type { Setup } from '../../scenes/kit/core/rules.ts';
import type { Session } from '../../scenes/kit/core/session/session.ts';
import { DEFAULT_SETTINGS } from '../../scenes/kit/core/settings.ts';
import type { GameDefinition, GameRuntime } from '../../scenes/kit/game.ts';
import { fetchHud, Hud, hasOwnHud } from '../../src/huds/Hud.tsx';
import { Announcer } from '../../src/play/page/Announcer.tsx';
import { PointedAt } from '../../src/play/page/PointedAt.tsx';
import { useSession } from '../../src/play/session/useSession.ts';
import { Toasts } from '../../src/ui/Toasts.tsx';
import { sessionOpener } from './game.ts';

export interface HeardGame {
  readonly session: Session;
  readonly runtime: GameRuntime;
  /** Setup of the start card's first button. */
  readonly setup: Setup;
  /** What the announcer's live region holds. */
  heard(): string;
  /** What each live region holds, by what tells it from others. */
  regions(): ReadonlyMap<Element, string>;
  wait(ms: number): void;
  /** One tick, by the game’s bot unless a frame is given. */
  tick(frame?: Frame): void;
  /** So many ticks by the game’s bot, shown at once, with their time. */
  play(ticks: number): void;
}

/** Loads by the true clock, then stops it: the test gives the true one back. */
export async function heardGame(definition: GameDefinition): Promise<HeardGame> {
  const { default: runtime } = await definition.load();
  const session = (await sessionOpener(definition))({ seed: 1 });
  await fetchHud(definition.id);
  const stage = document.body.appendChild(document.createElement('div'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  render(<Heard definition={definition} session={session} runtime={runtime} stage={stage} />);
  const [first]: GameDefinition['start']['buttons'] = definition.start.buttons;
  return {
    session,
    runtime,
    setup: first?.setup ?? {},
    heard: () => (document.querySelector('[data-heard] > [aria-live="polite"]')?.textContent ?? '').trim(),
    regions: () =>
      new Map(
        [...document.querySelectorAll('[role="status"], [role="alert"], [aria-live], output')]
          .filter(region => region.getAttribute('aria-live') !== 'off')
          .map(region => [region, textOf(region)]),
      ),
    wait(ms) {
      act(() => {
        vi.advanceTimersByTime(ms);
      });
    },
    tick(frame) {
      act(() => {
        session.tick(frame ?? session.pilot());
      });
    },
    play(ticks) {
      act(() => {
        for (let i = 0; i < ticks && session.store.getState().phase === 'playing'; i++) session.tick(session.pilot());
        vi.advanceTimersByTime((ticks * 1000) / TICKS_PER_SECOND);
      });
    },
  };
}

/** Text of a region for ears: what is hidden from them is not part of it. */
const textOf = (node: Node): string => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return '';
  return [...node.childNodes].map(textOf).join('');
};

interface HeardProps {
  readonly definition: GameDefinition;
  readonly session: Session;
  readonly runtime: GameRuntime;
  readonly stage: HTMLElement;
}

function Heard({ definition, session, runtime, stage }: HeardProps) {
  const isReady = useSession(session, state => state.phase === 'ready');
  return (
    <MemoryRouter>
      {(hasOwnHud(definition.id) || !isReady) && (
        <Hud
          session={session}
          definition={definition}
          settings={DEFAULT_SETTINGS}
          records={NO_RECORDS}
          stage={stage}
          hold={() => undefined}
          onLoadError={() => undefined}
        />
      )}
      <PointedAt session={session} runtime={runtime} />
      <div data-heard>
        <Announcer session={session} runtime={runtime} definition={definition} keys={{}} />
      </div>
      <Toasts />
    </MemoryRouter>
  );
}
