// Pause menu: resume, restart, undo, rewind, and the dialogs of the page.
import {
  CircleQuestionMark,
  Clapperboard,
  Film,
  Heart,
  LayoutGrid,
  Maximize,
  Minimize,
  Redo2,
  Rewind,
  RotateCcw,
  Search,
  Settings2,
  Shuffle,
  Undo2,
} from 'lucide-react';
import type { Session } from '../../../scenes/kit/core/session/session.ts';
import type { GameDefinition, GameRuntime } from '../../../scenes/kit/game.ts';
import { recordOf, toggleFavourite, useProfile } from '../../data/profile.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { useSession } from '../session/useSession.ts';
import styles from './PauseMenu.module.css';
import { SpeedSlider } from './SpeedSlider.tsx';
import { PRIMARY, StageCard } from './StageCard.tsx';

interface PauseMenuProps {
  readonly definition: GameDefinition;
  readonly runtime: GameRuntime;
  readonly session: Session;
  onResume(): void;
  onRestart(): void;
  /** Draws another world; absent where a restart draws one too. */
  readonly redraw?: { readonly label: string; onDraw(): void };
  /** Takes back the run that was begun anew; absent where there is none. */
  onTakeBack?(): void;
  onMenu(): void;
  onHelp(): void;
  onSettings(): void;
  onSearch(): void;
  onReplays(): void;
  /** Makes a clip of the last seconds; absent in turn games. */
  onClip?(): void;
  readonly fullscreen: boolean;
  onFullscreen(): void;
}

const REWIND_SECONDS = 5;

export function PauseMenu({ definition, runtime, session, ...does }: PauseMenuProps) {
  const canUndo = useSession(session, state => state.canUndo);
  const isFavourite = useProfile(profile => recordOf(profile, definition).favourite);
  const canRedo = useSession(session, state => state.canRedo);
  const { undo, redo, rewind } = session;
  /** Resumes, then acts on the session. */
  const andResume = (act: () => void) => () => {
    does.onResume();
    act();
  };
  return (
    <StageCard title="Paused" kind="pause" takesFocus>
      <Button size="lg" className={styles.resume} {...PRIMARY} onClick={does.onResume}>
        Resume
      </Button>
      <div className={styles.grid}>
        {runtime.pauseActions?.(session.state).map(({ label, command }) => (
          <Button key={label} variant="secondary" onClick={andResume(() => session.send(command))}>
            {label}
          </Button>
        ))}
        <Button variant="secondary" onClick={does.onRestart}>
          <RotateCcw aria-hidden /> Restart
        </Button>
        {does.redraw && (
          <Button variant="secondary" onClick={does.redraw.onDraw}>
            <Shuffle aria-hidden /> {does.redraw.label}
          </Button>
        )}
        {does.onTakeBack && (
          <Button variant="secondary" onClick={does.onTakeBack}>
            <Undo2 aria-hidden /> Take back the run before
          </Button>
        )}
        {definition.assists && undo && (
          <Button variant="secondary" disabled={!canUndo} onClick={andResume(undo)}>
            <Undo2 aria-hidden /> Undo
          </Button>
        )}
        {definition.assists && redo && (
          <Button variant="secondary" disabled={!canRedo} onClick={andResume(redo)}>
            <Redo2 aria-hidden /> Redo
          </Button>
        )}
        {definition.assists && rewind && (
          <Button
            variant="secondary"
            title="The run then counts as assisted"
            onClick={andResume(() => rewind(REWIND_SECONDS))}
          >
            <Rewind aria-hidden /> Rewind {REWIND_SECONDS} s
          </Button>
        )}
        <Button variant="secondary" onClick={does.onHelp}>
          <CircleQuestionMark aria-hidden /> How to play
        </Button>
        <Button variant="secondary" onClick={does.onReplays}>
          <Film aria-hidden /> Replays
        </Button>
        {does.onClip && (
          <Button variant="secondary" onClick={does.onClip}>
            <Clapperboard aria-hidden /> Clip of the last 5 s
          </Button>
        )}
        <Button variant="secondary" onClick={does.onSettings}>
          <Settings2 aria-hidden /> Settings
        </Button>
        <Button variant="secondary" aria-pressed={isFavourite} onClick={() => toggleFavourite(definition)}>
          <Heart aria-hidden /> Favourite
        </Button>
        <Button variant="secondary" onClick={does.onSearch}>
          <Search aria-hidden /> Find anything
        </Button>
        <Button variant="secondary" onClick={does.onFullscreen}>
          {does.fullscreen ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
          {does.fullscreen ? 'Leave fullscreen' : 'Fullscreen'}
        </Button>
        <Button variant="secondary" onClick={does.onMenu}>
          Back to start
        </Button>
        <ButtonLink to="/games" variant="secondary">
          <LayoutGrid aria-hidden /> All games
        </ButtonLink>
      </div>
      {definition.assists && runtime.timed && <SpeedSlider />}
    </StageCard>
  );
}
