// Morning sheet: the sky, at the cart the map, five decisions, the market, and the two ways into the day.
import { Suspense } from 'react';
import type { ForecastView, MorningView } from '../../../scenes/lemonade/viewMorning.ts';
import { lazyPart } from '../../site/lazy/lazyPart.tsx';
import { Button } from '../../ui/Button.tsx';
import { Line } from './Charts.tsx';
import styles from './Hud.module.css';
import { Stepper } from './Stepper.tsx';
import { keepFocus, type Send } from './send.ts';

const Cart = lazyPart(() => import('./sheets/Cart.tsx'));

interface MorningProps {
  readonly view: MorningView;
  readonly send: Send;
  onNotebook(): void;
}

/** What a press changes: the same steps as keys have. */
const STEPS = { jugs: 1, lemons: 1, sugar: 1, ice: 1, price: 5, moreLemons: 4, moreSugar: 4, moreCups: 8 } as const;
const DAYS_BACK = ['ten', 'nine', 'eight', 'seven', 'six', 'five', 'four', 'three', 'two', 'one'] as const;
const PAST = [...DAYS_BACK.map(count => `${count} days ago`), 'today'];

export function Morning({ view, send, onNotebook }: MorningProps) {
  const { today, tomorrow, decisions, wares, refusal, cart } = view;
  const notes: Partial<Record<keyof typeof STEPS, string>> = {
    jugs: `${view.cups} cups, mixed at opening`,
    price: `a cup costs ${view.cupCost} to make`,
  };
  const table = (
    <>
      {decisions.slice(0, 5).map(decision => (
        <Stepper
          key={decision.what}
          decision={decision}
          note={notes[decision.what]}
          step={STEPS[decision.what]}
          send={send}
        />
      ))}
      <p className={styles.soft}>
        Opening mixes all jugs, and what is not sold of them is poured away in the evening. Lemons, sugar and cups that
        were not mixed stay here.
      </p>
      <Market wares={wares} />
      {decisions.slice(5).map(decision => (
        <Stepper key={decision.what} decision={decision} step={STEPS[decision.what]} send={send} />
      ))}
    </>
  );
  return (
    <section className={styles.sheet} aria-label="Morning">
      <div className={styles.scroll} data-scrolls>
        <Forecast forecast={today} />
        {cart ? (
          <Suspense>
            <Cart cart={cart} send={send}>
              {table}
            </Cart>
          </Suspense>
        ) : (
          table
        )}
        {tomorrow && <Forecast forecast={tomorrow} isNext />}
        {view.word && <p className={styles.soft}>{view.word}</p>}
      </div>
      <div className={styles.actions}>
        <p data-bad={refusal !== null || undefined}>
          {refusal ?? `With the place ${view.spending}; ${view.left} stay in the purse.`}
        </p>
        <Button variant="outline" onMouseDown={keepFocus} onClick={onNotebook} aria-disabled={view.notes.length === 0}>
          Notebook
        </Button>
        <Button variant="outline" onMouseDown={keepFocus} onClick={() => send({ type: 'stay' })}>
          Stay closed
        </Button>
        <Button
          className={styles.main}
          aria-disabled={refusal !== null}
          onMouseDown={keepFocus}
          onClick={() => send({ type: 'open' })}
        >
          {cart ? 'Open the cart' : 'Open the stand'}
        </Button>
      </div>
    </section>
  );
}

function Market({ wares }: Pick<MorningView, 'wares'>) {
  return (
    <>
      <h3>Market</h3>
      <table className={styles.market}>
        <thead>
          <tr>
            <th scope="col">Goods</th>
            <th scope="col">Each</th>
            <th scope="col">Ten days</th>
            <th scope="col">Here</th>
            <th scope="col">Order</th>
          </tr>
        </thead>
        <tbody>
          {wares.map(ware => (
            <tr key={ware.ware}>
              <th scope="row">
                {ware.name} <small>{ware.keeps}</small>
              </th>
              <td>{ware.price}</td>
              <td>
                <Line
                  values={ware.prices}
                  names={PAST}
                  caption={`${ware.name}, price of each`}
                  say={value => `${value}¢`}
                  size="word"
                />
              </td>
              <td>{ware.have}</td>
              <td>
                {ware.order} <small>{ware.cost}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export function Forecast({
  forecast: { name, sun, temperature, special },
  isNext,
}: {
  readonly forecast: ForecastView;
  readonly isNext?: true;
}) {
  return (
    <div className={styles.forecast}>
      <p>
        <b>{isNext ? `Tomorrow, ${name}` : name}</b> sun {sun[0]} % until one, {sun[1]} % after; {temperature} at noon
      </p>
      {special && <p className={styles.special}>{special}</p>}
    </div>
  );
}
