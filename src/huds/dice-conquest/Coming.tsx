// The forecast in words: what comes through which column, and what the die in hand would change in the one pointed at.
import { type Threat, threatText } from '../../../scenes/dice-conquest/forecast.ts';
import type { DiceView } from '../../../scenes/dice-conquest/view.ts';
import styles from './Facts.module.css';

const MOST = 4;

export function Coming({ view, column }: { readonly view: DiceView; readonly column: number | null }) {
  const { threats, withDie } = view;
  const nearest = threats
    .flatMap((threat, index) => (threat ? [{ ...threat, column: index }] : []))
    .sort((a, b) => a.turns - b.turns || b.damage - a.damage)
    .slice(0, MOST);
  return (
    <section className={styles.coming} aria-label="Forecast">
      <h2>{view.mode === 'pvc' ? 'Coming at you' : `Coming at player ${view.forecastFor}`}</h2>
      {column !== null && withDie && view.legalColumns.includes(column) && (
        <p className={styles.pointed}>{change(column, view.die, threats[column], withDie[column])}</p>
      )}
      {nearest.length === 0 && <p>Nothing</p>}
      <ul>
        {nearest.map(threat => (
          <li key={threat.column} data-near={threat.turns <= 3 || undefined}>
            Column {threat.column + 1} <b>{threatText(threat)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Maybe = Threat | null | undefined;
const said = (threat: Maybe): string => (threat ? threatText(threat) : 'safe');

const change = (column: number, die: number | null, now: Maybe, then: Maybe): string =>
  said(now) === said(then)
    ? `Column ${column + 1}: ${said(now)}, with or without your ${die}`
    : `Column ${column + 1}: ${said(now)}. With your ${die}: ${said(then)}`;
