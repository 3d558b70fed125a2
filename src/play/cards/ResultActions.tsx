// Actions of the result card: the main button, two beside it, the rest behind "More", and what to play next.
import {
  Clapperboard,
  Ellipsis,
  Eye,
  Film,
  Map as MapIcon,
  Menu,
  Rewind,
  RotateCcw,
  Share2,
  Shuffle,
} from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Result } from '../../../scenes/kit/core/rules.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { Button } from '../../ui/Button.tsx';
import { NextUp } from './NextUp.tsx';
import styles from './ResultActions.module.css';
import { PRIMARY } from './StageCard.tsx';

export interface ResultDeeds {
  onAgain(): void;
  onMenu(): void;
  onShare(): void;
  onReplays(): void;
  /** Makes a clip of the last seconds; absent in turn games. */
  onClip?(): void;
  /** Opens the map of the run; absent where the game has none. */
  readonly map?: { readonly label: string; onOpen(): void };
  /** Closes the card to show the stage. */
  onLook(): void;
  /** Starts today's daily game. */
  onDaily(): void;
  /** Draws another world; absent where the main button draws one too. */
  readonly redraw?: { readonly label: string; onDraw(): void };
  onRewind?(): void;
  /** Goes on after a defeat with the result's `retry` command, or after any result with its `goOn`. */
  onRetry?(): void;
}

interface Action {
  readonly label: string;
  readonly icon: ReactNode;
  /** The run then counts as assisted. */
  readonly assists?: boolean;
  does(): void;
}

interface ResultActionsProps extends ResultDeeds {
  readonly definition: GameDefinition;
  readonly result: Result;
  readonly isAssisted: boolean;
}

/** How many actions stand beside the main one. */
const BESIDE = 2;

export function ResultActions({ definition, result, isAssisted, ...deeds }: ResultActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const rest = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (isOpen) rest.current?.scrollIntoView({ block: 'end' });
  }, [isOpen]);
  const actions = actionsOf(result, deeds);
  const goesOn = result.goOn && deeds.onRetry;
  const button = (variant: 'secondary' | 'ghost') => (action: Action) => (
    <ActionButton key={action.label} action={action} variant={variant} isAssisted={isAssisted} />
  );
  const next = <NextUp definition={definition} onDaily={deeds.onDaily} />;
  return (
    <>
      <div className={styles.main} data-buttons>
        <Button size="lg" {...PRIMARY} onClick={goesOn || deeds.onAgain}>
          {goesOn ? result.goOn?.label : result.again}
        </Button>
        {actions.slice(0, BESIDE).map(button('secondary'))}
        <Button
          variant="ghost"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Ellipsis aria-hidden /> More
        </Button>
      </div>
      {isOpen && (
        <div ref={rest} id={id} className={styles.more}>
          {actions.slice(BESIDE).map(button('ghost'))}
          <div className={styles.nextBehind}>{next}</div>
        </div>
      )}
      <div className={styles.next}>{next}</div>
    </>
  );
}

const ActionButton = ({
  action: { label, icon, assists, does },
  variant,
  isAssisted,
}: {
  readonly action: Action;
  readonly variant: 'secondary' | 'ghost';
  readonly isAssisted: boolean;
}) => (
  <Button variant={variant} size={variant === 'ghost' ? 'sm' : 'default'} onClick={does}>
    {icon}
    <span>
      {label}
      {assists && !isAssisted && <small className={styles.price}> (assisted run)</small>}
    </span>
  </Button>
);

/** All but the main one, the likeliest first: what goes on from here, then what is made of the run. */
function actionsOf({ again, goOn, menu, retry, outcome }: Result, deeds: ResultDeeds): readonly Action[] {
  const { redraw, map, onRewind, onRetry, onClip } = deeds;
  const rewind: readonly Action[] = onRewind
    ? [{ label: 'Rewind 5 s', icon: <Rewind aria-hidden />, assists: true, does: onRewind }]
    : [];
  const isLost = outcome === 'lost';
  return [
    ...(goOn && onRetry ? [{ label: again, icon: <RotateCcw aria-hidden />, does: deeds.onAgain }] : []),
    ...(menu ? [{ label: menu, icon: <Menu aria-hidden />, does: deeds.onMenu }] : []),
    ...(retry && onRetry
      ? [{ label: retry.label, icon: <RotateCcw aria-hidden />, assists: true, does: onRetry }]
      : isLost
        ? rewind
        : []),
    ...(redraw ? [{ label: redraw.label, icon: <Shuffle aria-hidden />, does: redraw.onDraw }] : []),
    { label: 'Share', icon: <Share2 aria-hidden />, does: deeds.onShare },
    { label: 'Replay', icon: <Film aria-hidden />, does: deeds.onReplays },
    ...((retry && onRetry) || !isLost ? rewind : []),
    ...(onClip ? [{ label: 'Clip', icon: <Clapperboard aria-hidden />, does: onClip }] : []),
    ...(map ? [{ label: map.label, icon: <MapIcon aria-hidden />, does: map.onOpen }] : []),
    { label: 'See the stage', icon: <Eye aria-hidden />, does: deeds.onLook },
  ];
}
