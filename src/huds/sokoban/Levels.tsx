// Level buttons with state and medal, and a button that opens the list of all levels.
import type { SokobanCommand } from '../../../scenes/sokoban/rules/state.ts';
import type { SokobanView } from '../../../scenes/sokoban/view.ts';
import { Button } from '../../ui/Button.tsx';
import { bestOf, type LevelStats } from './best.ts';
import styles from './Levels.module.css';
import { MEDAL_NAMES, MedalMark } from './MedalMark.tsx';

interface LevelsProps {
  readonly view: SokobanView;
  readonly stats: LevelStats;
  send(command: SokobanCommand): void;
  /** The list of all, with the forty. */
  onList(): void;
}

export function Levels({ view: { pars, number, isOwn }, stats, send, onList }: LevelsProps) {
  return (
    <nav className={styles.levels} aria-label="Levels">
      {pars.map((par, index) => {
        const level = index + 1;
        const best = bestOf(stats, String(level), par);
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
      <Button
        variant="secondary"
        aria-label="Forty more levels"
        title="All levels: these, and forty more"
        onMouseDown={event => event.preventDefault()}
        onClick={onList}
      >
        +40
      </Button>
    </nav>
  );
}
