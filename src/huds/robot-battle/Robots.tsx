// Health and energy bars of both robots, with name and shield.
import { LETTERS } from '../../../scenes/robot-battle/rules/arena.ts';
import type { RobotView } from '../../../scenes/robot-battle/view.ts';
import styles from './Robots.module.css';

interface RobotsProps {
  readonly robots: readonly {
    readonly name: string;
    readonly robot: RobotView['robots'][number]['robot'];
    readonly healthPart: number;
    readonly energyPart: number;
    readonly forfeit: string | null;
  }[];
}

export const Robots = ({ robots }: RobotsProps) => (
  <div className={styles.robots}>
    {robots.map(({ name, robot, healthPart, energyPart, forfeit }, side) => (
      <div key={LETTERS[side]} className={styles.robot} data-side={LETTERS[side]}>
        <span className={styles.name}>
          <b>{LETTERS[side]}</b> {name.startsWith('Robot ') ? 'Your script' : name}
        </span>
        <Bar
          label={`Robot ${LETTERS[side]} health`}
          short="Health"
          kind="health"
          part={healthPart}
          value={robot.health}
        />
        <Bar
          label={`Robot ${LETTERS[side]} energy`}
          short="Energy"
          kind="energy"
          part={energyPart}
          value={robot.energy}
        />
        <span className={styles.shield} data-on={robot.shielded > 0 || undefined} title={forfeit ?? undefined}>
          {forfeit ? 'Out' : robot.shielded > 0 ? 'Shield' : ''}
        </span>
      </div>
    ))}
  </div>
);

interface BarProps {
  readonly label: string;
  readonly short: string;
  readonly kind: string;
  readonly part: number;
  readonly value: number;
}

const Bar = ({ label, short, kind, part, value }: BarProps) => (
  <span
    className={styles.bar}
    data-kind={kind}
    role="meter"
    aria-label={label}
    aria-valuenow={value}
    aria-valuemin={0}
    aria-valuemax={100}
  >
    <span className={styles.label}>{short}</span>
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} width="100" height="10" />
      <rect className={styles.fill} width={Math.max(0, Math.min(1, part)) * 100} height="10" />
    </svg>
    <b>{Math.ceil(value)}</b>
  </span>
);
