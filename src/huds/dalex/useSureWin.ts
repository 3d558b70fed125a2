// Whether a sure win exists from here, asked of the Worker after every turn while the player wants to know.
import { useEffect, useState } from 'react';
import type { Quest, Verdict } from '../../../scenes/dalex/search/sureWin.ts';
import type { DalexView } from '../../../scenes/dalex/view.ts';

/** Play goes on so long before the search is troubled. */
const PATIENCE_MS = 120;

const search = () => import('../../../scenes/dalex/search/client.ts');

const questOf = ({ size, player, dalexes, piles, sonics, sonicReach }: DalexView): Quest => ({
  position: { size, player, dalexes, piles: piles.map(({ cell }) => cell) },
  sonics,
  sonicReach,
  goal: null,
});

/** A sentence, or null where nobody asks. */
export function useSureWin(view: DalexView, asks: boolean): string | null {
  const { gameOver, gameWon, standing } = view;
  const isOpen = asks && !gameOver && !gameWon && !standing;
  const asked = isOpen ? JSON.stringify(questOf(view)) : null;
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly words: string } | null>(null);

  useEffect(() => {
    if (asked === null) return;
    const control = new AbortController();
    const find = async () => {
      try {
        const { sureWinInWorker } = await search();
        const verdict = await sureWinInWorker(JSON.parse(asked) as Quest, { signal: control.signal });
        setAnswer({ asked, words: wordsFor(verdict) });
      } catch {
        if (!control.signal.aborted) setAnswer({ asked, words: 'The search did not answer.' });
      }
    };
    const timer = setTimeout(() => void find(), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [asked]);

  if (asked === null) return null;
  return answer?.asked === asked ? answer.words : 'Looking for a sure win …';
}

export function wordsFor(verdict: Verdict): string {
  if (verdict.kind === 'sure') return `A sure win exists in ${verdict.steps.length}.`;
  return verdict.kind === 'none' ? 'There is no sure win: only luck helps.' : 'No sure win was found.';
}
