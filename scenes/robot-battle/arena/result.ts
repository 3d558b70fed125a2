// The result of a bout in the arena: who won and why, score, medals, and where to from here.
import { medalsEarned } from '../../kit/core/medals.ts';
import { plural } from '../../kit/core/plural.ts';
import type { Result, Setup } from '../../kit/core/rules.ts';
import { hintAbout } from '../rules/scripts.ts';
import { ARENA_LADDER, nextRival } from './ladder.ts';
import { mapNameOf } from './maps.ts';
import { ARENA_MEDALS } from './medals.ts';
import { outcomeOf, ticksWon } from './play.ts';
import { cardOf } from './roster.ts';
import type { ArenaBout, ArenaBoutEvent } from './types.ts';
import { totalOf } from './week.ts';

/** Points of a win on the ladder for each place on it; a defeat has a tenth of the points of its matches. */
const POINTS_PER_PLACE = 1000;

export function scoreOfBout(bout: Readonly<ArenaBout>): number {
  const points = totalOf(bout);
  if (bout.kind !== 'ladder' || !bout.rival) return points;
  const place = ARENA_LADDER.indexOf(bout.rival) + 1;
  return outcomeOf(bout) === 'won' ? place * POINTS_PER_PLACE + points : Math.round(points / 10);
}

export function resultOfBout(bout: Readonly<ArenaBout>): Result | null {
  if (bout.phase !== 'over') return null;
  const { kind, rival, fighters, week } = bout;
  const outcome = outcomeOf(bout);
  const next = rival && outcome === 'won' ? nextRival(rival) : null;
  return {
    outcome: kind === 'week' ? 'ended' : outcome,
    score: scoreOfBout(bout),
    title: titleOfBout(bout),
    lines: [...whysOf(bout), ...[adviceOfBout(bout)].filter(Boolean)],
    again: 'Back to the workshop',
    menu: 'Back to Menu',
    mode: kind === 'ladder' ? 'Arena' : kind === 'week' ? `Arena, week of ${week}` : 'Arena, free play',
    medals:
      rival && outcome === 'won'
        ? medalsEarned(ARENA_MEDALS, { rival, lines: fighters[0]?.lines ?? Infinity, ticks: ticksWon(bout) })
        : [],
    ...(next && { next: [{ label: `Next: ${cardOf(next).name}`, setup: setupAgainst(bout, next) }] }),
  };
}

/** What the winners did, the last one in a line of its own; before it those of the matches before, or where a single match was. */
function whysOf({ verdicts, map }: Readonly<ArenaBout>): readonly string[] {
  const last = verdicts.at(-1);
  if (!last) return [];
  const earlier = verdicts.slice(0, -1).map(({ why }, index) => `${index + 1}. ${why}`);
  return [earlier.length > 0 ? earlier.join(' ') : `${mapNameOf(map)}, ${plural(last.ticks, 'tick')}.`, last.why];
}

const setupAgainst = ({ senses }: Readonly<ArenaBout>, rival: string): Setup => ({
  mode: 'arena',
  bout: 'ladder',
  rival,
  senses,
});

function titleOfBout(bout: Readonly<ArenaBout>): string {
  const { week, fighters, wins, rival } = bout;
  const name = fighters[0]?.name ?? 'Your robot';
  if (week) return `The week of ${week}`;
  if (rival) {
    const [own = 0, other = 0] = wins;
    return `${own} to ${other} against ${cardOf(rival).name}`;
  }
  const outcome = outcomeOf(bout);
  if (outcome === 'won') return `${name} wins`;
  const team = wins.findIndex(count => count > 0);
  const winners = fighters.filter(fighter => fighter.team === team).map(fighter => fighter.name);
  return winners.length > 0 ? `${winners.join(' and ')} ${winners.length > 1 ? 'win' : 'wins'}` : 'Draw';
}

/** What went wrong with a script; else what to try next: a hint after a defeat, after a win what it took, beside the par, and who comes next. */
export function adviceOfBout(bout: Readonly<ArenaBout>): string {
  const { rival, fighters, out, tallies } = bout;
  const faults = out.flatMap((forfeit, robot) => (forfeit ? [`${fighters[robot]?.name}: ${forfeit.says}`] : []));
  // Against whom a script fought says nothing where the script itself is the reason.
  if (faults.length > 0 || !rival) return faults.join(' ');
  const { name, hint, lines, ticks } = cardOf(rival);
  if (outcomeOf(bout) !== 'won')
    return (tallies[0]?.threw ?? 0) > 0
      ? `${fighters[0]?.name} threw: the line is marked in its script.`
      : hintAbout(name, hint);
  const next = nextRival(rival);
  const made = `${plural(fighters[0]?.lines ?? 0, 'line')}, ${ticksWon(bout)} ticks; par ${lines} lines, ${ticks} ticks.`;
  const first = rival === ARENA_LADDER[0] ? ' The first robot is meant to fall.' : '';
  return `${made}${first} ${next ? `Next on the ladder: ${cardOf(next).name}.` : 'That was the top of the arena.'}`;
}

/** Stats of a bout: ticks and lines against a robot of the ladder that is beaten, points of a week. */
export function statOfBout(event: Extract<ArenaBoutEvent, { readonly type: 'boutEnded' }>) {
  const { kind, rival, week, outcome, ticks, lines, points } = event;
  if (kind === 'week') return [{ name: `Arena week ${week}`, value: points, better: 'more' as const }];
  if (kind !== 'ladder' || !rival || outcome !== 'won') return null;
  const { name } = cardOf(rival);
  return [
    { name: `Arena ${name} ticks`, value: ticks, better: 'less' as const },
    { name: `Arena ${name} lines`, value: lines, better: 'less' as const },
  ];
}
