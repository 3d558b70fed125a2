// Toolbar above the stage: title, and the buttons that are always available.
import {
  ChevronLeft,
  CircleQuestionMark,
  Heart,
  Maximize,
  Minimize,
  Pause,
  Play as PlayIcon,
  RotateCcw,
  Settings2,
  Volume2,
  VolumeX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { recordOf, setChoices, toggleFavourite, useProfile } from '../../data/profile.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Range } from '../../ui/Range.tsx';
import styles from './Bar.module.css';

interface BarProps {
  readonly definition: GameDefinition;
  /** null if there is nothing to pause. */
  readonly paused: boolean | null;
  readonly begun: boolean;
  readonly fullscreen: boolean;
  onPause(): void;
  onRestart(): void;
  onFullscreen(): void;
  onHelp(): void;
  onSettings(): void;
}

export function Bar({ definition, paused, begun, fullscreen, ...does }: BarProps) {
  return (
    <div className={styles.bar} data-bar="top" role="toolbar" aria-label="Game">
      <div className={styles.line}>
        <ButtonLink to="/games" variant="ghost" size="icon" aria-label="All games" title="All games">
          <ChevronLeft aria-hidden />
        </ButtonLink>
        <h1 className={styles.title}>{definition.heading ?? definition.title}</h1>
        <Favourite game={definition} />
        <span className={styles.gap} />
        <Tool label={paused ? 'Resume' : 'Pause'} disabled={paused === null} onClick={does.onPause}>
          {paused ? <PlayIcon aria-hidden /> : <Pause aria-hidden />}
        </Tool>
        <Tool label="Restart" room="middle" disabled={!begun} onClick={does.onRestart}>
          <RotateCcw aria-hidden />
        </Tool>
        <Sound />
        <Tool label={fullscreen ? 'Leave fullscreen' : 'Fullscreen'} room="little" onClick={does.onFullscreen}>
          {fullscreen ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
        </Tool>
        <Tool label="How to play" room="some" onClick={does.onHelp}>
          <CircleQuestionMark aria-hidden />
        </Tool>
        <Tool label="Settings" room="middle" onClick={does.onSettings}>
          <Settings2 aria-hidden />
        </Tool>
      </div>
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  /** Smallest bar width that shows the button; in narrower ones the pause menu or the settings have it. */
  readonly room?: 'little' | 'some' | 'middle' | 'wide';
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly children: ReactNode;
  onClick(): void;
}

function Tool({ label, room, pressed, ...rest }: ToolProps) {
  return (
    <Button
      className={styles.tool}
      variant="ghost"
      size="icon"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      data-room={room}
      // A mouse press leaves the keyboard focus with the game.
      onMouseDown={event => event.preventDefault()}
      {...rest}
    />
  );
}

function Sound() {
  const muted = useProfile(({ choices }) => choices.muted);
  const volume = useProfile(({ choices }) => choices.volume);
  return (
    <>
      <Tool label="Mute" room="little" pressed={muted} onClick={() => setChoices({ muted: !muted })}>
        {muted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
      </Tool>
      <Range
        className={styles.volume}
        aria-label="Volume"
        aria-valuetext={`${Math.round(volume * 100)} %`}
        min={0}
        max={100}
        step={5}
        value={Math.round(volume * 100)}
        onChange={value => setChoices({ volume: value / 100, muted: false })}
      />
    </>
  );
}

function Favourite({ game }: { readonly game: GameDefinition }) {
  const favourite = useProfile(profile => recordOf(profile, game).favourite);
  return (
    <Tool label="Favourite" room="wide" pressed={favourite} onClick={() => toggleFavourite(game)}>
      <Heart aria-hidden />
    </Tool>
  );
}
