// Links opened in a page that is open already: other texts open the game anew, places on the page do not; refused texts are said once.
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import template from '../../../scenes/_template/index.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { toasts } from '../../ui/toast.ts';
import type { MountedGame } from '../stage/PhaserHost.tsx';
import { useLinkedTexts } from './useAddress.ts';

const GAME: GameDefinition = { ...template, texts: { board: { room: 20, noun: 'board' } } };

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

function opened(mounted: Partial<MountedGame>) {
  const openAnew = vi.fn();
  renderHook(() => useLinkedTexts(GAME, { texts: {}, refusal: null, ...mounted } as MountedGame, openAnew));
  const goTo = (hash: string) =>
    act(() => {
      history.replaceState(null, '', `/${hash}`);
      window.dispatchEvent(new Event('hashchange'));
    });
  return { openAnew, goTo };
}

test('another board opens the game anew; the same one, and a place on the page, do not', () => {
  const { openAnew, goTo } = opened({ texts: { board: '#@#' } });
  for (const hash of ['#main', '', '#other=1', '#board=%23%40%23']) goTo(hash);
  expect(openAnew).not.toHaveBeenCalled();
  goTo('#board=%23%40%24');
  expect(openAnew).toHaveBeenCalledOnce();
});

test('refused texts are said', () => {
  opened({ refusal: 'This link holds no board that can be read. The game opens without it.' });
  expect(toasts.getState().last?.title).toBe('This link holds no board that can be read. The game opens without it.');
});
