// Top bar: coins, level, cats, stores.

import { Cat, Clock, Coins, Droplet, Fish, PawPrint, Star, Trophy, Volleyball } from 'lucide-react';
import { ALL_COATS } from '../../../scenes/cat-crazy/rules/cats/breeds.ts';
import type { CatCrazyView } from '../../../scenes/cat-crazy/view.ts';
import { grouped } from '../../../scenes/kit/core/digits.ts';
import styles from './Hud.module.css';

export function TopBar({ view }: { readonly view: CatCrazyView }) {
  const { coins, level, food, waterBowls, toys, cats, maxCats, coats, points, secondsLeft } = view;
  return (
    <dl className={styles.top}>
      {secondsLeft !== null && <Readout icon={Clock} name="Time left" value={clock(secondsLeft)} />}
      <Readout icon={Coins} name="Coins" value={grouped(coins)} />
      {points === null ? (
        <Readout icon={Star} name="Level" value={level} />
      ) : (
        <Readout icon={Trophy} name="Points" value={grouped(points)} />
      )}
      <Readout icon={Cat} name="Cats" value={`${cats.length}/${maxCats}`} />
      <Readout icon={PawPrint} name="Coats" value={`${coats}/${ALL_COATS}`} />
      <Readout icon={Fish} name="Food" value={food} />
      <Readout icon={Droplet} name="Water" value={waterBowls} />
      <Readout icon={Volleyball} name="Toys" value={toys} />
    </dl>
  );
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface ReadoutProps {
  readonly icon: typeof Fish;
  readonly name: string;
  readonly value: string | number;
}

const Readout = ({ icon: Icon, name, value }: ReadoutProps) => (
  <div title={name}>
    <dt>
      <Icon aria-hidden />
      <span data-aloud>{name}</span>
    </dt>
    <dd>{value}</dd>
  </div>
);
