// The campaign's map: choose a battle, see what it brings, choose upgrades, begin.
import { Flag, Lock, ShieldCheck, Trophy } from 'lucide-react';
import type { Json } from '../../../../scenes/kit/core/json.ts';
import { plural } from '../../../../scenes/kit/core/plural.ts';
import type {
  BattleEntry,
  CampView,
  UpgradeEntry,
} from '../../../../scenes/strategic-battle/rules/campaign/campView.ts';
import { Button } from '../../../ui/Button.tsx';
import { UnitPicture } from '../UnitPicture.tsx';
import styles from './CampSheet.module.css';

interface CampProps {
  readonly camp: CampView;
  /** Sends a command; answers with the sentence of a refusal. */
  send(command: Json): string | null;
}

export default function CampSheet({ camp, send }: CampProps) {
  const { battles, selected, banners, free, upgrades } = camp;
  return (
    <section className={styles.camp} aria-label="Campaign">
      <div className={styles.head}>
        <h2>Campaign</h2>
        <p>
          {plural(banners, 'banner')} earned, {free} free
        </p>
      </div>
      <div className={styles.battles} role="group" aria-label="Battles">
        {battles.map(one => (
          <BattleButton
            key={one.number}
            battle={one}
            selected={one.number === selected.number}
            onSelect={() => send({ type: 'select', battle: one.number })}
          />
        ))}
      </div>
      <div className={styles.details}>
        <h3>
          {selected.number}. {selected.name}
        </h3>
        <p>{selected.tells}</p>
        <ol className={styles.waves}>
          {selected.waves.map((units, i) => (
            <li key={wavePosition(i)}>
              <span>{i + 1 === selected.waves.length ? 'Last wave' : `Wave ${i + 1}`}</span>
              {units.map(({ kind, count }) => (
                <span key={kind} className={styles.foe} title={`${count} ${kind}`}>
                  <UnitPicture kind={kind} team="foe" />
                  {count}
                  <span data-aloud> {kind}</span>
                </span>
              ))}
            </li>
          ))}
        </ol>
        <p className={styles.marks}>
          A banner each:{' '}
          <span>
            <Trophy aria-hidden /> for victory,
          </span>{' '}
          <span>
            <ShieldCheck aria-hidden /> for at most {plural(selected.mostLost, 'unit')} lost,
          </span>{' '}
          <span>
            <Flag aria-hidden /> for a Charge
          </span>
          : once the wave before the last has come, a row with a flag may ride and march to the right edge.
        </p>
      </div>
      <div className={styles.upgrades} role="group" aria-label="Upgrades">
        {upgrades.map(one => (
          <UpgradeButton key={one.id} upgrade={one} onPress={() => send({ type: 'equip', upgrade: one.id })} />
        ))}
      </div>
      <div className={styles.foot}>
        <Button size="lg" data-primary onClick={() => send({ type: 'begin', battle: selected.number })}>
          Begin: {selected.name}
        </Button>
      </div>
    </section>
  );
}

/** Waves have no name but their place. */
const wavePosition = (index: number): string => `wave ${index + 1}`;

interface BattleButtonProps {
  readonly battle: BattleEntry;
  readonly selected: boolean;
  onSelect(): void;
}

function BattleButton({ battle: { number, name, open, marks }, selected, onSelect }: BattleButtonProps) {
  const [won, sturdy, charge] = marks;
  const state = [!open && 'closed', won && 'won', sturdy && 'few losses', charge && 'by Charge'].filter(Boolean);
  return (
    <button
      type="button"
      className={styles.battle}
      aria-label={[`${number}. ${name}`, ...state].join(', ')}
      aria-pressed={selected}
      aria-disabled={!open}
      onMouseDown={event => event.preventDefault()}
      onClick={onSelect}
    >
      <b>{number}</b>
      <span className={styles.name}>{name}</span>
      <span className={styles.earned} aria-hidden="true">
        {!open && <Lock />}
        {won && <Trophy />}
        {sturdy && <ShieldCheck />}
        {charge && <Flag />}
      </span>
    </button>
  );
}

interface UpgradeButtonProps {
  readonly upgrade: UpgradeEntry;
  onPress(): void;
}

const UpgradeButton = ({ upgrade: { name, tells, price, taken, affordable }, onPress }: UpgradeButtonProps) => (
  <button
    type="button"
    className={styles.upgrade}
    aria-pressed={taken}
    aria-disabled={!affordable}
    aria-label={`${name}, ${plural(price, 'banner')}. ${tells}`}
    onMouseDown={event => event.preventDefault()}
    onClick={onPress}
  >
    <b>{name}</b>
    <span className={styles.price}>{plural(price, 'banner')}</span>
    <span className={styles.tells}>{tells}</span>
  </button>
);
