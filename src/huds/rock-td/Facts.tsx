// Status panel: level, lives, gold, score, present or next wave.

import { Bird, Coins, Heart, Layers, Star, Turtle } from 'lucide-react';
import { grouped } from '../../../scenes/kit/core/digits.ts';
import type { RockTdView } from '../../../scenes/rock-td/view.ts';
import styles from './Facts.module.css';

export function Facts({ view }: { readonly view: RockTdView }) {
  const { level, victory, won, lives, gold, score } = view;
  return (
    <dl className={styles.facts}>
      <Readout icon={Layers} name="Level" value={won ? level : `${level} of ${victory}`} />
      <Readout icon={Heart} name="Lives" value={lives} />
      <Readout icon={Coins} name="Gold" value={grouped(gold)} />
      <Readout icon={Star} name="Score" value={grouped(score)} />
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

export function WaveLine({ view: { wave, plan } }: { readonly view: RockTdView }) {
  const Icon = wave.flying ? Bird : Turtle;
  return (
    <p className={styles.wave}>
      <span>
        <Icon aria-hidden />
        <b>{`${wave.count} ${wave.name}`}</b> {`${wave.health} health${wave.flying ? ', in the air' : ''}`}
        {wave.takes < 100 && (
          <>
            {`, shell stops ${100 - wave.takes} %`}
            <span data-more> of each hit</span>
          </>
        )}
        {wave.wards > 0 && `, wards bear ${wave.wards} hits`}
        {wave.hasElders && ', elders with thicker shells'}
        {wave.hurry > 0 && <b>{`, ${wave.hurry} % faster`}</b>}
      </span>
      <span data-plan>
        {`Way ${plan.length}`}
        {plan.more !== null && plan.more > 0 && <b>{` +${plan.more}`}</b>}
        {`, ${plan.covered} % covered`}
      </span>
    </p>
  );
}

/** Preview of the next waves, where there is room. */
export function Ahead({ view: { ahead } }: { readonly view: RockTdView }) {
  return (
    <ol className={styles.ahead} aria-label="Waves ahead">
      {ahead.map(({ level, name, count, health, takes, flying, wards }) => (
        <li key={level} data-air={flying || undefined}>
          <b>{level}</b> {flying ? <Bird aria-hidden /> : <Turtle aria-hidden />}
          <span>
            {`${count} ${name}`}{' '}
            <small>{`${health} health${wards > 0 ? `, wards of ${wards} hits` : ''}${takes < 100 ? `, shell stops ${100 - takes} %` : ''}`}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
