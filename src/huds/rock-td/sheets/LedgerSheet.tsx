// Ledger sheet: damage, kills and leaks of each gem, in this wave and in all.
import { grouped } from '../../../../scenes/kit/core/digits.ts';
import type { RockTdView } from '../../../../scenes/rock-td/view.ts';
import { GemIcon } from '../GemIcon.tsx';
import styles from './Sheets.module.css';

export default function LedgerSheet({ view: { ledger, odds } }: { readonly view: RockTdView }) {
  const all = ledger.reduce((sum, { dealt }) => sum + dealt, 0);
  if (ledger.length === 0) return <p>No gem stands yet. What each of them does is written here.</p>;
  return (
    <>
      <table className={styles.ledger}>
        <thead>
          <tr>
            <th scope="col">Gem</th>
            <th scope="col">This wave</th>
            <th scope="col">In all</th>
            <th scope="col">Kills</th>
            <th scope="col">Leaked</th>
          </tr>
        </thead>
        <tbody>
          {ledger.map(({ id, kind, name, cell, wave, dealt, kills, leaked }) => (
            <tr key={id}>
              <th scope="row">
                <GemIcon kind={kind} />
                {name} <small>{cell}</small>
              </th>
              <td>{grouped(wave)}</td>
              <td>
                <span className={styles.share} style={{ inlineSize: `${all > 0 ? (100 * dealt) / all : 0}%` }} />
                {grouped(dealt)}
              </td>
              <td>{grouped(kills)}</td>
              <td data-leaked={leaked > 0 || undefined}>{leaked}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Leaked: mobs that this gem was the last to hit, and that got through. Odds now:{' '}
        {QUALITIES.flatMap((name, quality) => (odds[quality] ? [`${name} ${odds[quality]} %`] : [])).join(', ')}.
      </p>
    </>
  );
}

const QUALITIES = ['Chipped', 'Flawed', 'Normal', 'Flawless', 'Perfect'] as const;
