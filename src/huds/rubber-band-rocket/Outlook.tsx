// Predicted reach of this launch, and the next goal or refusal.
import { grouped } from '../../../scenes/kit/core/digits.ts';
import type { RocketView } from '../../../scenes/rubber-band-rocket/view.ts';
import styles from './Hud.module.css';

export function Outlook({ view, refused }: { readonly view: RocketView; readonly refused: string | null }) {
  return (
    <div className={styles.outlook} data-refused={refused !== null || undefined}>
      <p className={styles.reach}>{refused ?? reachOf(view)}</p>
      <p className={styles.next}>{refused === null ? nextOf(view) : ''}</p>
    </div>
  );
}

const units = (height: number): string => grouped(height);

function reachOf(view: RocketView): string {
  const { phase, reach, ifFired, falling, maxHeight } = view;
  if (phase === 'home') return 'The Moon!';
  if (phase === 'repairing') return 'Held too long: the band snapped';
  if (falling)
    return `Reached ${units(reach)}${reach < maxHeight ? `, ${units(maxHeight - reach)} short of the record` : ''}`;
  if (ifFired !== null) return `Fired now ${units(ifFired)}, left alone ${units(reach)}`;
  return phase === 'idle'
    ? `A full launch reaches ${units(reach)}${wornOf(view)}`
    : `This launch reaches ${units(reach)}`;
}

function wornOf({ worn }: RocketView): string {
  if (worn === 0) return '';
  return worn === 1 ? ' with a feather' : ` with ${worn} feathers`;
}

function nextOf({ next, wind, booster, phase, strain, isFeatherNew }: RocketView): string {
  if (phase === 'launched' && isFeatherNew) return 'As it falls, steer into a feather: ← → or a finger';
  if (phase === 'charging') return strain > 0 ? 'The band will snap: let go!' : 'Let go at full power';
  const goal = `Next: ${next.zone} at ${units(next.from)}${next.coins > 0 ? `, +${next.coins}` : ''}`;
  return booster === 'ready' ? `${goal} · wind ${units(wind.from)}–${units(wind.to)}` : goal;
}
