// List of the robots in a match: number, face, team, health and heat; a press shows whom that robot sees.
import { faceOf, markOf } from '../../../../scenes/robot-battle/arena/faceShapes.ts';
import { ARENA } from '../../../../scenes/robot-battle/arena/numbers.ts';
import type { ArenaFighter, ArenaRobot, Snapshot } from '../../../../scenes/robot-battle/arena/types.ts';
import styles from './Arena.module.css';
import { FacePicture } from './FacePicture.tsx';
import { PLACES } from './places.ts';

interface BoutRobotsProps {
  readonly fighters: readonly ArenaFighter[];
  readonly shown: Snapshot;
  readonly watched: number | null;
  onWatch(robot: number | null): void;
}

const HOTTEST = ARENA.heatOfShot + 3 * ARENA.heatPerPower;

export const BoutRobots = ({ fighters, shown, watched, onWatch }: BoutRobotsProps) => (
  <ul className={styles.robots} aria-label="Robots in the match" data-many={fighters.length > 2 || undefined}>
    {fighters.map((fighter, index) => {
      const robot = shown.robots[index];
      const isOut = robot !== undefined && robot.health <= 0;
      return (
        <li key={PLACES[index]} data-out={isOut || undefined}>
          <button
            type="button"
            aria-pressed={watched === index}
            aria-label={`Robot ${index + 1}: ${labelOf(fighter, robot)}`}
            title={`Show whom ${fighter.name} sees`}
            onClick={() => onWatch(watched === index ? null : index)}
          >
            <b>{index + 1}</b>
            <FacePicture face={faceOf(fighter.house)} team={fighter.team} />
            <span className={styles.name}>{fighter.name}</span>
            <Bar kind="health" part={robot ? robot.health / ARENA.health : 1} />
            <Bar kind="heat" part={robot ? robot.heat / HOTTEST : 0} />
            <span className={styles.health}>{robot ? Math.ceil(robot.health) : ARENA.health}</span>
          </button>
        </li>
      );
    })}
  </ul>
);

/** What ears hear of a robot. */
function labelOf({ name, team }: ArenaFighter, robot: ArenaRobot | undefined): string {
  const who = `${name}, ${markOf(team).name} team`;
  if (!robot) return who;
  if (robot.health <= 0) return `${who}, out`;
  return `${who}, ${Math.ceil(robot.health)} health${robot.heat > 0 ? ', gun hot' : ''}${robot.shielded > 0 ? ', shield up' : ''}`;
}

const Bar = ({ kind, part }: { readonly kind: 'health' | 'heat'; readonly part: number }) => (
  <svg className={styles.bar} data-kind={kind} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    <rect className={styles.track} width="100" height="10" />
    <rect className={styles.fill} width={Math.max(0, Math.min(1, part)) * 100} height="10" />
  </svg>
);
