// Hook that searches for a sure win in the Worker after every turn, while the player wants it.
import { useEffect, useState } from 'react';
import type { SearchProblem, SearchResult } from '../../../scenes/dalex/search/sureWin.ts';
import type { DalexView } from '../../../scenes/dalex/view.ts';

/** Pause in play before the search starts. */
const SEARCH_DELAY_MS = 120;

const search = () => import('../../../scenes/dalex/search/client.ts');

const searchProblem = ({ position, sonics, sonicReach }: DalexView): SearchProblem => ({
  position,
  sonics,
  sonicReach,
  goal: null,
});

/** The result as a sentence; null while it is switched off. */
export function useSureWin(view: DalexView, isOn: boolean): string | null {
  const { gameOver, gameWon, standing } = view;
  const isSearching = isOn && !gameOver && !gameWon && !standing;
  const request = isSearching ? JSON.stringify(searchProblem(view)) : null;
  const [answer, setAnswer] = useState<{ readonly request: string; readonly words: string } | null>(null);

  useEffect(() => {
    if (request === null) return;
    const control = new AbortController();
    const find = async () => {
      try {
        const { sureWinInWorker } = await search();
        const result = await sureWinInWorker(JSON.parse(request) as SearchProblem, { signal: control.signal });
        setAnswer({ request, words: resultText(result) });
      } catch {
        if (!control.signal.aborted) setAnswer({ request, words: 'The search did not answer.' });
      }
    };
    const timer = setTimeout(() => void find(), SEARCH_DELAY_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [request]);

  if (request === null) return null;
  return answer?.request === request ? answer.words : 'Looking for a sure win …';
}

export function resultText(result: SearchResult): string {
  if (result.kind === 'sure') return `A sure win exists in ${result.steps.length}.`;
  return result.kind === 'none' ? 'There is no sure win: only luck helps.' : 'No sure win was found.';
}
