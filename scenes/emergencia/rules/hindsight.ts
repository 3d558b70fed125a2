// Hindsight after a mission: who each enemy was, when and where it gave itself away, and what those did that were not taken.
import type { Weapon } from '../levels/mission.ts';
import { STRUCK } from './enemies.ts';
import { distance, type Point } from './pathGeometry.ts';
import { knownAtOf, momentOf, positionsAt } from './reviewTrack.ts';
import { clock } from './score.ts';
import { SIGN_TEXT, signsOf } from './signs.ts';
import { type Enemy, type Moment, missionAt, type State } from './state.ts';

/** A sentence, and the moment that the review can show of it. */
interface Line {
  readonly text: string;
  readonly moment: Moment | null;
}

export interface Hindsight {
  /** Index of the enemy. */
  readonly enemy: number;
  readonly lines: readonly Line[];
}

/** Who struck comes first, then who got away: a defeat begins with whose it was. */
export function hindsight(state: Readonly<State>): readonly Hindsight[] {
  return state.enemies
    .map((one, enemy) => ({ one, enemy }))
    .sort((a, b) => rank(a.one) - rank(b.one) || a.enemy - b.enemy)
    .map(({ one, enemy }) => ({
      enemy,
      lines:
        one.isApprehended && one.struckAt === null
          ? [takenLine(state, one)]
          : [deedLine(state, one), signsLine(state, one)],
    }));
}

const rank = ({ isApprehended, struckAt }: Readonly<Enemy>): number => (struckAt !== null ? 0 : isApprehended ? 2 : 1);

const whoIs = ({ id, look, weapon }: Readonly<Enemy>): string => `Number ${id} (${look}, ${weapon})`;
const markOf = ({ markedAt }: Readonly<Enemy>): string =>
  markedAt === null ? 'never marked' : `marked at ${clock(markedAt)}`;

function takenLine(state: Readonly<State>, enemy: Enemy): Line {
  const knownAt = knownAtOf(enemy);
  const known =
    knownAt === null
      ? 'never showed both its signs'
      : `you could have known at ${clock(knownAt)}, ${whoWasNear(state, enemy, knownAt)}`;
  return {
    text: `${whoIs(enemy)}: ${known}; ${markOf(enemy)}.`,
    moment: knownAt === null ? null : 'proof',
  };
}

/** What somebody did, when and where. */
function deedLine(state: Readonly<State>, enemy: Enemy): Line {
  const at = momentOf(state, enemy, 'deed');
  if (at === null) return { text: `${whoIs(enemy)} was still hiding.`, moment: null };
  const deed = enemy.struckAt === null ? 'got away' : DEED[enemy.weapon];
  return { text: `${whoIs(enemy)} ${deed} at ${clock(at)}, ${placeOf(state, enemy, at)}.`, moment: 'deed' };
}

const DEED = Object.fromEntries(
  Object.entries(STRUCK).map(([weapon, struck]) => [
    weapon,
    struck === 'blown up' ? 'blew up the VIP' : `${struck} the VIP`,
  ]),
) as Readonly<Record<Weapon, string>>;

/** What was to be seen of somebody who was not taken in time: for who looks next time. */
function signsLine(state: Readonly<State>, enemy: Enemy): Line {
  const at = momentOf(state, enemy, 'proof');
  const isWary = missionAt(state).wardrobes.length > 0 && enemy.forcedAt === null;
  const wary = isWary ? ' Wary: beside an agent without a coat it shows nothing.' : '';
  const mark = markOf(enemy);
  return {
    text: `${whatShowed(state, enemy)}${wary} ${mark.charAt(0).toUpperCase()}${mark.slice(1)}.`,
    moment: at === null ? null : 'proof',
  };
}

function whatShowed(state: Readonly<State>, enemy: Enemy): string {
  const { weapon, shownAt, forcedAt } = enemy;
  if (forcedAt !== null) return `It forced a door at ${clock(forcedAt)}: nobody harmless does.`;
  const signs = signsOf[weapon].map((sign, i) => ({ sign, at: shownAt[i] ?? null }));
  const shown = signs.flatMap(({ sign, at }) => (at === null ? [] : [{ sign, at }])).sort((a, b) => a.at - b.at);
  const hidden = signs.filter(({ at }) => at === null).map(({ sign }) => SIGN_TEXT[sign]);
  const shy = signs.some(({ sign, at }) => sign === 'away' && at === null)
    ? ' It turns away only from an agent who comes near.'
    : '';
  const last = shown.at(-1);
  if (!last) return `It had shown neither of its signs: ${hidden.join(', ')}.${shy}`;
  const said = shown.map(({ sign, at }) => `${SIGN_TEXT[sign]} at ${clock(at)}`).join(', ');
  const other = hidden.length === 0 || shy !== '' ? '' : ` Its other sign did not show yet: ${hidden.join()}.`;
  return `What gave it away: ${said}, ${whoWasNear(state, enemy, last.at)}.${other}${shy}`;
}

const pointOf = (state: Readonly<State>, enemy: Enemy, tick: number): Point | undefined =>
  positionsAt(state, tick)[1 + state.agents.length + state.enemies.indexOf(enemy)];

const PLACES = [
  ['in the top left', 'at the top', 'in the top right'],
  ['on the left', 'in the middle', 'on the right'],
  ['in the bottom left', 'at the bottom', 'in the bottom right'],
] as const;

/** Where somebody was at a tick, by thirds of the map. */
function placeOf(state: Readonly<State>, enemy: Enemy, tick: number): string {
  const { world } = missionAt(state);
  const at = pointOf(state, enemy, tick) ?? enemy;
  const third = (part: number) => Math.min(2, Math.max(0, Math.floor(part * 3)));
  return `${PLACES[third(at.y / world.height)]?.[third(at.x / world.width)]} of the map`;
}

/** Which agent was nearest to an enemy at a tick, and whether that was near enough to see. */
function whoWasNear(state: Readonly<State>, enemy: Enemy, tick: number): string {
  const places = positionsAt(state, tick);
  const at = pointOf(state, enemy, tick);
  if (!at) return 'with nobody near';
  const away = state.agents.map(({ id }) => distance(places[id] ?? at, at));
  const nearest = away.indexOf(Math.min(...away));
  const agent = state.agents[nearest];
  if (!agent) return 'with nobody near';
  const seen = (away[nearest] ?? 0) <= agent.viewDistance;
  return seen ? `beside agent ${agent.id}` : `far from everybody (agent ${agent.id} was nearest)`;
}
