// The ladder: eighteen robots in six leagues, what each is like, what was reached against it, and who may be met.

import { plural } from '../../../../../scenes/kit/core/plural.ts';
import { ARENA_LADDER, LEAGUE_PARS, LEAGUES } from '../../../../../scenes/robot-battle/arena/ladder.ts';
import { ARENA_ROBOTS, cardOf } from '../../../../../scenes/robot-battle/arena/roster.ts';
import { ARENA_TEXTS } from '../../../../../scenes/robot-battle/arena/texts.ts';
import type { ArenaRobotCard } from '../../../../../scenes/robot-battle/arena/types.ts';
import { Button } from '../../../../ui/Button.tsx';
import type { Stats } from '../../stats.ts';
import styles from '../Arena.module.css';
import { FacePicture } from '../FacePicture.tsx';
import { beatenOf, isOpen, nextToBeat } from '../progress.ts';

interface LadderProps {
  readonly stats: Stats;
  onMeet(rival: ArenaRobotCard['id']): void;
}

export function Ladder({ stats, onMeet }: LadderProps) {
  const next = nextToBeat(stats);
  const count = ARENA_LADDER.filter(id => beatenOf(stats, id) !== null).length;
  const above = ARENA_LADDER[ARENA_LADDER.indexOf(next) + 1];
  return (
    <div className={styles.leagues}>
      <p>
        A robot is beaten in the best of three, on grounds and from starts that nobody has seen.{' '}
        {count === ARENA_LADDER.length
          ? 'All eighteen are beaten.'
          : `${count} of ${ARENA_LADDER.length} are. Beat ${cardOf(next).name}${above ? ` to meet ${cardOf(above).name}` : ''}.`}
      </p>
      {LEAGUES.map((league, index) => {
        const pars = LEAGUE_PARS[index];
        return (
          <section key={league} aria-label={`${league} League`}>
            <h3>
              {league} League
              {pars && (
                <small>
                  {' '}
                  · marks: in {pars.lines} lines, in {pars.ticks} ticks
                </small>
              )}
            </h3>
            <ul>
              {ARENA_ROBOTS.filter(card => card.league === index + 1).map(card => (
                <Rung key={card.id} card={card} pars={pars} stats={stats} isNext={card.id === next} onMeet={onMeet} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

interface RungProps extends LadderProps {
  readonly card: ArenaRobotCard;
  readonly pars: (typeof LEAGUE_PARS)[number] | undefined;
  readonly isNext: boolean;
}

function Rung({ card: { id, name, face, sentence }, pars, stats, isNext, onMeet }: RungProps) {
  const beaten = beatenOf(stats, id);
  const open = isOpen(stats, id);
  const marks: readonly (readonly [label: string, got: boolean])[] = [
    ['Won', beaten !== null],
    [
      beaten?.lines ? plural(beaten.lines, 'line') : 'Lines',
      Boolean(beaten?.lines && pars && beaten.lines <= pars.lines),
    ],
    [beaten ? `${beaten.ticks} ticks` : 'Ticks', Boolean(beaten && pars && beaten.ticks <= pars.ticks)],
  ];
  return (
    <li data-closed={!open || undefined}>
      <FacePicture face={face} />
      <div>
        <b>{name}</b>
        <p>{sentence}</p>
        <span className={styles.marks}>
          {marks.map(([label, got]) => (
            <span key={label} data-got={got || undefined}>
              {got ? '◆' : '◇'} {label}
              <span data-aloud>{got ? ', reached' : ', not yet'}</span>
            </span>
          ))}
        </span>
        {open && (
          <details className={styles.script}>
            <summary aria-label={`Script of ${name}`}>Its script</summary>
            <pre data-scrolls tabIndex={0}>
              <code>{ARENA_TEXTS[id]}</code>
            </pre>
          </details>
        )}
      </div>
      <Button
        variant={isNext ? 'default' : 'secondary'}
        size="sm"
        disabled={!open}
        aria-label={open ? `Meet ${name}` : `${name} is closed until the one before is beaten`}
        onClick={() => onMeet(id)}
      >
        {open ? 'Meet' : 'Closed'}
      </Button>
    </li>
  );
}
