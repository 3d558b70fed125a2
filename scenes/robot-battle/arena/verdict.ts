// How a match went: what each robot did in figures, who won, and why in a sentence.
import { plural } from '../../kit/core/plural.ts';
import { bearingOf } from '../rules/arena.ts';
import { isStanding, type Setting } from './field.ts';
import { angleBetween } from './geometry.ts';
import type { ArenaRobot, Snapshot, Tally, Verdict } from './types.ts';

type Counting = { -readonly [key in keyof Tally]: Tally[key] };
const NOTHING: Tally = {
  shots: 0,
  hits: 0,
  led: 0,
  faced: 0,
  struck: 0,
  absorbed: 0,
  damage: 0,
  crashes: 0,
  rams: 0,
  threw: 0,
};

/** Degrees beside every foe from which on a shell is led. */
const LED_DEGREES = 4;

/** Tallies of every robot over a match. */
export function talliesOf(snapshots: readonly Snapshot[], { teams }: Setting): readonly Tally[] {
  const tallies = teams.map((): Counting => ({ ...NOTHING }));
  const ledShells = new Set<number>();
  const of = (robot: number) => tallies[robot] as Counting;
  snapshots.forEach((snapshot, tick) => {
    const before = snapshots[tick - 1] ?? snapshot;
    for (const event of snapshot.events)
      switch (event.type) {
        case 'fired': {
          of(event.robot).shots++;
          const from = before.robots[event.robot] as ArenaRobot;
          const foes = before.robots.filter((other, index) => teams[index] !== teams[event.robot] && isStanding(other));
          const offs = foes.map(foe => Math.abs(angleBetween(bearingOf(from, foe), event.heading)));
          if (Math.min(...offs) > LED_DEGREES) ledShells.add(event.shell);
          before.robots.forEach((other, index) => {
            if (teams[index] !== teams[event.robot] && isStanding(other)) of(index).faced++;
          });
          break;
        }
        case 'struck':
          of(event.robot).struck++;
          if (teams[event.by] === teams[event.robot]) break;
          of(event.by).hits++;
          of(event.by).damage += event.damage;
          if (ledShells.has(event.shell)) of(event.by).led++;
          break;
        case 'absorbed':
          of(event.robot).absorbed++;
          break;
        case 'crashed':
          of(event.robot).crashes++;
          break;
        case 'rammed':
          of(event.by).rams++;
          of(event.by).damage += event.damage;
          break;
        case 'erred':
          of(event.robot).threw++;
          break;
        default:
      }
  });
  return tallies;
}

/** Ticks at which each robot fell; those who stand have the last tick and one more. */
function lastedOf(snapshots: readonly Snapshot[]): readonly number[] {
  const last = snapshots.at(-1) as Snapshot;
  return last.robots.map((robot, index) =>
    isStanding(robot) ? last.tick + 1 : snapshots.findIndex(({ robots }) => !isStanding(robots[index] as ArenaRobot)),
  );
}

/** Who won: the team that stands, else the one with more health; equal is a draw. */
export function verdictOf(snapshots: readonly Snapshot[], names: readonly string[], setting: Setting): Verdict {
  const { teams } = setting;
  const last = snapshots.at(-1) as Snapshot;
  const lasted = lastedOf(snapshots);
  const healthOf = (team: number) =>
    last.robots.reduce((sum, robot, index) => (teams[index] === team ? sum + robot.health : sum), 0);
  const lastOf = (team: number) => Math.max(...lasted.filter((_, index) => teams[index] === team));
  const better = (a: number, b: number) => lastOf(b) - lastOf(a) || healthOf(b) - healthOf(a);
  const ranked = [...new Set(teams)].sort(better);
  const [first = 0, second] = ranked;
  const isDraw = second !== undefined && better(first, second) === 0;
  const places = teams
    .map((_, index) => index)
    .sort(
      (a, b) =>
        better(teams[a] as number, teams[b] as number) ||
        (lasted[b] as number) - (lasted[a] as number) ||
        (last.robots[b] as ArenaRobot).health - (last.robots[a] as ArenaRobot).health ||
        a - b,
    );
  const team = isDraw ? null : first;
  const tallies = talliesOf(snapshots, setting);
  return { team, places, ticks: last.tick, why: whyOf(team, places, tallies, names, setting) };
}

/** What the winner did, with figures; then what the best of the others wasted, where it was much. */
function whyOf(
  team: number | null,
  places: readonly number[],
  tallies: readonly Tally[],
  names: readonly string[],
  { teams }: Setting,
): string {
  const winner = places.find(index => teams[index] === team) ?? places[0] ?? 0;
  const loser = places.find(index => teams[index] !== teams[winner]);
  const own = tallies[winner] as Tally;
  const parts = [
    `hit with ${own.hits} of ${plural(own.shots, 'shell')}${own.led > 0 ? `, ${own.led} of them led` : ''}`,
  ];
  const dodged = own.faced - own.struck - own.absorbed;
  if (own.faced > 0) parts.push(`let ${dodged} of ${own.faced} go past`);
  if (own.absorbed > 0) parts.push(`stopped ${own.absorbed} with its shield`);
  if (own.crashes >= CRASHES_TOLD) parts.push(`ran into something ${own.crashes} times`);
  if (own.rams >= 5) parts.push(`rammed for ${plural(own.rams, 'tick')}`);
  const did = `${names[winner] ?? 'The winner'} ${parts.join(', ')}.`;
  const lost = loser === undefined ? '' : wasteOf(names[loser] ?? 'The other', tallies[loser] as Tally);
  return `${team === null ? 'Equal at the end. ' : ''}${did}${lost}`;
}

/** So often it is told that a robot ran into walls and blocks, which costs it health. */
const CRASHES_TOLD = 3;

function wasteOf(name: string, { crashes, shots, hits, threw }: Tally): string {
  const wasted = [
    ...(threw > 0 ? [`threw in ${plural(threw, 'tick')}`] : []),
    ...(crashes >= CRASHES_TOLD ? [`ran into something ${crashes} times`] : []),
    ...(shots > 0 ? [`hit with ${hits} of ${shots}`] : ['never fired']),
  ];
  return ` ${name} ${wasted.join(', ')}.`;
}
