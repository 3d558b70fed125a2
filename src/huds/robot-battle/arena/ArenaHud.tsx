// The HUD of the arena: robots in the match, battle buttons, and tabs with the script, the match tick by tick, the API and strategy.
import { FastForward, Pause, Play, Share2, SkipForward, Square, Swords } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { uiOf } from '../../../../scenes/kit/core/session/ui.ts';
import { nextRival } from '../../../../scenes/robot-battle/arena/ladder.ts';
import { arenaLogOf } from '../../../../scenes/robot-battle/arena/logs.ts';
import { mapNameOf } from '../../../../scenes/robot-battle/arena/maps.ts';
import type { ArenaLogEntry } from '../../../../scenes/robot-battle/arena/match.ts';
import { outcomeOf } from '../../../../scenes/robot-battle/arena/play.ts';
import { adviceOfBout } from '../../../../scenes/robot-battle/arena/result.ts';
import { cardOf } from '../../../../scenes/robot-battle/arena/roster.ts';
import type { ArenaBout } from '../../../../scenes/robot-battle/arena/types.ts';
import { totalOf } from '../../../../scenes/robot-battle/arena/week.ts';
import {
  beginBout,
  boutRequest,
  boutSnapshots,
  fightersOf,
  finishBout,
  holdBout,
  showBoutTick,
  shownSnapshot,
  stopBout,
} from '../../../../scenes/robot-battle/rules/boutActions.ts';
import { type RobotUi, setArena } from '../../../../scenes/robot-battle/ui.ts';
import type { RobotView } from '../../../../scenes/robot-battle/view.ts';
import { recordOf, useProfile } from '../../../data/profile.ts';
import { randomSeed } from '../../../play/page/address.ts';
import { useSession } from '../../../play/session/useSession.ts';
import { lazyPart } from '../../../site/lazy/lazyPart.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { HudProps } from '../../HudProps.ts';
import { useRefusal } from '../../useRefusal.ts';
import { Foot } from '../../widgets/Foot.tsx';
import hud from '../Hud.module.css';
import { Tool } from '../Tool.tsx';
import { WorkshopTabs } from '../WorkshopTabs.tsx';
import arenaStyles from './Arena.module.css';
import { ARENA_WORDS, ArenaApi, ArenaStrategy } from './ArenaApi.tsx';
import { ArenaScript } from './ArenaScript.tsx';
import { BoutDebugger } from './BoutDebugger.tsx';
import { BoutRobots } from './BoutRobots.tsx';
import { BoutTimeline } from './BoutTimeline.tsx';
import { useArena } from './useArena.ts';
import { WeekTable } from './WeekTable.tsx';

const Opponents = lazyPart(() => import('./sheets/Opponents.tsx'));

const TABS = [
  ['a', 'Script'],
  ['log', 'Match'],
  ['api', 'API'],
  ['strategy', 'Strategy'],
] as const;
type Tab = (typeof TABS)[number][0] | 'b' | 'week';
/** With a second script of one's own in free play. */
const TABS_OF_TWO = [TABS[0], ['b', 'Second'], TABS[1], TABS[2], TABS[3]] as const;
/** With the table of a week that is over. */
const TABS_OF_WEEK = [['week', 'Week'], ...TABS] as const;

const NO_LOG: readonly ArenaLogEntry[] = [];

export default function ArenaHud({ session, definition }: HudProps) {
  const bout = useSession(session, ({ view }) => (view as RobotView).bout);
  return bout && <BoutHud session={session} definition={definition} bout={bout} />;
}

interface BoutHudProps extends Pick<HudProps, 'session' | 'definition'> {
  readonly bout: ArenaBout;
}

