// API reference beside the editors: what a script receives, may call and returns, and the house robots with hints.

import { LADDER } from '../../../scenes/robot-battle/houses.ts';
import { CHALLENGES, NAMES } from '../../../scenes/robot-battle/scripts.ts';
import styles from './Api.module.css';
import type { Stats } from './stats.ts';
import { ACTION_WORDS, HELPER_WORDS, STATE_WORDS } from './words.ts';

export function Api({ stats }: { readonly stats: Stats }) {
  return (
    <div className={styles.api} tabIndex={0} role="region" aria-label="API and house robots">
      <p>
        A script is a function’s body, or <code>function tick(state)</code>. It is called ten times a second and returns
        one action. What it declares outside <code>tick</code> lasts for the match.
      </p>
      <Words heading="It returns" words={ACTION_WORDS} quote="'" />
      <Words heading="It is told" words={STATE_WORDS} />
      <Words heading="It may ask" words={HELPER_WORDS} />
      <h2>In a tick</h2>
      <p>
        Shields first, then moves and turns, then all shots at once, then 2 energy. Too little energy is a wait. A
        script that throws moves forward. One that does not compile, is over 64 KB or thinks for too long loses.
      </p>
      <h2>What is limited</h2>
      <p>
        Fuel: every step takes some, in your own lines and inside what you call, so long texts, large arrays and sets
        take much. A tick has enough for about a million turns of a short loop, a match for fifty such ticks; who runs
        out loses. Memory is 2 MB. There is no clock, network or page.
      </p>
      <h2>House robots</h2>
      <ol className={styles.houses}>
        {LADDER.map(id => {
          const { hint, lines, ticks } = CHALLENGES[id];
          const [bestLines, bestTicks] = [stats[`${NAMES[id]} lines`], stats[`${NAMES[id]} ticks`]];
          return (
            <li key={id} data-beaten={bestTicks !== undefined || undefined}>
              <b>{NAMES[id]}</b> {bestTicks !== undefined && <span aria-label="beaten">✓</span>} {hint}
              <small>
                Par: {lines} {lines === 1 ? 'line' : 'lines'}, {ticks} ticks.
                {bestTicks !== undefined && ` Yours: ${bestLines ?? '–'} and ${bestTicks}.`}
              </small>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface WordsProps {
  readonly heading: string;
  readonly words: typeof ACTION_WORDS;
  readonly quote?: string;
}

const Words = ({ heading, words, quote = '' }: WordsProps) => (
  <>
    <h2>{heading}</h2>
    <dl className={styles.words}>
      {words.map(([word, info]) => (
        <div key={word}>
          <dt>
            <code>{quote + word + quote}</code>
          </dt>
          <dd>{info}</dd>
        </div>
      ))}
    </dl>
  </>
);
