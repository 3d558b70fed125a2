// The purse, the wave, and when the next one comes with what income.

import { Coins, Hourglass, Swords } from 'lucide-react';
import { grouped } from '../../../scenes/kit/core/digits.ts';
import type { BattleView } from '../../../scenes/strategic-battle/view.ts';
import styles from './Slips.module.css';

type FactsProps = Pick<BattleView, 'resources' | 'wave' | 'beaten' | 'nextIn' | 'income'>;

export function Facts({ resources, wave, beaten, nextIn, income }: FactsProps) {
  return (
    <dl className={styles.facts}>
      <div className={styles.slip} title="Resources" data-purse>
        <dt>
          <Coins aria-hidden />
          <span data-aloud>Resources</span>
        </dt>
        <dd>{grouped(resources)}</dd>
      </div>
      <div className={styles.slip} title={`Wave ${wave}; ${beaten} beaten`}>
        <dt>
          <Swords aria-hidden />
          <span data-aloud>Wave</span>
        </dt>
        <dd>{wave}</dd>
      </div>
      <div className={styles.slip} title={`The next wave comes in ${nextIn} s and brings ${income} resources`}>
        <dt>
          <Hourglass aria-hidden />
          <span data-aloud>Next wave</span>
        </dt>
        <dd>
          {nextIn} s <small>+{income}</small>
        </dd>
      </div>
    </dl>
  );
}
