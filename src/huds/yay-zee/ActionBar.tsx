// Action bar: Roll, Undo, coach, statistics, New Game.
import { BarChart3, GraduationCap, RotateCcw, Undo2 } from 'lucide-react';
import type { YayZeeView } from '../../../scenes/yay-zee/view.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './ActionBar.module.css';

interface ActionBarProps {
  readonly view: YayZeeView;
  readonly tumbling: boolean;
  readonly canUndo: boolean;
  onRoll(): void;
  onUndo(): void;
  onCoach(): void;
  onStatistics(): void;
  onNew(): void;
}

const keepKeyboard = (event: { preventDefault(): void }) => event.preventDefault();

export function ActionBar({ view, tumbling, canUndo, onRoll, onUndo, onCoach, onStatistics, onNew }: ActionBarProps) {
  const goesOn = view.isComputers || view.isRating;
  return (
    <div className={styles.deck}>
      <Button
        className={styles.roll}
        disabled={!goesOn && (!view.mayRoll || tumbling)}
        onMouseDown={keepKeyboard}
        onClick={onRoll}
      >
        {goesOn ? 'Go on' : 'Roll'}
        {!goesOn && (
          <span className={styles.left} aria-label={`${view.rollsLeft} left`}>
            {Array.from({ length: view.rollsLeft }, (_, index) => (
              <i key={index} />
            ))}
          </span>
        )}
      </Button>
      <Tool name="Undo" title="Take the score back (Z)" disabled={!canUndo} onClick={onUndo}>
        <Undo2 aria-hidden />
      </Tool>
      <Tool name="Coach" title="The coach" disabled={false} pressed={view.coach !== 'off'} onClick={onCoach}>
        <GraduationCap aria-hidden />
      </Tool>
      <Tool name="Statistics" title="Statistics" disabled={false} onClick={onStatistics}>
        <BarChart3 aria-hidden />
      </Tool>
      <Tool name="New Game" title="New Game" disabled={false} onClick={onNew}>
        <RotateCcw aria-hidden />
      </Tool>
    </div>
  );
}

interface ToolProps {
  readonly name: string;
  readonly title: string;
  readonly disabled: boolean;
  readonly pressed?: boolean;
  readonly children: React.ReactNode;
  onClick(): void;
}

const Tool = ({ name, title, disabled, pressed, children, onClick }: ToolProps) => (
  <Button
    variant="secondary"
    className={styles.tool}
    aria-label={name}
    title={title}
    disabled={disabled}
    data-on={pressed || undefined}
    onMouseDown={keepKeyboard}
    onClick={onClick}
  >
    {children} <span>{name}</span>
  </Button>
);
