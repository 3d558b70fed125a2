// HUD items: health, darts, level, score (a second costs points too), what to do, and earnings after a level.
import type { HudItem } from '../kit/core/hud.ts';
import type { T } from './constants.ts';
import { levelCount } from './rules/hall.ts';
import { marksOf } from './rules/missions/marks.ts';
import type { Mission } from './rules/missions/mission.ts';
import { nightHall } from './rules/night/halls.ts';
import { clockTime, earningsOf, stripOf } from './rules/score.ts';
import type { State } from './rules/state.ts';
import { tipOf } from './rules/tips.ts';

type Prompt = Extract<HudItem, { kind: 'prompt' }>;

/** Duration of the first hint, in ticks. */
const PROMPT_TICKS = 300;
/** Duration of the text that says what is new in a hall, in ticks. */
const NEWS_TICKS = 480;

const WANTED = { key: 'key', treasure: 'Golden Fox', cub: 'the cub' } as const;

export function hud(state: Readonly<State>, t: T): readonly HudItem[] {
  const { phase, level, player, night, score, mission } = state;
  if (mission) return missionHud(state, mission, t);
  const items: HudItem[] = [
    { kind: 'meter', id: 'health', label: 'Health', value: player.health, max: t.playerHealth },
    { kind: 'counter', id: 'ammo', label: 'Ammo', value: player.ammo },
    { kind: 'counter', id: 'level', label: night ? 'Hall' : 'Level', value: `${level}/${levelCount(state)}` },
    { kind: 'counter', id: 'score', label: 'Score', value: score },
  ];
  const wanted = night?.wanted[0]?.what;
  if (wanted) items.push({ kind: 'counter', id: 'wanted', label: 'Find', value: WANTED[wanted], aside: true });
  if (phase === 'transition') {
    items.push({
      kind: 'message',
      id: 'levelComplete',
      text: `${night ? 'Hall' : 'Level'} ${level} Complete`,
      large: true,
    });
    items.push({ kind: 'message', id: 'earned', text: earningsOf(state, t) });
    items.push({ kind: 'strip', id: 'medals', ...stripOf(state) });
  }
  const prompt = promptOf(state, t);
  if (prompt) items.push({ kind: 'prompt', ...prompt });
  return items;
}

/** In a mission: health, what FIRE throws or shoots, the time and the mark under which it ends. */
function missionHud(state: Readonly<State>, mission: Mission, t: T): readonly HudItem[] {
  const { player, night, phase, levelTicks } = state;
  if (phase === 'map' || phase === 'loading') return [];
  const wanted = night?.wanted[0]?.what ?? (mission.cub?.isLed === false ? 'cub' : null);
  const prompt = promptOf(state, t);
  const [inTime, unseen, unarmed] = marksOf(state, mission);
  const stars = [inTime, unseen, unarmed].map(mark => (mark ? '★' : '☆')).join('');
  return [
    { kind: 'meter', id: 'health', label: 'Health', value: player.health, max: t.playerHealth },
    // FIRE throws a ball before it shoots: what it does next is what is shown.
    mission.carried > 0
      ? { kind: 'counter', id: 'balls', label: 'Balls', value: mission.carried }
      : { kind: 'counter', id: 'ammo', label: 'Ammo', value: player.ammo },
    { kind: 'counter', id: 'time', label: stars, value: `${clockTime(levelTicks)}/${clockTime(mission.under)}` },
    ...(wanted ? [{ kind: 'counter', id: 'wanted', label: 'Find', value: WANTED[wanted], aside: true } as const] : []),
    ...(prompt ? [{ kind: 'prompt', ...prompt } as const] : []),
  ];
}

/** One line at a time: a rule that matters now, else what the level asks. */
function promptOf(state: Readonly<State>, t: T): Omit<Prompt, 'kind'> | null {
  const { phase, level, levelTicks, night, mission } = state;
  const tip = tipOf(state, t);
  if (tip) return { id: 'tip', text: tip };
  if (phase !== 'playing') return null;
  if (mission) return levelTicks < NEWS_TICKS ? { id: 'news', text: mission.ask } : null;
  if (night) return levelTicks < NEWS_TICKS ? { id: 'news', text: nightHall(level).news } : null;
  return level === 1 && levelTicks < PROMPT_TICKS ? { id: 'goal', text: 'Reach the door unseen.' } : null;
}
