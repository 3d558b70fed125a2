// Morning of the cart: the parts of its day, the map of six streets, the rule that does the rest, and what may be bought.
import type { ReactNode } from 'react';
import type { CartView, StreetOnMap, ToolView } from '../../../../scenes/lemonade/viewCart.ts';
import { keepFocus, type Send } from '../send.ts';
import styles from './Cart.module.css';

interface CartProps {
  readonly cart: CartView;
  readonly send: Send;
  /** The table's decisions. */
  readonly children: ReactNode;
}

export default function Cart({ cart, send, children }: CartProps) {
  const { before, parts, pointed, streets, rule, planned, isByHand, tools } = cart;
  return (
    <>
      {before && <p className={styles.before}>{before}</p>}
      <h3>Where does the cart stand, and when?</h3>
      <div className={styles.parts} role="group" aria-label="Parts of the day">
        {parts.map(({ row, hours, street, from, isPointed }, part) => (
          <button
            key={row}
            type="button"
            aria-pressed={part === pointed}
            data-pointed={isPointed || undefined}
            onMouseDown={keepFocus}
            onClick={() => send({ type: 'point', row })}
          >
            <b>{hours}</b> {street} {from && <small>from {from}</small>}
          </button>
        ))}
      </div>
      <ul className={styles.map} aria-label={`Streets, from ${parts[pointed]?.hours.split('–')[0]} on`}>
        {streets.map(street => (
          <li
            key={street.street}
            data-last={street.at[0] === 2 || undefined}
            data-low={street.at[1] === 1 || undefined}
            style={{ gridColumn: street.at[0] + 1, gridRow: street.at[1] + 1 }}
          >
            <Street
              view={street}
              pointed={pointed}
              onPress={() => send({ type: 'place', part: pointed, street: street.street })}
            />
          </li>
        ))}
      </ul>
      <p className={styles.soft}>
        Bars: who comes by in each hour from nine to five; orange where the cart is there. Each street further along the
        lines costs twelve minutes.
      </p>
      <details className={styles.rule} open={isByHand} data-pointed={cart.isHandPointed || undefined}>
        <summary>
          <b>{isByHand ? 'By hand' : 'By the rule'}</b> {planned}
        </summary>
        <p className={styles.soft}>{rule}</p>
        {isByHand && (
          <button type="button" onMouseDown={keepFocus} onClick={() => send({ type: 'byHand', on: false })}>
            Leave it to the rule
          </button>
        )}
        {children}
      </details>
      <h3>To buy</h3>
      <ul className={styles.tools}>
        {tools.map(tool => (
          <Tool key={tool.tool} view={tool} onPress={() => send({ type: 'buy', tool: tool.tool })} />
        ))}
      </ul>
    </>
  );
}

const BAR = 12;
const HIGH = 20;
/** Tenths of a person that fill a bar. */
const FULL = 300;

function Street({
  view: { name, crowd, crowdText, taste, purse, word, parts, special },
  pointed,
  onPress,
}: {
  readonly view: StreetOnMap;
  readonly pointed: number;
  onPress(): void;
}) {
  return (
    <button
      type="button"
      className={styles.street}
      aria-label={[name, crowdText, taste, purse, word && `word ${word}`, special].filter(Boolean).join(', ')}
      aria-pressed={parts.includes(pointed)}
      data-there={parts.length > 0 || undefined}
      onMouseDown={keepFocus}
      onClick={onPress}
    >
      <b>{name}</b>
      <svg viewBox={`0 0 ${crowd.length * BAR} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
        {crowd.map(([label, many], hour) => {
          const high = Math.max(1, Math.min(1, many / FULL) * HIGH);
          return (
            <rect
              key={label}
              x={hour * BAR + 1}
              width={BAR - 2}
              y={HIGH - high}
              height={high}
              data-now={parts.includes(Math.floor(hour / 2)) || undefined}
            />
          );
        })}
      </svg>
      <small>
        {taste}
        {purse && <>, {purse}</>}
        {word && <>, word {word}</>}
        {special && <strong> {special}</strong>}
      </small>
    </button>
  );
}

const STATES: Readonly<Record<ToolView['state'], string>> = {
  owned: 'yours',
  planned: 'bought at opening',
  open: 'Buy',
  tooDear: 'too dear now',
};

const Tool = ({
  view: { name, does, price, state, isPointed },
  onPress,
}: {
  readonly view: ToolView;
  onPress(): void;
}) => (
  <li data-pointed={isPointed || undefined}>
    <p>
      <b>{name}</b> <small>{does}</small>
    </p>
    <button
      type="button"
      aria-label={`${name}, ${price}: ${STATES[state]}`}
      aria-pressed={state === 'planned' || state === 'owned'}
      aria-disabled={state === 'owned' || state === 'tooDear'}
      onMouseDown={keepFocus}
      onClick={onPress}
    >
      {price} <small>{STATES[state]}</small>
    </button>
  </li>
);
