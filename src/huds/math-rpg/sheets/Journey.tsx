// Journey sheet: the thirteen creatures along the way, those that were beaten in colour, those to come as silhouettes.
import { Flower2, Mountain } from 'lucide-react';
import { ENEMIES } from '../../../../scenes/math-rpg/rules/enemies.ts';
import { journeyOf, type Stop } from '../../../../scenes/math-rpg/rules/journey.ts';
import { CREATURES } from '../../../../scenes/math-rpg/scene/creatures.ts';
import type { MathView } from '../../../../scenes/math-rpg/view.ts';
import { CutShapes } from '../../widgets/CutShapes.tsx';
import styles from './Journey.module.css';

export function Journey({ view }: { readonly view: MathView }) {
  const { stops, collected, onRidge } = journeyOf(view);
  return (
    <>
      <p className={styles.sum}>
        <b>
          {collected} of {ENEMIES.length}
        </b>{' '}
        creatures beaten, <b>{onRidge}</b> of them on the ridge. {collected < ENEMIES.length && HOPE} {AHEAD}
      </p>
      <ol className={styles.way}>
        {stops.map(stop => (
          <Place key={stop.enemy} stop={stop} />
        ))}
      </ol>
    </>
  );
}

const AHEAD = 'Whoever knows what a level asks is asked the next one’s sooner.';
const HOPE = 'A new one joins the map the first time you beat it, and stays there from run to run.';

function Place({ stop: { enemy, name, asks, time, meadow, ridge, isHere } }: { readonly stop: Stop }) {
  const isCollected = meadow + ridge > 0;
  return (
    <li
      className={styles.place}
      data-time={time}
      data-collected={isCollected || undefined}
      data-here={isHere || undefined}
    >
      <svg viewBox="-140 -125 280 222" aria-hidden="true">
        <CutShapes cuts={CREATURES[enemy] ?? []} silhouette={!isCollected} />
      </svg>
      <b>{name ?? 'Not met yet'}</b>
      <small>{asks}</small>
      {isCollected && (
        <span className={styles.counts}>
          <Count icon={<Flower2 aria-hidden />} count={meadow} where="on the meadow" />
          <Count icon={<Mountain aria-hidden />} count={ridge} where="on the ridge" />
        </span>
      )}
      {isHere && <em>You are here</em>}
    </li>
  );
}

interface CountProps {
  readonly icon: React.ReactNode;
  readonly count: number;
  readonly where: string;
}

const Count = ({ icon, count, where }: CountProps) => (
  <span data-none={count === 0 || undefined}>
    {icon}
    <span aria-hidden="true">{count}</span>
    <span data-aloud>{`beaten ${count === 1 ? 'once' : `${count} times`} ${where}`}</span>
  </span>
);
