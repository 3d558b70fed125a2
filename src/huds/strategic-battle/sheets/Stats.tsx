// Stat cards of the units: numbers, trait, counters.
import { bestAgainst, TRAITS, type UnitType, weakAgainst } from '../../../../scenes/strategic-battle/rules/units.ts';
import { UnitPicture } from '../UnitPicture.tsx';
import styles from './BookSheet.module.css';

export function Stats({ types }: { readonly types: readonly UnitType[] }) {
  return (
    <div className={styles.stats}>
      {types.map(type => (
        <section key={type.name} className={styles.card} aria-label={type.name}>
          <UnitPicture kind={type.name} team="own" />
          <h3>
            {type.name} <small>{type.cost}</small>
          </h3>
          <dl>
            {rowsOf(type).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p>{TRAITS[type.name]}</p>
          <p>
            {bestAgainst(type.name).length > 0 && `Counters ${bestAgainst(type.name).join(', ')}. `}
            {weakAgainst(type.name).length > 0 && `Fears ${weakAgainst(type.name).join(', ')}.`}
          </p>
        </section>
      ))}
    </div>
  );
}

const rowsOf = ({
  health,
  damage,
  attackRange,
  attackSpeed,
  moveSpeed,
  areaEffect,
  areaRange,
}: UnitType): readonly (readonly [string, string])[] => [
  ['Health', String(health)],
  ['Damage', String(damage)],
  ['Range', `${attackRange}`],
  ['Strikes', `${attackSpeed} / s`],
  ['Speed', `${moveSpeed} / s`],
  ['Area', areaEffect ? `${areaRange}` : '–'],
];
