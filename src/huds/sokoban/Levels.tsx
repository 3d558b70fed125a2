// The numbered levels: which is played, which are done, and how well.
import type { SokobanCommand } from '../../../scenes/sokoban/state.ts';
import type { SokobanView } from '../../../scenes/sokoban/view.ts';
import { Button } from '../../ui/Button.tsx';
import { bestOf, type Feats } from './best.ts';
import styles from './Levels.module.css';
import { MEDAL_NAMES, MedalMark } from './MedalMark.tsx';

interface LevelsProps {
  readonly view: SokobanView;
  readonly feats: Feats;
  send(command: SokobanCommand): void;
}

export function Levels({ view: { pars, number, isOwn }, feats, send }: LevelsProps) {
  return (
    <nav className={styles.levels} aria-label="Levels">
      {pars.map((par, index) => {
        const level = index + 1;
        const best = bestOf(feats, String(level), par);
        const done = best ? `, done in ${best.pushes} pushes, ${MEDAL_NAMES[best.medal]} medal` : '';
        const isCurrent = level === number && !isOwn;
        return (
          <Button
            key={level}
            variant={isCurrent ? 'default' : 'secondary'}
            aria-label={`Level ${level}${done}`}
            aria-current={isCurrent ? 'true' : undefined}
            title={`Level ${level}${done}`}
            onMouseDown={event => event.preventDefault()}
            onClick={() => send({ type: 'level', number: level })}
          >
            {level}
            {best && <MedalMark medal={best.medal} />}
          </Button>
        );
      })}
    </nav>
  );
}
