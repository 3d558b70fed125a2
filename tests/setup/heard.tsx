// A game as ears follow it: its announcer, mounted before play as on its page, with a clock that the test moves on.
import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import type { Frame } from '../../scenes/kit/core/input/input.ts';
import type { Setup } from '../../scenes/kit/core/rules.ts';
import type { Session } from '../../scenes/kit/core/session/session.ts';
import type { GameDefinition, GameRuntime } from '../../scenes/kit/game.ts';
import { Announcer } from '../../src/play/page/Announcer.tsx';
import { sessionOpener } from './game.ts';

export interface HeardGame {
  readonly session: Session;
  readonly runtime: GameRuntime;
  /** Setup of the start card's first button. */
  readonly setup: Setup;
  /** What the announcer's live region holds. */
  heard(): string;
  wait(ms: number): void;
  tick(frame: Frame): void;
}

/** Loads by the true clock, then stops it: the test gives the true one back. */
export async function heardGame(definition: GameDefinition): Promise<HeardGame> {
  const { default: runtime } = await definition.load();
  const session = (await sessionOpener(definition))({ seed: 1 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { container } = render(<Announcer session={session} runtime={runtime} definition={definition} keys={{}} />);
  const [first]: GameDefinition['start']['buttons'] = definition.start.buttons;
  return {
    session,
    runtime,
    setup: first?.setup ?? {},
    heard: () => (container.querySelector('[aria-live="polite"]')?.textContent ?? '').trim(),
    wait(ms) {
      act(() => {
        vi.advanceTimersByTime(ms);
      });
    },
    tick(frame) {
      act(() => {
        session.tick(frame);
      });
    },
  };
}
