// Workshop button of one upgrade: level, price and predicted reach; the one just bought asks before it is given back.
import { grouped } from '../../../scenes/kit/core/digits.ts';
import type { Offer as OfferView } from '../../../scenes/rubber-band-rocket/view.ts';
import styles from './Offer.module.css';

interface OfferProps {
  readonly offer: OfferView;
  readonly fitted: boolean;
  onFit(): void;
  /** The one that was just bought is pressed: to be asked about. */
  onAsk(): void;
}

const NAME = { power: 'Power', booster: 'Booster' } as const;
const KEY_OF = { power: '1', booster: '2' } as const;

export function Offer({ offer, fitted, onFit, onAsk }: OfferProps) {
  const { upgrade, level, price, now, after, best, refusal } = offer;
  const name = NAME[upgrade];
  return (
    <button
      type="button"
      className={styles.offer}
      data-upgrade={upgrade}
      data-fitted={fitted || undefined}
      aria-disabled={!fitted && refusal !== null}
      title={fitted ? 'Fitted. Press to give it back' : (refusal?.message ?? `Buy (${KEY_OF[upgrade]})`)}
      onMouseDown={event => event.preventDefault()}
      onClick={fitted ? onAsk : onFit}
    >
      <span className={styles.name}>
        {name} {level}
      </span>
      <span className={styles.price}>
        {fitted ? 'Fitted' : refusal?.note ? `${price}, ${refusal.note}` : `${price} coins`}
      </span>
      <span className={styles.worth}>
        {grouped(now)} → <b>{grouped(after)}</b>
        {best > after && <i> up to {grouped(best)}</i>}
      </span>
    </button>
  );
}
