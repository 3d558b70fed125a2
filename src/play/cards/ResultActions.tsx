// Actions of the result card: the main button, two beside it, the rest behind "More", and what to play next.
import {
  ArrowRight,
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
import type { Result, Setup } from '../../../scenes/kit/core/rules.ts';
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
  /** Starts what the result's `next` leads to. */
  onNext?(setup: Setup): void;
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
  const [main, ...actions] = actionsOf(result, deeds);
  const button = (variant: 'secondary' | 'ghost') => (action: Action) => (
    <ActionButton key={action.label} action={action} variant={variant} isAssisted={isAssisted} />
  );
  const next = <NextUp definition={definition} onDaily={deeds.onDaily} />;
  return (
    <>
      <div className={styles.main} data-buttons>
        <Button size="lg" {...PRIMARY} onClick={main.does}>
          <Label action={main} isAssisted={isAssisted} />
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

interface LabelProps {
  readonly action: Action;
  readonly isAssisted: boolean;
}

const ActionButton = ({ variant, ...label }: LabelProps & { readonly variant: 'secondary' | 'ghost' }) => (
  <Button variant={variant} size={variant === 'ghost' ? 'sm' : 'default'} onClick={label.action.does}>
    {label.action.icon}
    <Label {...label} />
  </Button>
);

const Label = ({ action: { label, assists }, isAssisted }: LabelProps) => (
  <span>
    {label}
    {assists && !isAssisted && <small className={styles.price}> (assisted run)</small>}
  </span>
);

/** The main one first: a level that was lost is tried again, a hall that was won leads to the next; then the likeliest, then what is made of the run. */
function actionsOf(
  { again, goOn, menu, next, retry, outcome }: Result,
  deeds: ResultDeeds,
): readonly [main: Action, ...rest: Action[]] {
  const { redraw, map, onRewind, onRetry, onNext, onClip } = deeds;
  const rewind: readonly Action[] = onRewind
    ? [{ label: 'Rewind 5 s', icon: <Rewind aria-hidden />, assists: true, does: onRewind }]
    : [];
  const isLost = outcome === 'lost';
  const [onward, ...elsewhere] = (onNext ? (next ?? []) : []).map(
    ({ label, setup }): Action => ({ label, icon: <ArrowRight aria-hidden />, does: () => onNext?.(setup) }),
  );
  const retried: readonly Action[] =
    retry && onRetry ? [{ label: retry.label, icon: <RotateCcw aria-hidden />, assists: true, does: onRetry }] : [];
  const restart: Action = { label: again, icon: <RotateCcw aria-hidden />, does: deeds.onAgain };
  const goesOn: readonly Action[] =
    goOn && onRetry ? [{ label: goOn.label, icon: <ArrowRight aria-hidden />, does: onRetry }] : [];
  const onwards = [...goesOn, ...retried, ...(onward ? [onward] : [])];
  const [main = restart, ...others] = isLost
    ? [...goesOn, ...retried, restart, ...(onward ? [onward] : [])]
    : [...onwards, restart];
  return [
    main,
    ...others,
    ...elsewhere,
    ...(menu ? [{ label: menu, icon: <Menu aria-hidden />, does: deeds.onMenu }] : []),
    ...(isLost && onwards.length === 0 ? rewind : []),
    ...(redraw ? [{ label: redraw.label, icon: <Shuffle aria-hidden />, does: redraw.onDraw }] : []),
    { label: 'Share', icon: <Share2 aria-hidden />, does: deeds.onShare },
    { label: 'Replay', icon: <Film aria-hidden />, does: deeds.onReplays },
    ...(onwards.length > 0 || !isLost ? rewind : []),
    ...(onClip ? [{ label: 'Clip', icon: <Clapperboard aria-hidden />, does: onClip }] : []),
    ...(map ? [{ label: map.label, icon: <MapIcon aria-hidden />, does: map.onOpen }] : []),
    { label: 'See the stage', icon: <Eye aria-hidden />, does: deeds.onLook },
  ];
}
