// Action buttons: Teleport with its odds, Sonic Screwdriver, Last Stand, Undo.
import { Shield, Sparkles, Undo2, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DalexCommand } from '../../../scenes/dalex/rules/state.ts';
import type { DalexView } from '../../../scenes/dalex/view.ts';
import { HoldButton } from '../../play/stage/HoldButton.tsx';
import styles from './ActionButtons.module.css';

interface ActionButtonsProps {
  readonly view: DalexView;
  readonly canUndo: boolean;
  hold(action: string, down: boolean): void;
  send(command: DalexCommand): void;
}

export function ActionButtons({ view, canUndo, hold, send }: ActionButtonsProps) {
  const { teleports, sonics, percent, odds, inReach, dalexes, gameOver, gameWon, standing } = view;
  const rests = gameOver || gameWon || standing;
  return (
    <div className={styles.tools} role="group" aria-label="Ways out">
      <ActionButton
        name="Teleport"
        says={`${percent} % safe`}
        tight={`${teleports} · ${percent} %`}
        count={teleports}
        icon={<Sparkles aria-hidden />}
        title={`Teleport (T): ${odds.safe} of ${odds.empty} empty cells outlive this turn`}
        aloud={`Teleport, ${teleports} left, ${odds.safe} of ${odds.empty} empty cells are safe, ${percent} percent`}
        isIdle={rests || teleports === 0}
        act={() => send({ type: 'teleport' })}
      />
      <ActionButton
        name="Sonic Screwdriver"
        short="Sonic"
        says={`${inReach} in reach`}
        tight={`${sonics} · ${inReach} near`}
        count={sonics}
        icon={<Zap aria-hidden />}
        title="Sonic Screwdriver (F): takes apart every dalex beside you"
        aloud={`Sonic Screwdriver, ${sonics} left, ${inReach} in reach`}
        isIdle={rests || sonics === 0 || inReach === 0}
        act={() => send({ type: 'sonic' })}
      />
      <ActionButton
        name="Last Stand"
        short="Stand"
        says={`against ${dalexes.length}`}
        icon={<Shield aria-hidden />}
        title="Last Stand (L): stay until all are gone, or you are"
        aloud={`Last Stand against ${dalexes.length}`}
        isIdle={rests}
        act={() => send({ type: 'lastStand' })}
      />
      <HoldButton
        className={styles.tool}
        aria-label="Undo"
        title="Undo (U), but never a teleport"
        aria-disabled={!canUndo}
        hold={down => hold('undo', down)}
      >
        <Undo2 aria-hidden />
        <span>
          <b>Undo</b>
        </span>
      </HoldButton>
    </div>
  );
}

interface ActionButtonProps {
  readonly name: string;
  /** Short name for small windows. */
  readonly short?: string;
  readonly says: string;
  /** Count and effect in the smallest windows. */
  readonly tight?: string;
  readonly count?: number;
  readonly icon: ReactNode;
  readonly title: string;
  readonly aloud: string;
  /** It has no effect now; pressed, it shows the refusal. */
  readonly isIdle: boolean;
  act(): void;
}

function ActionButton({ name, short, says, tight, count, icon, title, aloud, isIdle, act }: ActionButtonProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      title={title}
      aria-label={aloud}
      data-idle={isIdle || undefined}
      onMouseDown={event => event.preventDefault()}
      onClick={act}
    >
      {icon}
      <span>
        <b data-long={short && ''}>{name}</b>
        {short && <b data-short>{short}</b>}
        <small data-long={tight && ''}>{says}</small>
        {tight && <small data-tight>{tight}</small>}
      </span>
      {count !== undefined && <em>{count}</em>}
    </button>
  );
}