function BoutHud({ session, definition, bout }: BoutHudProps) {
  const phase = useSession(session, state => state.phase);
  const watching = useSession(session, state => state.playback !== null);
  const stats = useProfile(profile => recordOf(profile, definition).feats);
  const ui = uiOf<RobotUi>(session);
  const arena = useStore(ui, state => state.arena);
  const { codes, places } = arena;
  const [chosen, setTab] = useState<Tab>('a');
  const [opponents, setOpponents] = useState<'never' | 'open' | 'closed'>('never');
  const { choose, shareWeek } = useArena(session, definition, bout, stats);
  const refusal = useRefusal(session);

  const hasSecond = bout.kind === 'free' && places.some(({ who }) => who === 'second');
  const isPlaying = phase === 'playing' && !watching;
  const isOn = bout.phase === 'running';
  const isBusy = isOn || bout.phase === 'resolving' || bout.phase === 'between';
  const isOver = bout.phase === 'over';
  const isWeekOver = isOver && bout.kind === 'week';
  // The table comes to the front as the week ends, once.
  const [wasWeekOver, setWasWeekOver] = useState(isWeekOver);
  if (isWeekOver !== wasWeekOver) {
    setWasWeekOver(isWeekOver);
    setTab(isWeekOver ? 'week' : 'a');
  }
  const tab = chosen === 'b' && !hasSecond ? 'a' : chosen;
  const snapshots = boutSnapshots(bout);
  const shown = shownSnapshot(arena.tick, bout);
  const log = snapshots.length > 0 ? arenaLogOf(boutRequest(bout)) : NO_LOG;
  const fighters = useMemo(() => fightersOf(bout, { codes, places }), [bout, codes, places]);
  const canStart = (isPlaying && !isBusy) || (phase === 'over' && !watching);
  const next = canStart && isOver && bout.rival && outcomeOf(bout) === 'won' ? nextRival(bout.rival) : null;

  /** Begins the bout; after a result it is the same one, on the ladder from starts that nobody has seen. */
  const start = () => {
    if (isOver && !watching) session.restart(bout.kind === 'ladder' ? randomSeed() : undefined);
    const now = (session.store.getState().view as RobotView).bout;
    if (now) beginBout(session, now);
  };
  const logOf = (slot: 0 | 1): readonly ArenaLogEntry[] => {
    const robot = bout.entrants.findIndex(entrant => 'code' in entrant && entrant.code === codes[slot]);
    return robot < 0 ? NO_LOG : log.filter(entry => entry.robot === robot);
  };
  return (
    <div className={hud.hud} data-tab={tab} data-bench-shown={tab === 'b' ? 'b' : 'a'} data-over={isOver || undefined}>
      <BoutRobots
        fighters={fighters}
        shown={shown}
        watched={arena.watched}
        onWatch={watched => setArena(ui, { watched })}
      />
      <Foot>
        <div className={hud.actions} role="group" aria-label="Battle" data-shares={isWeekOver || undefined}>
          <Button className={hud.start} disabled={!canStart} onClick={start}>
            <Play aria-hidden /> {isOver ? 'Play Again' : 'Start Battle'}
          </Button>
          {next && (
            <Button
              variant="secondary"
              className={hud.start}
              data-next
              onClick={() => choose({ bout: 'ladder', rival: next })}
            >
              <Swords aria-hidden /> Next opponent
            </Button>
          )}
          {isWeekOver && (
            <Tool label="Share the result" onPress={() => void shareWeek()} icon={<Share2 aria-hidden />} shown />
          )}
          <Tool
            label="Stop"
            disabled={!isPlaying || !isBusy}
            onPress={() => stopBout(session)}
            icon={<Square aria-hidden />}
            shown
          />
          <Tool
            label={bout.held ? 'Go on' : 'Hold'}
            disabled={!isPlaying || !isOn}
            onPress={() => holdBout(session, !bout.held)}
            icon={bout.held ? <Play aria-hidden /> : <Pause aria-hidden />}
          />
          <Tool
            label={`Speed ×${bout.pace}`}
            text={`×${bout.pace}`}
            disabled={!isPlaying || !isOn}
            onPress={() => session.send({ type: 'pace', pace: (bout.pace % 3) + 1 })}
            icon={<FastForward aria-hidden />}
          />
          <Tool
            label="To the end"
            disabled={!isPlaying || !isOn}
            onPress={() => finishBout(session)}
            icon={<SkipForward aria-hidden />}
          />
        </div>
        {snapshots.length > 0 && (
          <BoutTimeline
            fighters={fighters}
            snapshots={snapshots}
            at={shown.tick}
            played={bout.now.tick}
            onGo={tick => {
              if (isPlaying && isOn && !bout.held) holdBout(session, true);
              showBoutTick(ui, bout, tick);
            }}
          />
        )}
      </Foot>
      <p className={hud.note} data-over={isOver || bout.phase === 'idle' || bout.phase === 'between' || undefined}>
        {refusal ?? statusOf(bout)}
      </p>
      <div className={hud.tabs}>
        <WorkshopTabs<Tab>
          tabs={isWeekOver ? TABS_OF_WEEK : hasSecond ? TABS_OF_TWO : TABS}
          tab={tab}
          onChoose={setTab}
        />
        <span className={hud.tools}>
          <Tool
            label="Opponents"
            disabled={isBusy || watching}
            onPress={() => setOpponents('open')}
            icon={<Swords aria-hidden />}
            shown
          />
        </span>
      </div>
      <div
        id="workshop-panel"
        className={`${hud.panel} ${arenaStyles.alone}`}
        role="tabpanel"
        aria-labelledby={`workshop-${tab}`}
      >
        <ArenaScript ui={ui} slot={0} completions={ARENA_WORDS} log={logOf(0)} onRun={start} />
        {hasSecond && <ArenaScript ui={ui} slot={1} completions={ARENA_WORDS} log={logOf(1)} onRun={start} />}
        {(tab === 'log' || isOver) && (
          <BoutDebugger bout={bout} snapshots={snapshots} at={shown.tick} watched={arena.watched} log={log} />
        )}
        {tab === 'week' && <WeekTable bout={bout} />}
        {tab === 'api' && <ArenaApi />}
        {tab === 'strategy' && <ArenaStrategy />}
      </div>
      {opponents !== 'never' &&
        createPortal(
          <Suspense>
            <Opponents
              open={opponents === 'open'}
              ui={ui}
              stats={stats}
              bout={bout}
              onChoose={choose}
              onClose={() => setOpponents('closed')}
            />
          </Suspense>,
          document.body,
        )}
    </div>
  );
}

