// The HUD of Robot Battle: both robots' bars, battle buttons, and tabs with the two editors, the debugger and the API reference.
import {
  ArrowLeftRight,
  ChevronsUp,
  FastForward,
  Link2,
  Pause,
  Play,
  SkipForward,
  Square,
  Trophy,
  Users,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { uiOf } from '../../../scenes/kit/core/session/ui.ts';
import type { Arena } from '../../../scenes/robot-battle/rules/arena.ts';
import { setHeld, startBattle, stopBattle, swapScripts } from '../../../scenes/robot-battle/rules/playerActions.ts';
import { NAMES, robotOf } from '../../../scenes/robot-battle/rules/scripts.ts';
import { type Match, nextOpponent, type RobotUi, restoreOwnCodes, setCode } from '../../../scenes/robot-battle/ui.ts';
import type { RobotView } from '../../../scenes/robot-battle/view.ts';
import { recordOf, useProfile } from '../../data/profile.ts';
import { useSession } from '../../play/session/useSession.ts';
import { lazyPart } from '../../site/lazy/lazyPart.tsx';
import { Button } from '../../ui/Button.tsx';
import type { HudProps } from '../HudProps.ts';
import { useRefusal } from '../useRefusal.ts';
import { Foot } from '../widgets/Foot.tsx';
import { Api } from './Api.tsx';
import { Debugger } from './Debugger.tsx';
import styles from './Hud.module.css';
import { Robots } from './Robots.tsx';
import { ScriptPanel } from './ScriptPanel.tsx';
import { Timeline } from './Timeline.tsx';
import { Tool } from './Tool.tsx';
import { useWorkshop } from './useWorkshop.ts';
import { WorkshopTabs } from './WorkshopTabs.tsx';

const Tournament = lazyPart(() => import('./sheets/Tournament.tsx'));
const ArenaHud = lazyPart(() => import('./arena/ArenaHud.tsx'));
const League = lazyPart(() => import('./sheets/League.tsx'));

const TABS = [
  ['a', 'Robot A'],
  ['b', 'Robot B'],
  ['log', 'Match'],
  ['api', 'API'],
] as const;
type Tab = (typeof TABS)[number][0];
/** A dialog that is fetched when it is opened first. */
type Shown = 'never' | 'open' | 'closed';

export default function Hud(props: HudProps) {
  const isArena = useSession(props.session, ({ view }) => (view as RobotView).bout !== null);
  if (!isArena) return <DuelHud {...props} />;
  return (
    <Suspense fallback={<div className={styles.hud} />}>
      <ArenaHud {...props} />
    </Suspense>
  );
}

function DuelHud({ session, definition }: HudProps) {
  const view = useSession(session, state => state.view) as RobotView;
  const phase = useSession(session, state => state.phase);
  const watching = useSession(session, state => state.playback !== null);
  const stats = useProfile(profile => recordOf(profile, definition).feats);
  const ui = uiOf<RobotUi>(session);
  const snapshot = useStore(ui, state => state.snapshot);
  const last = useStore(ui, state => state.lastMatch);
  const codes = useStore(ui, state => state.codes);
  const beaten = useStore(ui, state => state.beaten);
  const isFromLink = useStore(ui, state => state.ownCodes !== null);
  const [tab, setTab] = useState<Tab>('a');
  /** The script beside the match and the API. */
  const [bench, setBench] = useState<'a' | 'b'>('a');
  if ((tab === 'a' || tab === 'b') && tab !== bench) setBench(tab);
  const [tournament, setTournament] = useState<Shown>('never');
  const [league, setLeague] = useState<Shown>('never');
  const { notice, share } = useWorkshop(session, definition);
  const refusal = useRefusal(session);
  const isPlaying = phase === 'playing' && !watching;
  const isOn = view.phase === 'running';
  const isBusy = isOn || view.phase === 'resolving';
  const match = view.match ?? last;

  /** Starts a battle; after a result it restarts the run first. */
  const start = () => {
    if (view.phase === 'over' && !watching) session.restart();
    startBattle(session);
  };
  const canStart = (isPlaying && !isBusy) || (phase === 'over' && !watching);
  const next = canStart ? nextOpponent({ codes, beaten }, view.senses) : null;
  const note = notice ?? refusal ?? statusOf(view);
  return (
    <div className={styles.hud} data-tab={tab} data-bench-shown={bench} data-over={view.phase === 'over' || undefined}>
      <Robots
        robots={view.robots.map((known, side) => ({
          ...known,
          name: known.fighter?.name ?? nameOnBench(codes[side]),
          ...(snapshot && numbersAt(match, view, snapshot, side)),
        }))}
      />
      <Foot>
        <div className={styles.actions} role="group" aria-label="Battle">
          <Button className={styles.start} disabled={!canStart} onClick={start}>
            <Play aria-hidden /> {view.phase === 'over' ? 'Play Again' : 'Start Battle'}
          </Button>
          {next && (
            <Button
              variant="secondary"
              className={styles.start}
              data-next
              title={`${next.name} lies down on bench B`}
              onClick={() => {
                setCode(ui, 1, next.code);
                start();
              }}
            >
              <ChevronsUp aria-hidden /> Next opponent
            </Button>
          )}
          <Tool
            label="Stop"
            disabled={!isPlaying || !isBusy}
            onPress={() => stopBattle(session)}
            icon={<Square aria-hidden />}
            shown
          />
          <Tool
            label={view.held ? 'Go on' : 'Hold'}
            disabled={!isPlaying || !isOn}
            onPress={() => setHeld(session, !view.held)}
            icon={view.held ? <Play aria-hidden /> : <Pause aria-hidden />}
          />
          <Tool
            label={`Speed ×${view.pace}`}
            text={`×${view.pace}`}
            disabled={!isPlaying || !isOn}
            onPress={() => session.send({ type: 'pace', pace: (view.pace % 3) + 1 })}
            icon={<FastForward aria-hidden />}
          />
          <Tool
            label="To the end"
            disabled={!isPlaying || !isOn}
            onPress={() => session.send({ type: 'finish' })}
            icon={<SkipForward aria-hidden />}
          />
        </div>
        {match && (
          <Timeline
            ui={ui}
            match={match}
            tick={view.tick}
            played={isOn ? view.tick : Number.POSITIVE_INFINITY}
            onScrub={() => isPlaying && isOn && !view.held && setHeld(session, true)}
          />
        )}
      </Foot>
      <p className={styles.note} data-over={view.phase === 'over' || undefined}>
        {note}
        {isFromLink && !notice && (
          <>
            {' '}
            These came with a link: Start Battle shows its match.{' '}
            <button onClick={() => restoreOwnCodes(ui)}>Back to mine</button>
          </>
        )}
      </p>
      {/* What happens is spoken by the page's announcer; what a link brought is not. */}
      <span data-aloud role="status">
        {notice}
      </span>
      <div className={styles.tabs}>
        <WorkshopTabs<Tab> tabs={TABS} tab={tab} onChoose={setTab} />
        <span className={styles.tools}>
          <Tool
            label="Tournament"
            disabled={isBusy}
            onPress={() => setTournament('open')}
            icon={<Trophy aria-hidden />}
          />
          <Tool label="League" disabled={isBusy} onPress={() => setLeague('open')} icon={<Users aria-hidden />} />
          <Tool label="Copy a link to both scripts" onPress={share} icon={<Link2 aria-hidden />} />
        </span>
      </div>
      <div id="workshop-panel" className={styles.panel} role="tabpanel" aria-labelledby={`workshop-${tab}`}>
        <ScriptPanel ui={ui} side={0} stats={stats} onRun={start}>
          <Tool
            label="Swap A and B"
            disabled={isBusy}
            onPress={() => swapScripts(ui, view)}
            icon={<ArrowLeftRight aria-hidden />}
          />
        </ScriptPanel>
        <ScriptPanel ui={ui} side={1} stats={stats} onRun={start} />
        {(tab === 'log' || view.phase === 'over') && <Debugger ui={ui} match={match} tick={view.tick} />}
        {tab === 'api' && <Api stats={stats} senses={view.senses} />}
      </div>
      {league !== 'never' &&
        createPortal(
          <Suspense>
            <League
              ui={ui}
              definition={definition}
              open={league === 'open'}
              seed={view.seed}
              senses={view.senses}
              onClose={() => setLeague('closed')}
            />
          </Suspense>,
          document.body,
        )}
      {tournament !== 'never' &&
        createPortal(
          <Suspense>
            <Tournament
              ui={ui}
              open={tournament === 'open'}
              seed={view.seed}
              senses={view.senses}
              onClose={() => setTournament('closed')}
            />
          </Suspense>,
          document.body,
        )}
    </div>
  );
}

function statusOf({ phase, senses, robots, cause, advice, held, tick, ticks }: RobotView): string {
  // Who won stands over the picture.
  if (phase === 'over') return [cause, advice].filter(Boolean).join(' ');
  if (phase === 'running')
    return held ? `Held at tick ${tick} of ${ticks}.` : `Tick ${tick}. ${robots[0]?.name} against ${robots[1]?.name}.`;
  if (phase === 'resolving') return 'The referee runs both scripts …';
  return senses === 'radar'
    ? 'Ready, with a radar: a robot sees what is in its cone, and not exactly.'
    : 'Ready. Change the script, then start the battle.';
}

/** Name of the robot whose script lies on a bench; an own one has none. */
function nameOnBench(code: string | undefined): string {
  const robot = code === undefined ? null : robotOf(code);
  return robot ? NAMES[robot] : 'Robot ';
}

/** Health and energy in the shown snapshot. */
function numbersAt(match: Match | null, view: RobotView, { robots }: Arena, side: number) {
  const [robot, known] = [robots[side], view.robots[side]];
  if (!robot || !known) return {};
  const t = match?.t;
  return {
    robot,
    healthPart: robot.health / (t?.startHealth ?? 100),
    energyPart: robot.energy / (t?.energyCap ?? 100),
  };
}
