// Announcements: events as sentences for screen readers.
import { cardOf } from './rules/cards.ts';
import { cardText, roadName, turnSentences } from './rules/sentences.ts';
import { type Event, NAMES } from './rules/state.ts';

export function words(event: Event): string | null {
  switch (event.type) {
    case 'refused':
      return event.message;
    case 'chosen':
      return cardText(event.card);
    case 'marked':
      return `${cardOf(event.card).name} ${event.isMarked ? 'goes back' : 'stays'}.`;
    case 'exchanged':
      return event.count === 0 ? 'All five cards kept.' : `${event.count} exchanged.`;
    case 'drafted':
      return `${cardOf(event.card).name}${event.folded ? ', folded,' : ''} to the ${roadName(event.road)}.`;
    case 'takenBack':
      return `${cardOf(event.card).name} back in the hand.`;
    case 'unfolding':
      return `${cardOf(event.card).name} ${event.isWanted ? 'is to unfold' : 'stays folded'}.`;
    case 'foldingSet':
      return event.isFolding ? 'Folded.' : 'Whole.';
    case 'promised':
      return `The ${NAMES[event.guardian]} has promised.`;
    case 'curtainFell':
      return `Pass the sheet to the ${NAMES[event.guardian]}.`;
    case 'curtainRose':
      return `The ${NAMES[event.guardian]} has the sheet.`;
    case 'turnShown': {
      const sentences = turnSentences(event.beats, event.names);
      return sentences.length === 0 ? `Turn ${event.turn}: nothing moved.` : sentences.join(' ');
    }
    case 'gateBroken':
      return `The ${NAMES[event.guardian]}’s ${roadName(event.road)} gate is broken.`;
    case 'turnBegan':
      return `Turn ${event.turn}.`;
    case 'ended':
      return event.winner === 'draw' ? 'A draw.' : `The ${NAMES[event.winner]} wins.`;
  }
}
