// The HUD of Robot Battle: both robots' numbers, the battle's buttons, and under tabs the two scripts, the match under a glass, and the API.
import { ArrowLeftRight, FastForward, Link2, Pause, Play, SkipForward, Square, Trophy } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import type { Arena } from '../../../scenes/robot-battle/arena.ts';
import { hold, startBattle, stopBattle, swapScripts } from '../../../scenes/robot-battle/deeds.ts';
import type { RobotView } from '../../../scenes/robot-battle/view.ts';
import { giveBack, workshop } from '../../../scenes/robot-battle/workshop.ts';
import { recordOf, useProfile } from '../../data/profile.ts';
import { useSession } from '../../play/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import type { HudProps } from '../HudProps.ts';
import { useRefusal } from '../useRefusal.ts';
import { Api } from './Api.tsx';
import { Bench } from './Bench.tsx';
import { Debugger } from './Debugger.tsx';
import styles from './Hud.module.css';
import { Robots } from './Robots.tsx';
import { useBench } from './useBench.ts';

const Tournament = lazy(() => import('./sheets/Tournament.tsx'));

const TABS = [
  ['a', 'Robot A'],
  ['b', 'Robot B'],
  ['log', 'Match'],
  ['api', 'API'],
] as const;
type Tab = (typeof TABS)[number][0];

export default function Hud({ session, definition }: HudProps) {
  const view = useSession(session, state => state.view) as RobotView;
  const phase = useSession(session, state => state.phase);
  const watching = useSession(session, state => state.playback !== null);
  const feats = useProfile(profile => recordOf(profile, definition).feats);
  const moment = useStore(workshop, state => state.moment);
  const last = useStore(workshop, state => state.last);
  const lent = useStore(workshop, state => state.lent !== null);
  const [tab, setTab] = useState<Tab>('a');
  const [tournament, setTournament] = useState<'never' | 'open' | 'closed'>('never');
  const bench = useBench(session, definition);
  const refusal = useRefusal(session);
  const isPlaying = phase === 'playing' && !watching;
  const isOn = view.phase === 'running';
  const isBusy = isOn || view.phase === 'resolving';
  const match = view.match ?? last;

  /** After a result, from the bench again. */
  const start = () => {
    if (view.phase === 'over' && !watching) session.restart();
    startBattle(session);
  };
  const note = bench.notice ?? refusal ?? statusOf(view);
  return (
    <div className={styles.hud} data-tab={tab} data-over={view.phase === 'over' || undefined}>
      <Robots
        robots={moment ? view.robots.map((known, side) => ({ ...known, ...partsAt(view, moment, side) })) : view.robots}
      />
      <div className={styles.deeds} role="group" aria-label="Battle">
        <Button
          className={styles.start}
          disabled={!(isPlaying && !isBusy) && !(phase === 'over' && !watching)}
          onClick={start}
        >
          <Play aria-hidden /> {bench.hasFought ? 'Play Again' : 'Start Battle'}
        </Button>
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
          onPress={() => hold(session, !view.held)}
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
      <p className={styles.note} role="status">
        {note}
        {lent && !bench.notice && (
          <>
            {' '}
            These came with a link. <button onClick={giveBack}>Back to mine</button>
          </>
        )}
      </p>
      <div className={styles.tabs}>
        <div className={styles.list} role="tablist" aria-label="Workshop">
          {TABS.map(([id, label]) => (
            <button
              key={id}
              type="button"
              role="tab"
              aria-label={label}
              id={`workshop-${id}`}
              className={styles.tab}
              aria-selected={tab === id}
              aria-controls="workshop-panel"
              tabIndex={tab === id ? 0 : -1}
              onClick={() => setTab(id)}
              onKeyDown={event => walk(event.key, tab, setTab)}
            >
              {label.startsWith('Robot ') ? (
                <>
                  <span className={styles.long}>Robot </span>
                  {label.slice(6)}
                </>
              ) : (
                label
              )}
            </button>
          ))}
        </div>
        <span className={styles.tools}>
          <Tool
            label="Tournament"
            disabled={isBusy}
            onPress={() => setTournament('open')}
            icon={<Trophy aria-hidden />}
          />
          <Tool label="Copy a link to both scripts" onPress={bench.share} icon={<Link2 aria-hidden />} />
        </span>
      </div>
      <div id="workshop-panel" className={styles.panel} role="tabpanel" aria-labelledby={`workshop-${tab}`}>
        <Bench side={0} feats={feats} onRun={start}>
          <Tool
            label="Swap A and B"
            disabled={isBusy}
            onPress={() => swapScripts(view)}
            icon={<ArrowLeftRight aria-hidden />}
          />
        </Bench>
        <Bench side={1} feats={feats} onRun={start} />
        {tab === 'log' && (
          <Debugger
            match={match}
            tick={view.tick}
            onLook={() => isPlaying && isOn && !view.held && hold(session, true)}
          />
        )}
        {tab === 'api' && <Api feats={feats} />}
      </div>
      {tournament !== 'never' &&
        createPortal(
          <Suspense>
            <Tournament open={tournament === 'open'} seed={view.seed} onClose={() => setTournament('closed')} />
          </Suspense>,
          document.body,
        )}
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  /** Shown beside the picture. */
  readonly text?: string;
  readonly icon: ReactNode;
  readonly disabled?: boolean;
  /** Its name is shown, where there is room. */
  readonly shown?: boolean;
  onPress(): void;
}

const Tool = ({ label, text, icon, disabled, shown, onPress }: ToolProps) => (
  <Button
    variant="secondary"
    className={styles.tool}
    aria-label={label}
    title={label}
    disabled={disabled}
    onMouseDown={event => event.preventDefault()}
    onClick={onPress}
  >
    {icon}
    {shown && <span className={styles.named}>{label}</span>}
    {text && <span>{text}</span>}
  </Button>
);

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function walk(key: string, tab: Tab, choose: (tab: Tab) => void): void {
  const step = STEPS[key];
  if (!step) return;
  const ids = TABS.map(([id]) => id);
  const next = ids[(ids.indexOf(tab) + step + ids.length) % ids.length];
  if (!next) return;
  choose(next);
  document.querySelector<HTMLElement>(`#workshop-${next}`)?.focus();
}

function statusOf({ phase, robots, title, cause, held, tick, ticks }: RobotView): string {
  if (phase === 'over') return `${title}. ${cause}`;
  if (phase === 'running')
    return held ? `Held at tick ${tick} of ${ticks}.` : `Tick ${tick}. ${robots[0]?.name} against ${robots[1]?.name}.`;
  return phase === 'resolving' ? 'The referee runs both scripts …' : 'Ready. Change the script, then start the battle.';
}

/** The numbers of the moment that is looked at. */
function partsAt(view: RobotView, { robots }: Arena, side: number) {
  const [robot, known] = [robots[side], view.robots[side]];
  if (!robot || !known) return {};
  const t = view.match?.t ?? workshop.getState().last?.t;
  return {
    robot,
    healthPart: robot.health / (t?.startHealth ?? 100),
    energyPart: robot.energy / (t?.energyCap ?? 100),
  };
}
