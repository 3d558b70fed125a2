// HUD of Rubber Band Rocket: readings, predicted reach, workshop, parts, the buttons that are held, flight log.
import { useState } from 'react';
import { grouped } from '../../../scenes/kit/core/digits.ts';
import { NAME, PART_NAME } from '../../../scenes/rubber-band-rocket/hud.ts';
import type { Part, Upgrade } from '../../../scenes/rubber-band-rocket/rules/state.ts';
import type { RocketView } from '../../../scenes/rubber-band-rocket/view.ts';
import { useSession } from '../../play/session/useSession.ts';
import { HoldButton } from '../../play/stage/HoldButton.tsx';
import type { HudProps } from '../HudProps.ts';
import { useRefusal } from '../useRefusal.ts';
import { Ask } from './Ask.tsx';
import { Graph } from './Graph.tsx';
import styles from './Hud.module.css';
import { Offer } from './Offer.tsx';
import { Outlook } from './Outlook.tsx';
import { Parts } from './Parts.tsx';

export default function Hud({ session, hold }: HudProps) {
  const view = useSession(session, state => state.view) as RocketView;
  const live = useSession(session, state => state.phase !== 'ready');
  const refused = useRefusal(session);
  /** What was just bought and pressed again. */
  const [asked, setAsked] = useState<Upgrade | Part | null>(null);
  const part = view.parts.find(one => one.part === asked && one.isReturnable);
  const upgrade = view.offers.find(one => one.upgrade === asked && view.fitted === asked);
  /** A press right after the purchase is the same hand's and means nothing. */
  const ask = (item: Upgrade | Part) => !view.isFresh && setAsked(item);
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
              onAsk={() => ask(offer.upgrade)}
            />
          ))}
        </div>
        <Parts
          parts={view.parts}
          coins={view.coins}
          onTake={taken => session.send({ type: 'part', part: taken })}
          onAsk={ask}
        />
        {part && (
          <Ask
            what={PART_NAME[part.part]}
            price={part.price}
            onKeep={() => setAsked(null)}
            onGiveBack={() => {
              setAsked(null);
              session.send({ type: 'returnPart', part: part.part });
            }}
          />
        )}
        {upgrade && (
          <Ask
            what={NAME[upgrade.upgrade]}
            price={upgrade.price}
            onKeep={() => setAsked(null)}
            onGiveBack={() => {
              setAsked(null);
              session.send({ type: 'giveBack' });
            }}
          />
        )}
        {view.ifStaged !== null && (
          <HoldButton className={styles.stage} hold={down => hold('fireStage', down)}>
            Second stage
          </HoldButton>
        )}
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
