// Trial beside the drawing: a stage of its own that plays what is drawn. Each change restarts it at once; no page watches its session, so that it scores and keeps nothing.
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { summaryOf } from '../../../scenes/kit/core/hud.ts';
import type { Setup } from '../../../scenes/kit/core/rules.ts';
import type { Session } from '../../../scenes/kit/core/session/session.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import type { Stage } from '../../../scenes/kit/phaser/mount.ts';
import { Button } from '../../ui/Button.tsx';
import { useTouch } from '../../ui/hooks/useTouch.ts';
import { useSettings } from '../page/useSettings.ts';
import { useSession } from '../session/useSession.ts';
import { sizeOf } from '../stage/bootGame.ts';
import { fetchGame } from '../stage/fetchGame.ts';
import { KEYS_PLAY } from '../stage/PhaserHost.tsx';
import { TouchPad } from '../stage/TouchPad.tsx';
import { hasTouchPad } from '../stage/touchControls.ts';
import styles from './TrialPlay.module.css';

export interface TrialPlayProps {
  readonly definition: GameDefinition;
  /** The drawing as text: another one restarts the trial. Null while it cannot be played. */
  readonly drawn: string | null;
  /** Setup of the run, from the state of the one before; null begins at the start. */
  setupAfter(before: unknown): Setup;
}

/** Milliseconds for which a drawing must stand still: a stroke is many changes. */
const SETTLED_MS = 40;
const SEED = 1;

export default function TrialPlay({ definition, drawn, setupAfter }: TrialPlayProps) {
  const host = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const settings = useSettings(definition);
  const touch = useTouch();
  const [stage, setStage] = useState<Stage | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  /** Drawing that is played. */
  const played = useRef<string | null>(null);

  const play = (session: Session, anew: boolean) => {
    if (drawn === null) return;
    const isFirst = session.store.getState().phase === 'ready';
    session.start(setupAfter(isFirst || anew ? null : session.state));
    played.current = drawn;
  };
  const begin = useEffectEvent(play);
  const mountIn = useEffectEvent(async (parent: HTMLElement, keys: HTMLElement, crashed: () => void) => {
    const { mount, runtime, scene, levels } = await fetchGame(definition);
    return mount({
      ...{ parent, host: keys, definition, runtime, scene, settings, size: sizeOf(parent), attract: false },
      open: { seed: SEED, setup: setupAfter(null), levels },
      silent: true,
      crashed,
    });
  });

  useEffect(() => {
    const [parent, keys] = [box.current, host.current];
    if (!parent || !keys) return;
    let isGone = false;
    let mounted: Stage | null = null;
    const open = async () => {
      // One that is gone is destroyed as it stands, in the middle of a frame too.
      const made = await mountIn(parent, keys, () => !isGone && setFault('The trial stopped by a fault of the game.'));
      if (isGone) return made.destroy();
      mounted = made;
      begin(made.session, true);
      setStage(made);
    };
    open().catch(() => !isGone && setFault('The trial could not be loaded.'));
    return () => {
      isGone = true;
      mounted?.destroy();
    };
  }, []);
  useEffect(() => {
    if (!stage || drawn === null || drawn === played.current) return;
    const timer = setTimeout(() => begin(stage.session, false), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [stage, drawn]);
  useEffect(() => {
    const element = box.current;
    if (!stage || !element) return;
    const observer = new ResizeObserver(() => stage.resize(sizeOf(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);

  const { width, height } = definition.stage;
  const keysId = useId();
  return (
    <section className={styles.trial} aria-label="Trial">
      <p className={styles.mark}>
        <b>Trial</b> Nothing of it is scored or kept.
      </p>
      <div
        ref={host}
        className={styles.host}
        tabIndex={0}
        role="application"
        aria-label={`${definition.title}, trial of the drawing`}
        aria-describedby={keysId}
      >
        <div ref={box} className={styles.box} style={{ aspectRatio: `${width} / ${height}` }} />
        {stage && touch && hasTouchPad(definition.controls) && (
          <div className={styles.pad}>
            <TouchPad controls={definition.controls} input={stage.input} session={stage.session} />
          </div>
        )}
      </div>
      <p id={keysId} hidden>
        {KEYS_PLAY}
      </p>
      {fault && <p role="status">{fault}</p>}
      {stage && <Standing session={stage.session} isStale={drawn === null} onAgain={() => play(stage.session, true)} />}
    </section>
  );
}

interface StandingProps {
  readonly session: Session;
  /** The drawing has a fault: the trial is of what was drawn before. */
  readonly isStale: boolean;
  onAgain(): void;
}

/** Where the trial stands, and a button that begins it anew. */
function Standing({ session, isStale, onAgain }: StandingProps) {
  const standing = useSession(session, ({ hud }) => summaryOf(hud));
  const result = useSession(session, state => state.result);
  const run = useSession(session, state => state.run);
  return (
    <div className={styles.standing} data-trial-run={run}>
      <span>{isStale ? 'The drawing has a fault: this is the one before.' : (result?.title ?? standing)}</span>
      <Button variant="secondary" size="sm" onClick={onAgain}>
        From its start
      </Button>
    </div>
  );
}
