// Predicted reach of this launch, the next goal or refusal, and what the sky holds.
import { grouped } from '../../../scenes/kit/core/digits.ts';
import { PART_NAME } from '../../../scenes/rubber-band-rocket/hud.ts';
import type { RocketView } from '../../../scenes/rubber-band-rocket/view.ts';
import { CARRIER_NAME } from '../../../scenes/rubber-band-rocket/words.ts';
import styles from './Hud.module.css';

export function Outlook({ view, refused }: { readonly view: RocketView; readonly refused: string | null }) {
  return (
    <div className={styles.outlook} data-refused={refused !== null || undefined}>
      <p className={styles.reach}>{refused ?? reachOf(view)}</p>
      <p className={styles.next}>{refused === null ? nextOf(view) : ''}</p>
      <p className={styles.next}>{skyOf(view)}</p>
      <p className={styles.next}>{wayOf(view)}</p>
    </div>
  );
}

const units = (height: number): string => grouped(height);

function reachOf(view: RocketView): string {
  const { phase, reach, ifFired, falling, maxHeight, snapped } = view;
  if (phase === 'home') return 'The Moon!';
  if (phase === 'repairing') return 'Held too long: the band snapped';
  if (falling)
    return `Reached ${units(reach)}${reach < maxHeight ? `, ${units(maxHeight - reach)} short of the record` : ''}`;
  if (snapped !== null) return `Snapped: ${Math.round(snapped * 100)} % of the power, reaches ${units(reach)}`;
  if (ifFired !== null) return `Fired now ${units(ifFired)}, left alone ${units(reach)}`;
  return phase === 'idle'
    ? `A full launch reaches ${units(reach)}${wornOf(view)}`
    : `This launch reaches ${units(reach)}`;
}

/** Launches during which the HUD says when to fire. */
const LEARNS = 12;

function wornOf({ worn }: RocketView): string {
  if (worn === 0) return '';
  return worn === 1 ? ' with a feather' : ` with ${worn} feathers`;
}

function nextOf(view: RocketView): string {
  const { next, wind, booster, phase, strain, isFeatherNew, launches, ifFired, ifStaged, pays, featherPays } = view;
  if (ifFired !== null && launches <= LEARNS) return 'Fire when the first number stops growing';
  if (ifStaged !== null) return `Second stage now ${units(ifStaged)}`;
  if (phase === 'launched' && isFeatherNew) return 'As it falls, steer into a feather: ← → or a finger';
  if (phase === 'charging' && strain > 0) return 'The band will snap: let go!';
  if (phase === 'charging') return 'Let go at full power';
  if (phase === 'launched' && pays !== null) return `Below the record: ${pays} coins, each feather ${featherPays}`;
  const goal = `Next: ${next.zone} at ${units(next.from)}${next.coins > 0 ? `, +${next.coins}` : ''}`;
  return booster === 'ready' ? `${goal} · wind ${units(wind.from)}–${units(wind.to)}` : goal;
}

/** What hangs in the coming sky and carries, what it wants, and whether a find is there. */
function skyOf({ carrier, phase, hasFind }: RocketView): string {
  if (phase === 'home') return '';
  const find = hasFind ? ' A find hangs there, too.' : '';
  if (!carrier || carrier.isMet) return find.trim();
  const { kind, wants, isSuited, by, isLeft } = carrier;
  const where = `${CARRIER_NAME[kind]} ${isLeft ? 'left' : 'right'}`;
  return `${where}: ${units(by)} higher${isSuited ? '' : `, more with the ${PART_NAME[wants].toLowerCase()}`}.${find}`;
}

/** How far the run has come: it stands there from the first landing on. */
const wayOf = ({ phase, launches, moon, maxHeight }: RocketView): string =>
  launches === 0 || phase === 'home'
    ? ''
    : `Launch ${launches + (phase === 'launched' ? 0 : 1)} · ${units(moon - maxHeight)} to the Moon`;
