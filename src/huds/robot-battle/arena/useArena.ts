// Hook of the arena's workshop: keeps scripts, leads to the next of the ladder, clears what a new run must not show, shares a result.
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Setup } from '../../../../scenes/kit/core/rules.ts';
import { type UiStore, uiOf } from '../../../../scenes/kit/core/session/ui.ts';
import type { GameDefinition } from '../../../../scenes/kit/game.ts';
import type { ArenaBout } from '../../../../scenes/robot-battle/arena/types.ts';
import { goOn } from '../../../../scenes/robot-battle/rules/boutActions.ts';
import { type RobotUi, setArena } from '../../../../scenes/robot-battle/ui.ts';
import type { RobotView } from '../../../../scenes/robot-battle/view.ts';
import { linkTo } from '../../../play/page/address.ts';
import { useTouch } from '../../../ui/hooks/useTouch.ts';
import { share } from '../../../ui/share/share.ts';
import { toast } from '../../../ui/toast.ts';
import type { HudProps } from '../../HudProps.ts';
import type { Stats } from '../stats.ts';
import { nextToBeat } from './progress.ts';
import { autosaveArena } from './savedArena.ts';
import { weekText } from './weekText.ts';

export interface ArenaWorkshop {
  /** Sets another bout up, not begun. */
  choose(setup: Setup): void;
  /** Shares the week's result as a text: its number and its table. */
  shareWeek(): Promise<void>;
}

export function useArena(
  session: HudProps['session'],
  definition: GameDefinition,
  bout: ArenaBout,
  stats: Stats,
): ArenaWorkshop {
  const ui: UiStore<RobotUi> = uiOf<RobotUi>(session);
  const isTouch = useTouch();
  useEffect(() => autosaveArena(ui), [ui]);
  useEffect(() => showsPlayedTick(session.store, ui), [session, ui]);
  const toEnd = useStore(ui, ({ arena }) => arena.toEnd);
  const { phase } = bout;
  useEffect(() => {
    if (toEnd) goOn(session, { phase });
  }, [session, toEnd, phase]);
  const choose = (setup: Setup) => {
    const { senses } = session.store.getState().setup;
    setArena(ui, { tick: null, watched: null });
    session.start({ mode: 'arena', ...(senses !== undefined && { senses }), ...setup });
  };
  // The start card names no opponent: it is the first of the ladder that is not beaten.
  const rival = nextToBeat(stats);
  useEffect(() => {
    const { setup, phase: runPhase, playback } = session.store.getState();
    if (runPhase === 'playing' && playback === null && setup['bout'] === undefined && rival !== bout.rival)
      session.start({ ...setup, bout: 'ladder', rival });
  }, [session, rival, bout.rival]);

  return {
    choose,
    async shareWeek() {
      if (bout.week === null) return;
      const { seed, setup } = session.store.getState();
      const done = await share(weekText(bout), linkTo(definition, seed, setup), isTouch);
      if (done === 'copied') toast({ title: 'Copied', description: 'Paste it wherever you like.' });
    },
  };
}

/** A new match is shown as it is played, whatever was scrubbed to in the last one. */
const showsPlayedTick = (store: HudProps['session']['store'], ui: UiStore<RobotUi>): (() => void) =>
  store.subscribe(({ view }, before) => {
    const [now, former] = [(view as RobotView).bout, (before.view as RobotView | null)?.bout];
    if (now && now.did !== former?.did && ui.getState().arena.tick !== null) setArena(ui, { tick: null });
  });
