// Hot spots: buttons over places of the picture, for mouse, finger, keyboard and screen reader, each at least a thumb wide. It draws only rings;
// holding Tab shows all of them.
import { type CSSProperties, useEffect, useEffectEvent, useRef } from 'react';
import styles from './HotSpots.module.css';
import { placeLabels } from './labelPlaces.ts';

export interface HotSpot {
  readonly id: string;
  readonly label: string;
  /** Centre and size in world units. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** True for a subdued ring: there is nothing new. */
  readonly quiet?: boolean;
  /** The pointer goes through to the picture: only the keyboard and screen readers press it. */
  readonly through?: boolean;
}

interface HotSpotsProps {
  readonly label: string;
  readonly world: { readonly width: number; readonly height: number };
  readonly spots: readonly HotSpot[];
  /** Id of the spot chosen by the arrow keys. */
  readonly cursor: string | null;
  /** True if all spots are shown. */
  readonly reveals: boolean;
  onPoint(id: string): void;
  /** `byKeys` is true if a key pressed the focused button. */
  onPress(id: string, byKeys: boolean): void;
  onReveal(held: boolean): void;
}

/** Size of a name in the smallest picture that shows all of them, as a part of its width: in a larger one it is smaller beside the things. */
const LABEL_SIZE = 0.026;

export function HotSpots({ label, world, spots, cursor, reveals, onPoint, onPress, onReveal }: HotSpotsProps) {
  const group = useRef<HTMLDivElement>(null);
  // A held Tab does not move the focus; it reveals the spots.
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
  // If a spot has the focus, arrow keys move it, too.
  useEffect(() => {
    if (!group.current?.contains(document.activeElement)) return;
    group.current.querySelector<HTMLElement>(`[data-spot="${cursor}"]`)?.focus({ preventScroll: true });
  }, [cursor]);
  const places = placeLabels(spots, world, LABEL_SIZE * world.width);
  return (
    <div ref={group} className={styles.spots} role="group" aria-label={label} data-reveals={reveals || undefined}>
      {spots.map(({ id, label: name, x, y, width, height, quiet, through }, index) => (
        <button
          key={id}
          type="button"
          className={styles.spot}
          data-spot={id}
          data-cursor={id === cursor || undefined}
          data-quiet={quiet || undefined}
          data-through={through || undefined}
          data-side={places[index]?.side}
          style={
            {
              '--x': x / world.width,
              '--y': y / world.height,
              '--w': width / world.width,
              '--h': height / world.height,
              '--shift': (places[index]?.shift ?? 0) / world.width,
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
