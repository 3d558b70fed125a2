// A card that is pressed, or taken by pointer and let go over the picture: what it stands for is put there. Esc, a second finger, a lost
// pointer and letting go beside the picture cancel it.
import { type ButtonHTMLAttributes, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './DragCard.module.css';

/** A place in the picture: 0 to 1 from its left and from its top. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface DragCardProps
  extends Pick<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'className' | 'title' | 'aria-label' | 'aria-pressed' | 'aria-disabled'
  > {
  readonly children: ReactNode;
  /** The box that the picture fills exactly; without one the card can only be pressed. */
  readonly stage: HTMLElement | null;
  /** By click, tap or key. */
  onPress(): void;
  /** It leaves the hand's first place; false where it cannot be taken now. */
  onTake(): boolean;
  /** Null beside the picture. */
  onOver(spot: Spot | null): void;
  onDrop(spot: Spot): void;
  onCancel(): void;
}

/** A press that moves no further than this is a tap, in px. */
const SLACK = 10;

interface Drag {
  readonly pointer: number;
  readonly card: HTMLElement;
  readonly x: number;
  readonly y: number;
  /** 'refused': it could not be taken, and letting go does nothing. */
  state: 'pressed' | 'taken' | 'refused';
  readonly abort: AbortController;
}

export function DragCard({
  stage,
  onPress,
  onTake,
  onOver,
  onDrop,
  onCancel,
  children,
  className = '',
  ...rest
}: DragCardProps) {
  const drag = useRef<Drag | null>(null);
  /** The click that follows a drag is none. */
  const dragged = useRef(false);

  const end = (): Drag['state'] | null => {
    const was = drag.current;
    drag.current = null;
    was?.abort.abort();
    was?.card.toggleAttribute('data-dragged', false);
    return was?.state ?? null;
  };
  const cancel = () => end() === 'taken' && onCancel();
  useEffect(() => () => drag.current?.abort.abort(), []);

  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    dragged.current = false;
    if (drag.current || event.button !== 0 || !stage) return;
    const { pointerId: pointer, currentTarget: card, clientX: x, clientY: y } = event;
    card.setPointerCapture(pointer);
    const abort = new AbortController();
    const { signal } = abort;
    drag.current = { pointer, card, x, y, state: 'pressed', abort };
    window.addEventListener('pointerdown', other => other.pointerId !== pointer && cancel(), { signal, capture: true });
    window.addEventListener('blur', cancel, { signal });
    window.addEventListener(
      'keydown',
      key => {
        if (key.code !== 'Escape' || drag.current?.state !== 'taken') return;
        // It gives up the card and nothing else: the page would pause.
        key.stopImmediatePropagation();
        key.preventDefault();
        cancel();
      },
      { signal, capture: true },
    );
  };
  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const now = drag.current;
    if (!now || now.pointer !== pointerId || !stage) return;
    if (now.state === 'pressed' && Math.hypot(clientX - now.x, clientY - now.y) > SLACK) {
      dragged.current = true;
      now.state = onTake() ? 'taken' : 'refused';
      now.card.toggleAttribute('data-dragged', now.state === 'taken');
    }
    if (now.state === 'taken') onOver(spotIn(stage, clientX, clientY));
  };
  const lift = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (drag.current?.pointer !== pointerId || !stage || end() !== 'taken') return;
    const spot = spotIn(stage, clientX, clientY);
    if (spot) onDrop(spot);
    else onCancel();
  };
  return (
    <button
      type="button"
      className={`${styles.card} ${className}`}
      {...rest}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={lift}
      onPointerCancel={cancel}
      onLostPointerCapture={cancel}
      onMouseDown={event => event.preventDefault()}
      onContextMenu={event => event.preventDefault()}
      onClick={() => {
        if (!dragged.current) onPress();
        dragged.current = false;
      }}
    >
      {children}
    </button>
  );
}

function spotIn(stage: HTMLElement, x: number, y: number): Spot | null {
  const { left, top, width, height } = stage.getBoundingClientRect();
  const spot = { x: (x - left) / width, y: (y - top) / height };
  return spot.x >= 0 && spot.x < 1 && spot.y >= 0 && spot.y < 1 ? spot : null;
}
