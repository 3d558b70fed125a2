// Announcements (aria-live text) of events.
import { plural } from '../kit/core/plural.ts';
import { CATEGORIES, NAMES } from './rules/categories.ts';
import type { YayZeeEvent } from './rules/events.ts';
import { HOLDS_NOTHING } from './rules/rating.ts';
import { playerAt, type YayZeeState } from './rules/state.ts';
import type { YayZeeUi } from './ui.ts';

const list = (dice: readonly number[]): string => dice.join(', ');
const are = (player: string, you: string, other: string) => (player === 'You' ? you : other);

export function words(event: YayZeeEvent): string | null {
  switch (event.type) {
    case 'rolled':
      return `${event.player} rolled ${list(event.dice)}. ${event.left > 0 ? `${plural(event.left, 'roll')} left.` : 'Select a category to score!'}`;
    case 'held':
      return event.on ? `Die ${event.die + 1}, a ${event.value}, is held.` : `Die ${event.die + 1} is let go.`;
    case 'choseHolds':
      return event.held.length === 0 ? `${event.player} holds nothing.` : `${event.player} holds ${list(event.held)}.`;
    case 'scored': {
      const { player, category, points, total, next } = event;
      const now = `${player} scored ${points} in ${NAMES[category]}. ${are(player, 'Your', `${player}’s`)} total is ${total}.`;
      return next === null ? now : `${now} ${next === 'You' ? 'Your turn.' : `${next}’s turn.`}`;
    }
    case 'bonusReached':
      return `${event.player} reached the upper bonus: ${event.points} points.`;
    case 'extraPaid':
      return `${event.player} rolled a further YayZee: ${event.points} points more.`;
    case 'coachCame':
      return {
        off: 'The coach leaves.',
        after: 'The coach says what each choice cost.',
        before: 'The coach advises before each choice.',
      }[event.mode];
    case 'rated':
      return event.cost === 0
        ? 'Coach: that was the best choice.'
        : `Coach: that cost you ${event.cost.toFixed(1)} points on average. Better: ${betterText(event.better)}.`;
    case 'ended':
      return `Game over! Final score: ${event.score}`;
    case 'refused':
      return event.message;
    case 'advised':
      return event.best && `Coach: ${adviceSentence(event.best)}`;
    case 'scoreStands':
    case 'hurried':
      return null;
  }
}

/** The die that keys point at; slots take the focus themselves. */
export function pointed({ dice, held, rolled }: Readonly<YayZeeState>, ui: object): string {
  const { die, tumbling } = ui as YayZeeUi;
  if (die === null || tumbling) return '';
  if (!rolled) return `Die ${die + 1}: not rolled`;
  return `Die ${die + 1}: ${dice[die]}${held[die] ? ', held' : ''}`;
}

/** Whose turn it is, and the dice that lie there. */
export function situation(state: Readonly<YayZeeState>): string {
  const { name } = playerAt(state);
  const turn = name === 'You' ? 'Your turn' : `${name}’s turn`;
  if (!state.rolled) return `${turn}: the dice are not rolled yet.`;
  const left = state.rollsLeft > 0 ? `${plural(state.rollsLeft, 'roll')} left` : 'no roll left';
  return `${turn}: ${list(state.dice)}, ${left}.`;
}

/** Advice as a sentence: 'hold 3 3. You would end at 244.8 on average.' */
export const adviceSentence = ({ text, final }: { readonly text: string; readonly final: number }): string =>
  `${betterText(text)}. You would end at ${final.toFixed(1)} on average.`;

/** The better choice in words: 'take Threes', 'hold 3 3', 'roll all dice'. */
export function betterText(better: string | null): string {
  const category = CATEGORIES.find(one => one === better);
  if (category) return `take ${NAMES[category]}`;
  return better === null || better === HOLDS_NOTHING ? 'roll all dice' : `hold ${better}`;
}
