// Course facts: name, player, strokes, par, medal.
import { medalOf } from '../../../scenes/minigolf/rules/score.ts';
import type { GolfView } from '../../../scenes/minigolf/view.ts';
import { BallMark } from './BallMark.tsx';
import styles from './Facts.module.css';
import { MedalMark } from './MedalMark.tsx';

export function Facts({ view, best }: { readonly view: GolfView; readonly best: number | null }) {
  const { title, name, par, fewest, strokes, total, standing, player, turn } = view;
  const medal = best === null || player ? null : medalOf(best, par, fewest);
  return (
    <section className={styles.facts} aria-label="Course">
      <h2 title={name}>
        <span>{title}</span> <small>{name}</small>
      </h2>
      {player && (
        <p className={styles.player}>
          <BallMark player={turn} /> <span>{player}</span>
        </p>
      )}
      <dl>
        <div>
          <dt>Par</dt>
          <dd>{par}</dd>
        </div>
        <div>
          <dt>Strokes</dt>
          <dd>{strokes}</dd>
        </div>
        <div>
          <dt>{standing === null ? 'Total Strokes' : 'To par'}</dt>
          <dd>{standing ?? total}</dd>
        </div>
        {medal && (
          <div data-best>
            <dt>Best</dt>
            <dd>
              <MedalMark medal={medal} />
              {best}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
