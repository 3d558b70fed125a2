// HUD of Rubber Band Rocket: readings, predicted reach, workshop, hold button, flight log.
import { grouped } from '../../../scenes/kit/core/digits.ts';
import type { RocketView } from '../../../scenes/rubber-band-rocket/view.ts';
import { useSession } from '../../play/session/useSession.ts';
import { HoldButton } from '../../play/stage/HoldButton.tsx';
import type { HudProps } from '../HudProps.ts';
import { useRefusal } from '../useRefusal.ts';
import { Graph } from './Graph.tsx';
import styles from './Hud.module.css';
import { Kits } from './Kits.tsx';
import { Offer } from './Offer.tsx';
import { Outlook } from './Outlook.tsx';

export default function Hud({ session, hold }: HudProps) {
  const view = useSession(session, state => state.view) as RocketView;
  const live = useSession(session, state => state.phase !== 'ready');
  const refused = useRefusal(session);
  return (
    <div className={styles.hud} data-live={live || undefined} data-phase={view.phase}>
      <div className={styles.side}>
        <dl className={styles.readouts}>
          <Readout name="Height" value={view.height} large />
          <Readout name="Record" value={view.maxHeight} />
          <Readout name="Coins" value={view.coins} gold />
        </dl>
        <Outlook view={view} refused={refused} />
        <Graph view={view} />
      </div>
      <div className={styles.hands}>
        <div className={styles.workshop} role="group" aria-label="Workshop">
          {view.offers.map(offer => (
            <Offer
              key={offer.upgrade}
              offer={offer}
              fitted={view.fitted === offer.upgrade}
              onFit={() => session.send({ type: 'fit', upgrade: offer.upgrade })}
              onUndo={() => session.send({ type: 'giveBack' })}
            />
          ))}
        </div>
        <Kits
          kits={view.kits}
          onTake={kit => session.send({ type: 'kit', kit })}
          onReturn={() => session.send({ type: 'returnKit' })}
        />
        <HoldButton
          className={styles.hold}
          aria-disabled={view.phase === 'repairing' || view.phase === 'home'}
          hold={down => hold('hold', down)}
        >
          {labelOf(view)}
        </HoldButton>
      </div>
    </div>
  );
}

function labelOf({ phase, falling, booster, rocket, beats }: RocketView): string {
  if (phase === 'repairing') return 'Mending …';
  if (phase === 'charging') return 'Let go!';
  if (phase !== 'launched') return 'Hold';
  if (falling) return 'Land now';
  if (booster !== 'ready') return 'Flying …';
  return rocket === 'ball' ? 'Fire booster' : `Beat wings (${beats})`;
}

interface ReadoutProps {
  readonly name: string;
  readonly value: number;
  readonly large?: boolean;
  readonly gold?: boolean;
}

const Readout = ({ name, value, large, gold }: ReadoutProps) => (
  <div className={styles.readout} data-large={large} data-gold={gold}>
    <dt>{name}</dt>
    <dd>{grouped(value)}</dd>
  </div>
);
