// Secrets on this device: what has shown its secret is played again, after a reload too; a new run draws a seed that was not shown.
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import emergencia from '../../../scenes/emergencia/play.ts';
import escapeRoom from '../../../scenes/escape-room/play.ts';
import type { Session, SessionState } from '../../../scenes/kit/core/session/session.ts';
import type { GameRuntime } from '../../../scenes/kit/game.ts';
import mysteryHouse from '../../../scenes/mystery-house/play.ts';
import { writeCaseCode } from '../../../scenes/mystery-house/rules/caseCode.ts';
import { secretState, storedSecrets } from '../../data/games/secrets.ts';
import { isSecretShown, useSecret } from './useSecret.ts';

const GAME = { id: 'mystery-house' };
const START = { phase: 'ready', run: 1, seed: 7, setup: {}, tick: 0, playback: null } as unknown as SessionState;

interface Opened {
  readonly lab?: boolean;
  readonly runtime?: GameRuntime;
  readonly start?: SessionState;
}

/** A page with a run of its own; opening another one is a reload. */
function opened({ lab = false, runtime = mysteryHouse, start = START }: Opened = {}) {
  const store = createStore(() => start);
  let listener: (events: readonly { type: string }[]) => void = () => {};
  const onEvents: Session['onEvents'] = to => {
    listener = to;
    return () => {};
  };
  const session = { store, onEvents } as unknown as Session;
  const { result } = renderHook(() => useSecret(session, runtime, GAME, lab));
  return {
    become: (state: Partial<SessionState>) =>
      act(() =>
        store.setState(before => {
          const after = { ...before, ...state };
          const isBegun =
            after.phase === 'playing' && (before.phase === 'ready' || before.phase === 'over') && after.tick === 0;
          return { ...after, run: before.run + (isBegun || after.seed !== before.seed ? 1 : 0) };
        }),
      ),
    emit: (type: string) => act(() => listener([{ type }])),
    isAgain: () => result.current(),
  };
}

beforeEach(() => storedSecrets(GAME.id).remove());
afterEach(cleanup);

test('who it was is read once: the same case again makes no points, after a reload too, and another case does', () => {
  const page = opened();
  page.become({ phase: 'playing' });
  expect(page.isAgain()).toBe(false);
  page.emit('told');
  expect(secretState(GAME.id, '7')).toBeNull();
  page.emit('failed');
  page.become({ phase: 'over' });
  page.become({ phase: 'playing' });
  expect(page.isAgain()).toBe(true);
  const reloaded = opened();
  reloaded.become({ phase: 'playing' });
  expect(reloaded.isAgain()).toBe(true);
  reloaded.become({ seed: 8 });
  expect(reloaded.isAgain()).toBe(false);
  // The same case by its link is the same secret.
  expect(isSecretShown(mysteryHouse, GAME, { seed: 99, setup: { case: writeCaseCode(7) } })).toBe(true);
  expect(isSecretShown(mysteryHouse, GAME, { seed: 99, setup: {} })).toBe(false);
});

test('a run that began before the page listened is judged, too', () => {
  const page = opened();
  page.become({ phase: 'playing' });
  page.emit('solved');
  expect(opened({ start: { ...START, phase: 'playing' } }).isAgain()).toBe(true);
  expect(opened({ start: { ...START, phase: 'playing', seed: 8 } }).isAgain()).toBe(false);
});

test('a run that is left before it has shown anything may be begun again', () => {
  const page = opened();
  page.become({ phase: 'playing' });
  page.become({ phase: 'ready' });
  page.become({ phase: 'playing' });
  expect(page.isAgain()).toBe(false);
});

test('a watched run shows its secret; the lab notes nothing', () => {
  const lab = opened({ lab: true });
  lab.become({ phase: 'playing' });
  lab.emit('solved');
  expect(secretState(GAME.id, '7')).toBeNull();
  const page = opened();
  page.become({ phase: 'playing', playback: {} as SessionState['playback'] });
  page.emit('solved');
  page.become({ phase: 'ready', playback: null });
  page.become({ phase: 'playing' });
  expect(page.isAgain()).toBe(true);
});

test('a run that goes on after a reload is its own, and one that begins anew with the same codes is not', () => {
  const page = opened({ runtime: escapeRoom });
  page.become({ phase: 'playing' });
  page.emit('noted');
  const wentOn = opened({ runtime: escapeRoom });
  wentOn.become({ phase: 'playing', tick: 900 });
  expect(wentOn.isAgain()).toBe(false);
  const anew = opened({ runtime: escapeRoom });
  anew.become({ phase: 'playing' });
  expect(anew.isAgain()).toBe(true);
  const wentOnAgain = opened({ runtime: escapeRoom });
  wentOnAgain.become({ phase: 'playing', tick: 900 });
  expect(wentOnAgain.isAgain()).toBe(true);
});

test('a try more after the end is no new run', () => {
  const page = opened();
  page.become({ phase: 'playing' });
  page.become({ phase: 'over', tick: 60 });
  page.become({ phase: 'playing', tick: 55, assisted: true });
  expect(page.isAgain()).toBe(false);
});

test('each of the three games names its secret by what it hangs on', () => {
  const names = (runtime: GameRuntime, ...setups: SessionState['setup'][]) =>
    setups.map(setup => runtime.secret?.nameOf({ seed: 5, setup }));
  expect(names(mysteryHouse, {}, { case: writeCaseCode(6) }, { case: 'torn' })).toEqual(['5', '6', '5']);
  expect(names(escapeRoom, {}, { time: 'untimed' })).toEqual(['5', '5']);
  expect(names(emergencia, {}, { missions: 'generated' }, { mission: '{}' })).toEqual([
    'campaign 5',
    'generated 5',
    'own 5',
  ]);
});
