// The two questions beside each other: a quick one and a bold one. The one chosen is answered.
import { Shield } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { Stroke } from '../../../scenes/math-rpg/rules/manners.ts';
import type { MathView, OfferView } from '../../../scenes/math-rpg/view.ts';
import styles from './Offers.module.css';

interface OffersProps {
  readonly view: MathView;
  readonly disabled: boolean;
  /** Chosen by an arrow, with the focus on a card. */
  onChoose(stroke: Stroke): void;
  /** A card is pressed. */
  onPress(stroke: Stroke): void;
  /** Enter on a card: true where it attacked with what is typed, false where it presses the card. */
  onEnter(): boolean;
}

const STROKE_BY_KEY: Readonly<Record<string, Stroke | undefined>> = { ArrowLeft: 'quick', ArrowRight: 'bold' };

/** A card that has the focus gives it to the one chosen: Enter never presses another than the one that stands out. */
function useFocusOnChosen(stroke: Stroke): RefObject<HTMLDivElement | null> {
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!group.current?.contains(document.activeElement)) return;
    group.current.querySelector<HTMLElement>(`[data-stroke=${stroke}]`)?.focus({ preventScroll: true });
  }, [stroke]);
  return group;
}

const NAMES: Readonly<Record<Stroke, string>> = { quick: 'Quick', bold: 'Bold' };

export function Offers({ view: { offers, stroke }, disabled, onChoose, onPress, onEnter }: OffersProps) {
  const group = useFocusOnChosen(stroke);
  const keyed = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.repeat && onEnter()) event.preventDefault();
    const wanted = STROKE_BY_KEY[event.key];
    if (wanted === undefined || wanted === stroke) return;
    if (offers.some(offer => offer.stroke === wanted && !offer.isBarred)) onChoose(wanted);
  };
  return (
    <div ref={group} className={styles.offers} role="group" aria-label="Which question">
      {offers.map(offer => (
        <Offer
          key={offer.stroke}
          offer={offer}
          isChosen={offer.stroke === stroke}
          disabled={disabled || offer.isBarred}
          onPress={onPress}
          onKeyDown={keyed}
        />
      ))}
    </div>
  );
}

interface OfferProps {
  readonly offer: OfferView;
  readonly isChosen: boolean;
  readonly disabled: boolean;
  onPress(stroke: Stroke): void;
  onKeyDown(event: KeyboardEvent): void;
}

function Offer({
  offer: { stroke, text, spoken, gain, miss, isWeakSpot, isBarred },
  isChosen,
  disabled,
  onPress,
  onKeyDown,
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
      onClick={() => onPress(stroke)}
      onKeyDown={onKeyDown}
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
