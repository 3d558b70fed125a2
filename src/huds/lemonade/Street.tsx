// Sheet of the open day: clock and sky, the price on the sign, who is on the street, and why they buy or walk on.
import { CloudRain, Cloudy, FastForward, Sun } from 'lucide-react';
import type { StreetView, ToldView } from '../../../scenes/lemonade/view.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Hud.module.css';
import { Stepper } from './Stepper.tsx';
import { keepFocus, type Send } from './send.ts';

const SKY_ICONS = { sun: Sun, cloud: Cloudy, rain: CloudRain } as const;
const PACES = [
  [0, 'Hold'],
  [1, '1×'],
  [2, '2×'],
  [4, '4×'],
] as const;
const MARKS: Readonly<Record<ToldView['does'], readonly [mark: string, words: string]>> = {
  comes: ['…', 'on the way'],
  bought: ['✓', 'bought'],
  declined: ['✕', 'walked on'],
};

export function Street({ view, send }: { readonly view: StreetView; readonly send: Send }) {
  const Icon = SKY_ICONS[view.sky];
  const { told } = view;
  return (
    <section className={styles.sheet} aria-label="The street">
      <div className={styles.scroll} data-scrolls>
        <dl className={styles.facts}>
          <div>
            <dt>
              <Icon aria-hidden /> {view.weather}
            </dt>
            <dd>{view.clock}</dd>
          </div>
          <div>
            <dt>Sold to</dt>
            <dd>
              {view.sold} of {view.passed}
            </dd>
          </div>
          <div>
            <dt>Takings</dt>
            <dd>{view.takings}</dd>
          </div>
          <div>
            <dt>Cups left</dt>
            <dd>{view.cupsLeft}</dd>
          </div>
          <div>
            <dt>Queue</dt>
            <dd>{view.queue}</dd>
          </div>
        </dl>
        {view.place && <p className={styles.place}>{view.place}</p>}
        <Stepper decision={view.price} step={5} note="on the sign" send={send} />
        <ul className={styles.people} aria-label="On the street, from left to right">
          {view.people.map(({ id, name, does }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={told?.id === id}
                data-does={does}
                onMouseDown={keepFocus}
                onClick={() => send({ type: 'ask', id: told?.id === id ? null : id })}
              >
                <span aria-hidden="true">{MARKS[does][0]}</span> {name} <span data-aloud>{MARKS[does][1]}</span>
              </button>
            </li>
          ))}
        </ul>
        {told ? (
          <Told told={told} />
        ) : (
          <p className={styles.soft}>Press somebody, here or on the street: why do they buy, why do they walk on?</p>
        )}
      </div>
      <div className={styles.actions} data-row>
        <div className={styles.paces} role="group" aria-label="Pace">
          {PACES.map(([pace, label]) => (
            <button
              key={pace}
              type="button"
              aria-pressed={view.pace === pace}
              onMouseDown={keepFocus}
              onClick={() => send({ type: 'pace', to: pace })}
            >
              {label}
            </button>
          ))}
        </div>
        <Button className={styles.main} onMouseDown={keepFocus} onClick={() => send({ type: 'evening' })}>
          <FastForward aria-hidden /> To the evening
        </Button>
      </div>
    </section>
  );
}

function Told({ told: { name, says, lines, worth, price, change, does } }: { readonly told: ToldView }) {
  return (
    <div className={styles.told} data-does={does}>
      <p>
        <b>{name}</b> “{says}” A cup is worth <b>{worth}</b>, the price is {price}.
      </p>
      <p className={styles.soft}>{change}</p>
      <table>
        <caption data-aloud>What a cup is worth to {name}</caption>
        <tbody>
          {lines.map(([text, cents]) => (
            <tr key={text}>
              <th scope="row">{text}</th>
              <td>{cents}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Worth of a cup</th>
            <td>{worth}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
