// Evening sheet: the lesson, the ledger that adds up, who did not buy and why, the purse of the week, tomorrow's sky.
import { money } from '../../../scenes/lemonade/rules/money.ts';
import type { EveningView } from '../../../scenes/lemonade/viewEvening.ts';
import { Button } from '../../ui/Button.tsx';
import { Bars, Line } from './Charts.tsx';
import styles from './Hud.module.css';
import { Forecast } from './Morning.tsx';
import { keepFocus, type Send } from './send.ts';

export function Evening({ view, send }: { readonly view: EveningView; readonly send: Send }) {
  const { ledger, total, cup, bars, lesson, purses, tomorrow, next, streets } = view;
  return (
    <section className={styles.sheet} aria-label="Evening">
      <div className={styles.scroll} data-scrolls>
        <p className={styles.lesson}>{lesson}</p>
        <table className={styles.ledger}>
          <caption>Ledger</caption>
          <tbody>
            {ledger.map(([what, cents, note]) => (
              <tr key={what}>
                <th scope="row">
                  {what} {note !== '' && <small>{note}</small>}
                </th>
                <td>{cents}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                {total[0]}
                {cup && (
                  <small>
                    a cup: {cup[0]} for {cup[1]} of goods, {cup[2]}
                  </small>
                )}
              </th>
              <td>{total[1]}</td>
            </tr>
          </tfoot>
        </table>
        {streets.length > 1 && (
          <table className={styles.market}>
            <caption data-aloud>Cups by street</caption>
            <thead>
              <tr>
                <th scope="col">Street</th>
                <th scope="col">Sold</th>
                <th scope="col">Came by</th>
              </tr>
            </thead>
            <tbody>
              {streets.map(([name, sold, met]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{sold}</td>
                  <td>{met}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {bars.length > 0 && <Bars rows={bars} caption="Who did not buy, and why" />}
        {purses.length > 1 && (
          <div>
            <h3>Purse by the evening</h3>
            <Line
              values={purses.map(([, cents]) => cents)}
              names={purses.map(([day]) => day)}
              caption="Purse by the evening"
              say={money}
              size="chart"
            />
          </div>
        )}
        {tomorrow && <Forecast forecast={tomorrow} isNext />}
      </div>
      <div className={styles.actions} data-row>
        <Button className={styles.main} onMouseDown={keepFocus} onClick={() => send({ type: 'next' })}>
          {next}
        </Button>
      </div>
    </section>
  );
}
