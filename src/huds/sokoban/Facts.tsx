// Level facts: name, moves, pushes, best, par.
import { silverLimit } from '../../../scenes/sokoban/medals.ts';
import { nameOf, type SokobanView } from '../../../scenes/sokoban/view.ts';
import { bestOf, type LevelStats } from './best.ts';
import styles from './Facts.module.css';
import { MEDAL_NAMES, MedalMark } from './MedalMark.tsx';

export function Facts({ view, stats }: { readonly view: SokobanView; readonly stats: LevelStats }) {
  const { lurd, pushes, par, key } = view;
  const best = bestOf(stats, key, par);
  return (
    <section className={styles.facts} aria-label="Level">
      <h2>{nameOf(view)}</h2>
      <dl>
        <div>
          <dt>Moves</dt>
          <dd>{lurd.length}</dd>
        </div>
        <div>
          <dt>Pushes</dt>
          <dd>{pushes}</dd>
        </div>
        <div data-wide>
          <dt>Best</dt>
          <dd>
            {best ? (
              <>
                <MedalMark medal={best.medal} />
                <span title="Fewest pushes">
                  {best.pushes}
                  <span data-aloud> pushes, {MEDAL_NAMES[best.medal]} medal</span>
                </span>
                {best.moves !== null && (
                  <small title="Fewest moves">
                    <span data-aloud>; fewest moves </span>
                    {best.moves}
                  </small>
                )}
              </>
            ) : (
              <>
                –<span data-aloud> not solved yet</span>
              </>
            )}
          </dd>
        </div>
      </dl>
      {par !== null && (
        <p className={styles.par}>
          <MedalMark medal="gold" /> {par} <span className={styles.unit}>pushes</span> <MedalMark medal="silver" />{' '}
          {silverLimit(par)}
        </p>
      )}
      {(view.helped || view.placed) && (
        <p className={styles.note}>
          {view.helped ? 'Helped: this attempt is not kept.' : 'Begun from a link: not kept.'}
        </p>
      )}
    </section>
  );
}
