// Line of the next goal: what to do, how far it is, what it brings; once reached it says so for a while.
import { Coins, Flag } from 'lucide-react';
import type { CatCrazyView } from '../../../scenes/cat-crazy/view.ts';
import { grouped } from '../../../scenes/kit/core/digits.ts';
import styles from './Hud.module.css';

export function Goal({ goal }: Pick<CatCrazyView, 'goal'>) {
  return (
    <p className={styles.goal} title={goal?.how ?? undefined} data-reached={goal?.isReached || undefined}>
      <Flag aria-hidden />
      {goal ? (
        <>
          <span>
            <em>{goal.isAlready ? 'Done already: ' : goal.isReached ? 'Done: ' : 'Next: '}</em>
            {goal.text}
          </span>
          <small>{`${goal.have}/${goal.of}`}</small>
          <b>
            {`+${grouped(goal.coins)}`} <Coins role="img" aria-label="coins" />
            {goal.slots > 0 && ' and a cat slot'}
          </b>
        </>
      ) : (
        <span>Every goal is reached: all coats are at home.</span>
      )}
    </p>
  );
}
