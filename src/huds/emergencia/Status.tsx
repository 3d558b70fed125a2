// Status bar: level, score, time, agents, apprehended enemies.

import type { EmergenciaView } from '../../../scenes/emergencia/view.ts';
import { grouped } from '../../../scenes/kit/core/digits.ts';
import styles from './Status.module.css';

export function Status({ view }: { readonly view: EmergenciaView }) {
  const { heading, name, score, timeLeft, timeColour, seconds, threatIn, agents, apprehended, enemies } = view;
  return (
    <section className={styles.status} aria-label="Status">
      <h2>
        {heading}: <span>{name}</span>
      </h2>
      <dl>
        <div>
          <dt>Score</dt>
          <dd>{grouped(score)}</dd>
        </div>
        <div>
          <dt>Agents</dt>
          <dd>{agents.length}</dd>
        </div>
        <div>
          <dt>Apprehended</dt>
          <dd>
            {apprehended}/{enemies}
          </dd>
        </div>
        <div data-tense={threatIn <= 10 || undefined}>
          <dt>Threat in</dt>
          <dd>{threatIn} s</dd>
        </div>
      </dl>
      <div
        className={styles.time}
        role="meter"
        aria-label="Time left"
        aria-valuenow={seconds}
        aria-valuemin={0}
        data-colour={timeColour}
      >
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="10" />
          <rect className={styles.left} width={timeLeft * 100} height="10" />
        </svg>
        <span>{seconds} s</span>
      </div>
    </section>
  );
}
