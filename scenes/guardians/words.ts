// Announcements: events as sentences for screen readers.
import { plural } from '../kit/core/plural.ts';
import type { T } from './constants.ts';
import { cardOf } from './rules/cards.ts';
import { taughtWords } from './rules/lesson.ts';
import { cardText, roadName, turnSentences } from './rules/sentences.ts';
import { type Event, NAMES, type State } from './rules/state.ts';
import { view } from './view.ts';

/** The turn, gates and courage, who stands on each road, and the hand; in a lesson its words, in a position the other's open hand, too. */
export function situation(state: Readonly<State>, t: T): string {
  const taught = taughtWords(state, t);
  if (taught !== null) return taught;
  const { phase, turn, turns, own, other, courage, creatures, hand, prompt } = view(state, t);
  if (phase === 'over' || phase === 'curtain') return '';
  const roads = own.gates.map((stones, road) => {
    const of = (isOwn: boolean) =>
      creatures
        .filter(one => one.road === road && one.isOwn === isOwn)
        .map(({ card, strength, isFolded }) => `${cardOf(card).name} ${isFolded ? 'folded' : strength}`)
        .join(' and ') || 'nobody';
    const there = creatures.some(one => one.road === road) ? ` Yours: ${of(true)}. Theirs: ${of(false)}.` : '';
    const gates = `gate of ${stones} against ${other.gates[road]}`;
    return `${capitalised(roadName(road))}: ${gates}.${there}`;
  });
  const cards = hand.map(({ card, cost }) => `${cardOf(card).name} for ${cost}`).join(', ');
  const begin = `You are the ${NAMES[own.guardian]}, turn ${turn} of ${turns}, courage ${courage}.`;
  const open = state.study ? state.valley.sides[1].hand.map(card => cardOf(card).name) : null;
  const theirs = open ? [`Their hand: ${open.join(', ') || 'no cards'}.`] : [];
  return [begin, ...roads, `Your hand: ${cards}.`, ...theirs, prompt].join(' ');
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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
    case 'taught':
      return event.text;
    case 'lessonSkipped':
      return 'The lesson is over. The match goes on.';
    case 'positionOpened':
      return `Position ${event.number}. ${event.goal === 'win' ? 'Win this turn.' : 'Hold out this turn.'}`;
    case 'answered':
      return event.isRight
        ? `Right, against all ${plural(event.replies, 'reply', 'replies')}.`
        : 'Not yet: this reply stops you.';
    case 'turnBegan':
      return `Turn ${event.turn}.`;
    case 'ended':
      return event.winner === 'draw' ? 'A draw.' : `The ${NAMES[event.winner]} wins.`;
  }
}
