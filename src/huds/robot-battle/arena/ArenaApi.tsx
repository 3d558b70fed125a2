// The arena's pages beside the editor: what a script returns, is told and may call; and ideas in the order in which one needs them.
import { ARENA_API } from '../../../../scenes/robot-battle/arena/api.ts';
import { ARENA_STRATEGY } from '../../../../scenes/robot-battle/arena/strategy.ts';
import type { Completion } from '../../widgets/code.ts';
import styles from '../Api.module.css';

export const ArenaApi = () => (
  <div className={styles.api} tabIndex={0} role="region" aria-label="API of the arena">
    <p>
      A script is a function’s body, or <code>function tick(state)</code>, called ten times a second. It wins with its
      team: whoever stands last.
    </p>
    {ARENA_API.map(({ title, text, rows }) => (
      <section key={title}>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
        <dl className={styles.words}>
          {rows.map(({ name, text: says }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </div>
);

export const ArenaStrategy = () => (
  <div className={styles.api} tabIndex={0} role="region" aria-label="Strategy">
    {ARENA_STRATEGY.map(({ title, text }) => (
      <section key={title}>
        <h2>{title}</h2>
        <p>{text}</p>
      </section>
    ))}
  </div>
);

const [RETURNS, TOLD, CALLS] = ARENA_API;
const namesOf = (section: (typeof ARENA_API)[number] | undefined): readonly (readonly [name: string, info: string])[] =>
  (section?.rows ?? []).flatMap(({ name, text }) =>
    name.split(/, (?![^(]*\))/).map(word => [word.replace(/\(.*$/, ''), text] as const),
  );

/** Words that the editor completes. */
export const ARENA_WORDS: readonly Completion[] = [
  ...namesOf(RETURNS).map(([word, info]): Completion => ({ word, kind: 'property', info })),
  ...namesOf(TOLD).map(([word, info]): Completion => ({ word: `state.${word}`, kind: 'property', info })),
  ...namesOf(CALLS).map(([word, info]): Completion => ({ word: `${word}()`, kind: 'function', info })),
];
