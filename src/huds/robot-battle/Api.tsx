// API reference beside the editors: what a script receives, may call and returns, and the house robots with hints.

import { CONSTANTS } from '../../../scenes/robot-battle/constants.ts';
import { LADDER, RADAR_LADDER } from '../../../scenes/robot-battle/rules/houses.ts';
import type { Senses } from '../../../scenes/robot-battle/rules/radar.ts';
import { CHALLENGES, NAMES, RADAR_HINTS } from '../../../scenes/robot-battle/rules/scripts.ts';
import styles from './Api.module.css';
import type { Stats } from './stats.ts';
import { ACTION_WORDS, HELPER_WORDS, STATE_WORDS } from './words.ts';

interface ApiProps {
  readonly stats: Stats;
  readonly senses: Senses;
}

export function Api({ stats, senses }: ApiProps) {
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
      {senses === 'radar' ? <RadarPart /> : <Houses stats={stats} />}
    </div>
  );
}

/** The house robots with hints, pars, and what the player reached. */
const Houses = ({ stats }: { readonly stats: Stats }) => (
  <>
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
  </>
);

/** What is different with a radar, and its house robots. */
const RadarPart = () => (
  <>
    <h2>Radar</h2>
    <p>
      Before the first tick both starts are called out. From then on a robot sees the other inside its cone alone,{' '}
      {RADAR.degrees} degrees to each side of where it faces, at any distance: <code>state.enemyPosition</code> is an
      echo up to {RADAR.blur} % of the distance beside the truth, another one each tick, and <code>state.seen</code> is
      0. Outside the cone the place stays what it was, and <code>state.seen</code> counts the ticks.{' '}
      <code>distance()</code>, <code>bearing()</code> and <code>angleTo()</code> are about the echo; give them a place
      of your own to ask about that. Shots hit what is there.
    </p>
    <h2>House robots of the radar</h2>
    <ol className={styles.houses}>
      {RADAR_LADDER.map(id => (
        <li key={id}>
          <b>{NAMES[id]}</b> {RADAR_HINTS[id]}
        </li>
      ))}
    </ol>
  </>
);
const RADAR = { degrees: CONSTANTS.radarDegrees.value, blur: CONSTANTS.radarBlur.value };

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
