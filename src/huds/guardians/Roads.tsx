// The three roads: buttons that place the card that is taken, each with what happens if nothing else is turned up.
import { roadName } from '../../../scenes/guardians/rules/sentences.ts';
import type { GuardiansView, RoadForecast } from '../../../scenes/guardians/view.ts';
import { plural } from '../../../scenes/kit/core/plural.ts';
import styles from './Roads.module.css';

const KEYS = ['Q', 'W', 'E'];

export function Roads({ view, onRoad }: { readonly view: GuardiansView; onRoad(road: number): void }) {
  const isAsked = view.hand.some(({ isChosen }) => isChosen);
  return (
    <div className={styles.roads} role="group" aria-label="Roads">
      {(view.forecast ?? []).map(forecast => (
        <button
          key={forecast.road}
          type="button"
          className={styles.road}
          data-road={forecast.road}
          data-asked={isAsked || undefined}
          aria-label={`${nameOf(forecast.road)}. ${words(forecast)}`}
          title={words(forecast)}
          onMouseDown={event => event.preventDefault()}
          onClick={() => onRoad(forecast.road)}
        >
          <b>
            {nameOf(forecast.road)} <kbd aria-hidden="true">{KEYS[forecast.road]}</kbd>
          </b>
          <span aria-hidden="true">
            {forecast.own}:{forecast.other} {forecast.takes > 0 && `▲${forecast.takes}`}
            {forecast.loses > 0 && `▼${forecast.loses}`}
          </span>
        </button>
      ))}
    </div>
  );
}

const nameOf = (road: number): string => roadName(road).replace(/^./, letter => letter.toUpperCase());

function words({ own, other, takes, loses }: RoadForecast): string {
  const knock =
    takes > 0
      ? ` You would take ${plural(takes, 'stone')} of its gate.`
      : loses > 0
        ? ` You would lose ${plural(loses, 'stone')}.`
        : '';
  return `If nothing else turns up: you stand ${own} strong, they ${other}.${knock}`;
}
