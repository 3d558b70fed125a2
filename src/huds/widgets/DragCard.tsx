// Draggable card: pressed, or dragged and dropped on the picture. Esc, a second finger, a lost pointer and a drop beside the picture cancel the drag.
import { type ButtonHTMLAttributes, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './DragCard.module.css';

/** Position in the picture, 0 to 1 from its left and from its top. */
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
  /** Element that the picture fills exactly; without it the card can only be pressed. */
  readonly stage: HTMLElement | null;
  /** Called on click, tap or key. */
  onPress(): void;
  /** Starts a drag; false if the card cannot be dragged now. */
  onTake(): boolean;
  /** Called while dragging; null beside the picture. */
  onOver(spot: Spot | null): void;
  onDrop(spot: Spot): void;
  onCancel(): void;
}

/** Longest movement that still counts as a tap, in px. */
const SLACK = 10;

interface Drag {
  readonly pointer: number;
  readonly card: HTMLElement;
  readonly x: number;
  readonly y: number;
  /** 'refused': the drag was not allowed, and the drop does nothing. */
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
  /** True after a drag, to ignore the click that follows it. */
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
        // Esc cancels the drag only; without this the page would pause.
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
  const release = ({ pointerId, clientX, clientY }: PointerEvent) => {
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
      onPointerUp={release}
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
