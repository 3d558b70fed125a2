// Status line: resources, wave number, seconds to the next wave and its income.
import { Coins, Hourglass, ShieldCheck, Swords } from 'lucide-react';
import { grouped } from '../../../scenes/kit/core/digits.ts';
import type { BattleView } from '../../../scenes/strategic-battle/view.ts';
import styles from './StatusLabels.module.css';

type BattleStatusProps = Pick<
  BattleView,
  'resources' | 'wave' | 'beaten' | 'nextIn' | 'income' | 'lastWave' | 'isLast' | 'losses'
>;

export function BattleStatus({ resources, wave, beaten, nextIn, income, lastWave, isLast, losses }: BattleStatusProps) {
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
        <dd>
          {wave}
          {lastWave !== null && <small> of {lastWave}</small>}
        </dd>
      </div>
      {losses && (
        <div
          className={styles.slip}
          title={`${losses.lost} of your units lost; a banner for at most ${losses.most}`}
          data-over={losses.lost > losses.most || undefined}
        >
          <dt>
            <ShieldCheck aria-hidden />
            <span data-aloud>Lost</span>
          </dt>
          <dd>
            {losses.lost} <small>of {losses.most}</small>
          </dd>
        </div>
      )}
      {!isLast && (
        <div className={styles.slip} title={`The next wave comes in ${nextIn} s and brings ${income} resources`}>
          <dt>
            <Hourglass aria-hidden />
            <span data-aloud>Next wave</span>
          </dt>
          <dd>
            {nextIn} s <small>+{income}</small>
          </dd>
        </div>
      )}
    </dl>
  );
}
