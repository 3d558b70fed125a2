// Places on the picture as buttons over it: one list for mouse, finger, keyboard and screen reader, each at least a thumb wide. It draws rings
// alone: the picture lies under it. While Tab is held down all places show.
import { type CSSProperties, useEffect, useEffectEvent, useRef } from 'react';
import styles from './HotSpots.module.css';

export interface HotSpot {
  readonly id: string;
  readonly label: string;
  /** Its middle and size in the picture's own pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** There is nothing new: its ring is quiet. */
  readonly quiet?: boolean;
}

interface HotSpotsProps {
  readonly label: string;
  readonly world: { readonly width: number; readonly height: number };
  readonly spots: readonly HotSpot[];
  /** The place that the arrows have come to. */
  readonly cursor: string | null;
  /** All places show. */
  readonly reveals: boolean;
  onPoint(id: string): void;
  /** `byKeys`: pressed by a key while it had the focus. */
  onPress(id: string, byKeys: boolean): void;
  onReveal(held: boolean): void;
}

export function HotSpots({ label, world, spots, cursor, reveals, onPoint, onPress, onReveal }: HotSpotsProps) {
  const group = useRef<HTMLDivElement>(null);
  // Tab that is held goes on to nothing: it shows what there is.
  const tabDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'Tab' || !event.repeat) return;
    event.preventDefault();
    onReveal(true);
  });
  const tabUp = useEffectEvent((event: KeyboardEvent) => event.code === 'Tab' && onReveal(false));
  useEffect(() => {
    const [down, up] = [(event: KeyboardEvent) => tabDown(event), (event: KeyboardEvent) => tabUp(event)];
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    return () => {
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
    };
  }, []);
  // Arrows move the focus too, where a place has it.
  useEffect(() => {
    if (!group.current?.contains(document.activeElement)) return;
    group.current.querySelector<HTMLElement>(`[data-spot="${cursor}"]`)?.focus({ preventScroll: true });
  }, [cursor]);
  return (
    <div ref={group} className={styles.spots} role="group" aria-label={label} data-reveals={reveals || undefined}>
      {spots.map(({ id, label: name, x, y, width, height, quiet }) => (
        <button
          key={id}
          type="button"
          className={styles.spot}
          data-spot={id}
          data-cursor={id === cursor || undefined}
          data-quiet={quiet || undefined}
          style={
            {
              '--x': x / world.width,
              '--y': y / world.height,
              '--w': width / world.width,
              '--h': height / world.height,
            } as CSSProperties
          }
          onMouseDown={event => event.preventDefault()}
          onFocus={() => onPoint(id)}
          onClick={event => onPress(id, event.detail === 0)}
        >
          <span>{name}</span>
        </button>
      ))}
    </div>
  );
}
