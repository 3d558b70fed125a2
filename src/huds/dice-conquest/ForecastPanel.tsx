// Forecast panel: threats by column, predicted winner, and the effect of the rolled die in the column under the cursor.
import { opponent, type Player } from '../../../scenes/dice-conquest/rules/board.ts';
import { type Threat, threatText } from '../../../scenes/dice-conquest/rules/forecast.ts';
import type { DiceView } from '../../../scenes/dice-conquest/view.ts';
import styles from './Facts.module.css';

const MOST = 4;

interface ForecastPanelProps {
  readonly view: DiceView;
  /** Column under the cursor. */
  readonly column: number | null;
  /** Its leading die is under the cursor. */
  readonly joins: boolean;
}

export function ForecastPanel({ view, column, joins }: ForecastPanelProps) {
  const { threats, attacks, ending, strength } = view;
  const then = joins ? view.withJoin : view.withDie;
  const isPossible = joins ? view.joins.some(join => join.column === column) : view.legalColumns.includes(column ?? -1);
  const nearest = deadlyFirst(nearestOf(threats, MOST), ending?.victim === view.forecastFor ? ending.turns : 0);
  const [best] = nearestOf(attacks, 1);
  return (
    <section className={styles.coming} aria-label="Forecast">
      {strength > 1 && <p className={styles.strength}>Hits count {strength} times</p>}
      {!view.foretold && <p>Nobody foretells what comes.</p>}
      {view.foretold && <h2>{view.mode === 'pvc' ? 'Coming at you' : `Coming at player ${view.forecastFor}`}</h2>}
      {column !== null && then && isPossible && (
        <p className={styles.pointed}>{comparison(column, view.die, threats[column], then[column])}</p>
      )}
      {view.foretold && nearest.length === 0 && <p>Nothing</p>}
      <ul>
        {nearest.map(threat => (
          <li key={threat.column} data-near={threat.turns <= 3 || undefined}>
            Column {threat.column + 1} <b>{threatText(threat)}</b>
          </li>
        ))}
      </ul>
      {best && (
        <p className={styles.attack}>
          {view.mode === 'pvc' ? 'Your next hit: column' : `Player ${opponent(view.forecastFor)} is hit in column`}{' '}
          {best.column + 1} <b>{threatText(best)}</b>
        </p>
      )}
      {ending && (
        <p className={styles.ending} data-for={ending.victim}>
          {ownerName(view, opponent(ending.victim))} in {ending.turns} {ending.turns === 1 ? 'turn' : 'turns'} if no die
          is placed
        </p>
      )}
    </section>
  );
}

const ownerName = ({ mode }: DiceView, player: Player): string =>
  mode === 'pvp' ? `Player ${player} wins` : player === 1 ? 'You win' : 'The computer wins';

const nearestOf = (threats: readonly (Threat | null)[], most: number) =>
  threats
    .flatMap((threat, index) => (threat ? [{ ...threat, column: index }] : []))
    .sort((a, b) => a.turns - b.turns || b.damage - a.damage)
    .slice(0, most);

/** The hit that ends the game comes first: a small window shows no more than that one. */
function deadlyFirst<Hit extends Threat>(hits: readonly Hit[], endsIn: number): readonly Hit[] {
  const [deadly] = hits.filter(({ turns }) => turns === endsIn).sort((a, b) => b.damage - a.damage);
  return deadly ? [deadly, ...hits.filter(hit => hit !== deadly)] : hits;
}

type Maybe = Threat | null | undefined;
const threatLabel = (threat: Maybe): string => (threat ? threatText(threat) : 'safe');

const comparison = (column: number, die: number | null, now: Maybe, then: Maybe): string =>
  threatLabel(now) === threatLabel(then)
    ? `Column ${column + 1}: ${threatLabel(now)}, with or without your ${die}`
    : `Column ${column + 1}: ${threatLabel(now)}. With your ${die}: ${threatLabel(then)}`;
