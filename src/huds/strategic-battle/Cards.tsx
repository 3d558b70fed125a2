// Unit cards: press one to choose its type, or drag it to a cell.
import { Crosshair } from 'lucide-react';
import { keysOf } from '../../../scenes/kit/core/input/keys.ts';
import { cellAt, WORLD } from '../../../scenes/strategic-battle/rules/grid.ts';
import { bestAgainst, TRAITS, type UnitName, weakAgainst } from '../../../scenes/strategic-battle/rules/units.ts';
import type { BattleView, CardView } from '../../../scenes/strategic-battle/view.ts';
import { keycap } from '../../play/keys/keycaps.ts';
import { useKeyLayout } from '../../play/keys/keyLayout.ts';
import type { HudProps } from '../HudProps.ts';
import { DragCard, type Spot } from '../widgets/DragCard.tsx';
import styles from './Cards.module.css';
import { UnitPicture } from './UnitPicture.tsx';

interface CardsProps extends Pick<HudProps, 'session' | 'stage' | 'definition' | 'settings'> {
  readonly cards: BattleView['cards'];
}

export function Cards({ cards, ...rest }: CardsProps) {
  return (
    <div className={styles.cards} role="group" aria-label="Units">
      {cards.map(card => (
        <UnitCard key={card.type.name} card={card} {...rest} />
      ))}
    </div>
  );
}

interface UnitCardProps extends Omit<CardsProps, 'cards'> {
  readonly card: CardView;
}

function UnitCard({
  card: { type, chosen, unavailableReason, barred },
  session,
  stage,
  definition,
  settings,
}: UnitCardProps) {
  const { name, cost } = type;
  const control = definition.controls.find(({ action }) => action === name.toLowerCase());
  const layout = useKeyLayout();
  const key = control && keysOf(control, settings.keys)[0];
  const choose = (unit: string | null) => session.send({ type: 'choose', unit });
  const point = (spot: Spot | null) => {
    const cell = spot && cellUnder(spot);
    if (cell) session.send({ type: 'point', ...cell });
    return cell;
  };
  return (
    <DragCard
      className={styles.unit}
      stage={stage}
      title={unavailableReason ?? describeUnit(type)}
      aria-label={`${name}, ${cost} resources`}
      aria-pressed={chosen}
      aria-disabled={unavailableReason !== null}
      onPress={() => choose(name)}
      onTake={() => chosen || choose(name) === null}
      onOver={point}
      onDrop={spot => {
        const cell = point(spot);
        if (cell) session.send({ type: 'place', unit: name, ...cell });
        choose(null);
      }}
      onCancel={() => choose(null)}
    >
      <UnitPicture kind={name} team="own" />
      <span className={styles.name}>{name}</span>
      <CounterHint unit={name} />
      <b className={styles.cost} data-barred={barred || undefined}>
        {cost}
      </b>
      {key !== undefined && (
        <kbd className={styles.key} aria-hidden="true">
          {keycap(key, layout)}
        </kbd>
      )}
    </DragCard>
  );
}

/** Pictures of the enemy types that a unit counters; the card's description says it in words. */
function CounterHint({ unit }: { readonly unit: UnitName }) {
  return (
    <span className={styles.counters} aria-hidden="true">
      <Crosshair />
      {bestAgainst(unit).map(foe => (
        <UnitPicture key={foe} kind={foe} team="foe" />
      ))}
    </span>
  );
}

const cellUnder = ({ x, y }: Spot) => cellAt(x * WORLD.width, y * WORLD.height);

/** Tooltip: the stats of a unit in one line. */
export function describeUnit({ name, health, damage, attackRange, attackSpeed, areaEffect }: CardView['type']): string {
  const strong = bestAgainst(name);
  const weak = weakAgainst(name);
  return [
    `${name}: health ${health}, damage ${damage}${areaEffect ? ' and beside' : ''}, range ${attackRange}, ${attackSpeed} strikes a second.`,
    TRAITS[name],
    strong.length > 0 && `Counters ${strong.join(', ')}.`,
    weak.length > 0 && `Beware of ${weak.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
