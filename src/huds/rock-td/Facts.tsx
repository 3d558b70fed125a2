// What it stands at: level, lives, gold, score; and the wave that comes or walks.
import { Bird, Coins, Heart, Layers, Star, Turtle } from 'lucide-react';
import type { RockTdView } from '../../../scenes/rock-td/view.ts';
import styles from './Hud.module.css';

export function Facts({ view }: { readonly view: RockTdView }) {
  const { level, lives, gold, score } = view;
  return (
    <dl className={styles.facts}>
      <Readout icon={Layers} name="Level" value={level} />
      <Readout icon={Heart} name="Lives" value={lives} />
      <Readout icon={Coins} name="Gold" value={gold.toLocaleString('en')} />
      <Readout icon={Star} name="Score" value={score.toLocaleString('en')} />
    </dl>
  );
}

interface ReadoutProps {
  readonly icon: typeof Heart;
  readonly name: string;
  readonly value: string | number;
}

const Readout = ({ icon: Icon, name, value }: ReadoutProps) => (
  <div title={name} data-fact={name}>
    <dt>
      <Icon aria-hidden />
      <span>{name}</span>
    </dt>
    <dd>{value}</dd>
  </div>
);

export function WaveLine({ view: { wave, plan, airIn } }: { readonly view: RockTdView }) {
  const Icon = wave.flying ? Bird : Turtle;
  return (
    <p className={styles.wave}>
      <span>
        <Icon aria-hidden />
        <b>{`${wave.count} ${wave.name}`}</b> {`${wave.health} health`}
        {wave.takes < 100 && `, shell: ${wave.takes} % of a hit`}
        {wave.hasElders && ', elders'}
        {!wave.flying && airIn > 0 && <small>{` air in ${airIn}`}</small>}
      </span>
      <span data-plan>
        {`Way ${plan.length}`}
        {plan.more !== null && plan.more > 0 && <b>{` +${plan.more}`}</b>}
        {`, ${plan.covered} % covered`}
      </span>
    </p>
  );
}
