// What can be done on a game's page, for the command palette: only what can be done now.
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { type PageAction, usePageContext } from '../../site/frame/pageContext.ts';
import type { Panel } from './panel.ts';
import type { useFullscreen } from './useFullscreen.ts';
import type { Play } from './usePlay.ts';

interface PageActionsOptions {
  readonly definition: GameDefinition;
  readonly play: Play;
  readonly fullscreen: ReturnType<typeof useFullscreen>;
  open(panel: Panel): void;
}

export function usePageActions({ definition, play, fullscreen, open }: PageActionsOptions): void {
  const { session } = play;

  function actions(): readonly PageAction[] {
    const state = session?.store.getState();
    const isWatching = Boolean(state?.playback);
    const isUnderWay = state?.phase === 'playing' || state?.phase === 'paused';
    const all: readonly (PageAction & { readonly possible: boolean })[] = [
      {
        ...{ id: 'restart', title: 'Restart', words: ['again', 'new run', 'retry'], run: play.restart },
        possible: !isWatching && (isUnderWay || state?.phase === 'over'),
      },
      {
        ...{ id: 'undo', title: 'Undo', words: ['take back'], run: () => session?.undo?.() },
        possible: definition.assists && !isWatching && isUnderWay && state.canUndo,
      },
      {
        ...{ id: 'take-back', title: 'Take back the run before', words: ['restart', 'undo'], run: play.takeBack },
        possible: play.canTakeBack,
      },
      {
        ...{ id: 'menu', title: 'Back to start', words: ['leave', 'quit', 'menu', 'give up'], run: play.menu },
        possible: !isWatching && isUnderWay,
      },
      {
        ...{ id: 'stop', title: 'Stop watching', words: ['replay', 'leave'], run: play.stopWatching },
        possible: isWatching,
      },
      {
        ...{ id: 'help', title: 'How to play', words: ['help', 'rules', 'controls', 'keys'], run: () => open('help') },
        possible: true,
      },
      {
        ...{ id: 'replays', title: 'Replays', words: ['watch', 'ghost', 'recording'], run: () => open('replays') },
        possible: session !== null && !isWatching,
      },
      {
        ...{ id: 'scores', title: definition.start.scores?.label ?? 'High scores', words: ['best', 'score', 'record'] },
        run: () => open('scores'),
        possible: definition.start.scores !== undefined,
      },
      {
        ...{ id: 'fullscreen', words: ['screen', 'window'], run: fullscreen.toggle },
        title: fullscreen.mode === 'off' ? 'Fullscreen' : 'Leave fullscreen',
        possible: true,
      },
    ];
    return all.filter(({ possible }) => possible);
  }

  usePageContext({ game: definition, slowable: play.slowable, actions });
}
