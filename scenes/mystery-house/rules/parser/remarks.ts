// Remarks that are no commands: impatience with the house, a name that is only suspected, a room that is asked for.
import type { MysteryState } from '../state.ts';
import { nounsIn } from './nouns.ts';
import type { ParsedSentence } from './ParsedSentence.ts';
import { ASKS, FILLERS, GUEST_OF, NO_ROOMS, ROOM_OF, TALK_OF, VERB_OF } from './vocabulary.ts';

type State = Readonly<MysteryState>;

/** Impatience with the house or with whoever is here; 'ada, you idiot' is said to Ada. */
export function jeered(words: readonly string[], state: State): ParsedSentence | null {
  const text = words.join(' ');
  const isJeer =
    words.some(word => TALK_OF.get(word) === 'jeer') ||
    /^shut up|^go to hell|^(?:screw|damn) (?:you|this|it)|\bhate (?:this|it|you)\b|\bworst\b|^(?:do )?you (?:not )?(?:do not )?understand\b|^you (?:are|do) not understand/.test(
      text,
    );
  if (
    !isJeer ||
    /^(?:ask|tell|x|examine|what (?:is|are|did|do|does|was)|who|search|is it)\b/.test(text) ||
    VERB_OF.get(words[0] ?? '') === 'accuse'
  )
    return null;
  return {
    verb: 'talk',
    talk: 'jeer',
    nouns: nounsIn(
      words.filter(word => GUEST_OF.has(word)),
      state,
    ),
  };
}

const CULPRIT = '(?:murderer|killer|culprit|one who did it|guilty one)';
/** What leads to a name, and is no accusation yet. */
const SUSPICION = new RegExp(
  `^(?:it (?:was|is|must be|could be|has to be|can not be|was not|is not)|i (?:am (?:sure|certain|convinced)|think|know|believe|suspect|guess|say|bet|name|declare)|my (?:guess|suspect|bet)|suspect|(?:the )?${CULPRIT}(?: and)?|(?:is|was|could) it)\\b|\\b(?:is|was|must be) (?:the |our |your )?(?:${CULPRIT}|guilty)$|^(?:the )?\\w+ the ${CULPRIT}$|^(?:the )?\\w+ (?:\\w+ )?(?:did it|killed|murdered|has done it|must have done it)\\b`,
);

export function suspected(words: readonly string[], state: State): ParsedSentence | null {
  const text = words.join(' ');
  if (
    !SUSPICION.test(text) ||
    ASKS.has(words[0] ?? '') !== /^(?:is|was|could) it\b/.test(text) ||
    /^i (?:know|think) (?:about|of)\b|^who\b/.test(text)
  )
    return null;
  const nouns = nounsIn(
    words.filter(word => GUEST_OF.has(word)),
    state,
  );
  const [noun] = nouns;
  // 'it was not ada' asks what speaks for her.
  if (noun?.is === 'guest' && words.includes('not')) return { verb: 'recall', of: 'trust', who: noun.who };
  if (nouns.length > 0) return { verb: 'suspect', nouns };
  return new RegExp(`^(?:the )?${CULPRIT} (?:is|was|must be) `).test(text) ? { verb: 'accusation' } : null;
}

/** 'where is the kitchen'; 'go to the cellar', which this house does not have. */
export function roomAsked(words: readonly string[]): ParsedSentence | null {
  const room = words.map(one => ROOM_OF.get(one)).find(one => one !== undefined);
  if (room && /^where (?:is|are) (?:the )?\w+(?: room)?$|^how (?:do|can) i (?:get|go|come)\b/.test(words.join(' ')))
    return { verb: 'wayto', room };
  const word = words.find(one => NO_ROOMS.has(one));
  const isAsked =
    /^(?:where|is|are|any|do|find|look|search|x|examine|open|how)$/.test(words[0] ?? '') ||
    VERB_OF.get(words[0] ?? '') === 'go';
  return word && (isAsked || words.every(one => one === word || FILLERS.has(one))) ? { verb: 'noroom', word } : null;
}