function statusOf(bout: ArenaBout): string {
  const { phase, kind, rival, week, map, round, rounds, now, ticks, held, verdicts } = bout;
  const match =
    rounds > 1
      ? `Match ${round + 1} of ${rounds}${soFar(bout)}, ${mapNameOf(map).toLowerCase()}. `
      : `${mapNameOf(map)}. `;
  switch (phase) {
    case 'idle':
      if (kind === 'ladder' && rival) return `Next: ${cardOf(rival).name}, best of three. ${cardOf(rival).sentence}`;
      return kind === 'week'
        ? `The week of ${week}: three matches, one number.`
        : `Free play, ${mapNameOf(map).toLowerCase()}.`;
    case 'resolving':
      return `${match}The referee runs all scripts …`;
    case 'running':
      return `${match}${held ? `Held at tick ${now.tick} of ${ticks}.` : `Tick ${now.tick}.`}`;
    case 'between':
      return `Match ${round + 1} of ${rounds}${soFar(bout)}: ${verdicts.at(-1)?.why ?? ''}`;
    case 'over': {
      return [verdicts.at(-1)?.why, adviceOfBout(bout)].filter(Boolean).join(' ');
    }
  }
}

/** What the matches so far have brought. */
function soFar(bout: ArenaBout): string {
  const { kind, wins, verdicts } = bout;
  if (verdicts.length === 0) return '';
  return kind === 'week' ? `, ${totalOf(bout)} points` : `, ${wins[0] ?? 0} to ${wins[1] ?? 0}`;
}
