// The two questions beside each other: a quick one and a bold one. The one chosen is answered.
import { Shield } from 'lucide-react';
import type { Stroke } from '../../../scenes/math-rpg/manners.ts';
import type { MathView, OfferView } from '../../../scenes/math-rpg/view.ts';
import styles from './Offers.module.css';

interface OffersProps {
  readonly view: MathView;
  readonly disabled: boolean;
  onChoose(stroke: Stroke): void;
}

const NAMES: Readonly<Record<Stroke, string>> = { quick: 'Quick', bold: 'Bold' };

export function Offers({ view: { offers, stroke }, disabled, onChoose }: OffersProps) {
  return (
    <div className={styles.offers} role="group" aria-label="Which question">
      {offers.map(offer => (
        <Offer
          key={offer.stroke}
          offer={offer}
          isChosen={offer.stroke === stroke}
          disabled={disabled || offer.isBarred}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

interface OfferProps {
  readonly offer: OfferView;
  readonly isChosen: boolean;
  readonly disabled: boolean;
  onChoose(stroke: Stroke): void;
}

function Offer({
  offer: { stroke, text, spoken, gain, miss, isWeakSpot, isBarred },
  isChosen,
  disabled,
  onChoose,
}: OfferProps) {
  const worth = isBarred ? 'out of reach' : gain;
  const isToldWeak = isWeakSpot && !isBarred;
  return (
    <button
      type="button"
      // Signs are not said alike by all voices.
      aria-label={`${NAMES[stroke]}, ${worth}${isToldWeak ? ', at its weak spot' : ''}${isBarred ? '' : `, a miss costs ${miss}: ${spoken}`}`}
      className={styles.offer}
      data-stroke={stroke}
      aria-pressed={isChosen}
      disabled={disabled}
      onMouseDown={event => event.preventDefault()}
      onClick={() => onChoose(stroke)}
    >
      <span className={styles.name}>
        {NAMES[stroke]}
        <small>{worth}</small>
        {isToldWeak && <Shield aria-hidden />}
      </span>
      <b>{isBarred ? '…' : text}</b>
      {!isBarred && <span className={styles.miss}>{`Miss −${miss}`}</span>}
    </button>
  );
}
