// HUD items: level, score, diamonds, lamp, and the overlays in the specification's words (part 3, §2).
import type { HudItem } from '../kit/core/hud.ts';
import { plural } from '../kit/core/plural.ts';
import type { T } from './constants.ts';
import { themeOf, UNPROVEN } from './levels/levels.ts';
import { bonusOf, CAUSES } from './rules/score.ts';
import type { Bonus, State } from './rules/state.ts';

/** Ticks for which the hint of a new cave is shown. */
const INTRODUCED = 240;
/** Ticks for which the first moths are introduced. */
const MOTHS_INTRODUCED = 480;

/** Most sentences at the beginning about what cannot be played as it stands: the others were told with the list of caves. */
const MOST_NOTES = 2;

export function hud(state: Readonly<State>, t: T): readonly HudItem[] {
  const { level, score, cave, own, lives } = state;
  const items: HudItem[] = [
    { kind: 'counter', id: 'level', label: 'Level', value: own ? own.name : level },
    { kind: 'counter', id: 'score', label: 'Score', value: score },
    { kind: 'counter', id: 'diamonds', label: 'Diamonds', value: `${cave.collected}/${cave.needed}` },
  ];
  const { lamp } = cave;
  if (lives !== null) items.push({ kind: 'counter', id: 'lives', label: 'Lives', value: lives });
  if (lamp !== null)
    items.push({
      kind: 'meter',
      id: 'lamp',
      label: own ? 'Time' : 'Lamp',
      value: Math.ceil(lamp / 60),
      max: Math.ceil(state.lampFull / 60),
    });
  return [...items, ...overlays(state, t), ...prompts(state, t)];
}

function overlays({ phase, cave, own, watched, lives }: Readonly<State>, t: T): HudItem[] {
  if (phase === 'complete')
    return [
      { kind: 'message', id: 'complete', text: 'LEVEL COMPLETE!', large: true },
      { kind: 'message', id: 'ready', text: 'Get ready for next level...' },
      ...bonusLine(bonusOf(cave, t)),
    ];
  if (phase === 'fallen')
    return [
      { kind: 'message', id: 'cause', text: `${CAUSES[cave.cause ?? 'monster']}.` },
      { kind: 'message', id: 'lives', text: `${plural(lives ?? 0, 'life', 'lives')} left` },
    ];
  if (phase === 'won' && watched)
    return [
      {
        kind: 'message',
        id: 'solution',
        text: `The file’s solution leads out with ${plural(cave.collected, 'diamond')}.`,
      },
      { kind: 'message', id: 'again', text: 'Press R to play it yourself' },
    ];
  if (phase === 'won')
    return [
      { kind: 'message', id: 'complete', text: 'LEVEL COMPLETE!', large: true },
      { kind: 'message', id: 'again', text: 'Press R to play it again' },
    ];
  if (phase !== 'lost' || !own) return [];
  return [
    { kind: 'message', id: 'over', text: 'GAME OVER', large: true },
    { kind: 'message', id: 'cause', text: `${CAUSES[cave.cause ?? 'monster']}.` },
    { kind: 'message', id: 'restart', text: 'Press R to restart' },
  ];
}

/** Message with the bonus of the exit, item by item. */
function bonusLine({ spare, light, points }: Bonus): HudItem[] {
  if (points === 0) return [];
  const parts = [
    ...(spare > 0 ? [`${plural(spare, 'diamond')} more`] : []),
    ...(light > 0 ? [`${light} s of light`] : []),
  ];
  return [{ kind: 'message', id: 'bonus', text: `${parts.join(', ')}: +${points}` }];
}

function prompts(state: Readonly<State>, t: T): HudItem[] {
  const { phase, level, plain, sub, cave, held, own, complaint, watched, givingUp, lives } = state;
  const prompt = (id: string, text: string): HudItem[] => [{ kind: 'prompt', id, text }];
  if (phase === 'playing' && givingUp > 0) return prompt('givingUp', 'Your last life. Press R again to give up.');
  if (phase === 'playing' && watched) return prompt('watched', 'The file’s solution. R: play it.');
  if (phase === 'playing' && held)
    return prompt('held', lives === null ? 'Begun anew.' : 'Begun anew: that took a life.');
  if (complaint) return prompt('complaint', complaint);
  const meetsMoths = isFirstWithMoths(state, t);
  if (phase !== 'playing' || cave.clock > (meetsMoths ? MOTHS_INTRODUCED : INTRODUCED)) return [];
  if (own)
    return prompt(
      'own',
      [...own.notes.slice(0, MOST_NOTES), 'Not proven: nobody has shown yet that it can be done.'].join(' '),
    );
  if (sub === UNPROVEN) return prompt('unproven', 'Not proven: restart the cave if you are stuck.');
  if (level === 1) return prompt('hint', 'Use arrow keys to move, Z/X to dig left/right');
  const { title, line } = themeOf(level, plain, t);
  return prompt('theme', meetsMoths ? `${title}. ${MOTHS}` : `${title}. ${line}`);
}

/** What moths do, where they are first met. */
const MOTHS = 'Moths fly straight through earth: walls and boulders turn them. Red arrows show those that come near.';

/** The first cave with moths of this run: that of their first level, or the one that the run began at. */
const isFirstWithMoths = ({ own, level, totals, cave }: Readonly<State>, t: T): boolean =>
  !own && cave.monsters.length > 0 && (level === t.monstersFrom || totals.caves === 0);
