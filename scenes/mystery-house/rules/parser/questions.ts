// Questions to the house itself: 'who is here', 'where am i', 'what is in the drawer'. Other questions are for the guests.
import type { MysteryState } from '../state.ts';
import { isInSight, type Noun, nounsIn } from './nouns.ts';
import { GUEST_OF, TOPIC_OF } from './vocabulary.ts';

/** What the house is asked: answers are in actions/answers.ts. */
export type NarratorQuestion =
  | { readonly verb: 'look' | 'inventory' | 'help' | 'exits' | 'time' | 'story' | 'notes' | 'who' }
  | { readonly verb: 'examine'; readonly nouns: readonly Noun[] }
  | { readonly verb: 'roll'; readonly of: 'culprit' | 'dead' | 'alive' }
  | { readonly verb: 'where'; readonly noun: Noun | null }
  | { readonly verb: 'whois'; readonly noun: Noun | null }
  | { readonly verb: 'suspect'; readonly nouns: readonly Noun[] };

const SIMPLE: readonly (readonly [
  RegExp,
  NarratorQuestion['verb'] & ('look' | 'inventory' | 'help' | 'exits' | 'time' | 'story' | 'notes' | 'who'),
])[] = [
  [
    /^who$|^who (?:is|are) (?:here|there|around|present|in|with|this|that|these|those|they|else)\b|^(?:is|are) (?:any|some|every)(?:body|one|people)? ?(?:here|there|around)/,
    'who',
  ],
  [/^(?:is|are) there (?:any|some)(?:body|one)\b/, 'who'],
  [
    /^where (?:am|are) (?:i|we)|^what (?:is this )?(?:room|place)|^where is (?:this|here)|^what (?:do|can) i see|^what is (?:here|around|there)/,
    'look',
  ],
  [
    /^where (?:can|do|should|could|does|are the (?:exits|doors|ways)|to)|^what (?:exits|ways|are the exits)|^which (?:way|exit|door)|^how (?:do|can) i (?:leave|get|go)|^where now/,
    'exits',
  ],
  [/^what time|^what is the (?:time|hour)|^how late|^what hour|^when is it/, 'time'],
  [/^what (?:do i have|am i|have i|is in my|do i carry)|^do i have/, 'inventory'],
  [
    /^what (?:can|should|must|do) (?:i|we) (?:do|say|type|try)|^how (?:do|can|should) (?:i|you|we) (?:play|do|win|start|talk|accuse|solve)|^what now|^how does this|^what (?:next|to do)|^how to/,
    'help',
  ],
  [
    /^what (?:did i (?:find|learn)|do i know|have i (?:found|learned)|are the (?:clues|traces))|^how many (?:clues|traces|suspects)/,
    'notes',
  ],
  [
    /^what (?:happened|is (?:going on|the matter|this about|the case|(?:my|the) (?:job|goal|aim|task|mission|quest|point)))|^who invited|^(?:what|why) (?:is|was) .* murdered|^why am i|^how (?:did|was) (?:he|the host|ambrose|quill|mr quill) |^when (?:did|was) (?:he|the host|ambrose|quill|the murder)|^who (?:was|is) (?:killed|murdered|the victim|dead man)|^what was the murder/,
    'story',
  ],
];

/** Questions about the murder that ask for no name. */
const MURDER =
  /\b(?:he|him|host|ambrose|quill|victim|murder|body)\b.*\b(?:die|died|dead|killed|murdered|happen|happened|found|committed)\b|^who found\b|\bmurder weapon\b|\bkilled with\b/;

const CULPRIT =
  /^who (?:did|killed|murdered|has killed|is (?:the )?(?:murderer|killer|culprit|guilty|lying|a liar|the liar)|was it|lied|lies|has lied|could|might|is suspicious)|^whodunit|^which (?:of them|one|guest)/;

export function narratorQuestion(words: readonly string[], state: Readonly<MysteryState>): NarratorQuestion | null {
  const text = words.join(' ');
  const you = words.some(word => /^(?:you|your)$/.test(word));
  for (const [pattern, verb] of SIMPLE)
    if (pattern.test(text) && !(you && verb !== 'who' && verb !== 'help')) return { verb };
  if (you) return null;
  if (/^(?:who|what) am i$/.test(text)) return { verb: 'examine', nouns: [{ is: 'you' }] };
  if (CULPRIT.test(text)) return { verb: 'roll', of: 'culprit' };
  if (
    /^who (?:is|are|has)(?: the| been)? (?:dead|killed|died|murdered)|^who died|^how many (?:are |people )?(?:dead|died)/.test(
      text,
    )
  )
    return { verb: 'roll', of: 'dead' };
  if (
    /^who (?:is|are|lives|survived)(?: the| still)? ?(?:alive|left|living|guests?|suspects?|people)?$|^how many (?:guests|people|persons|are )/.test(
      text,
    )
  )
    return { verb: 'roll', of: 'alive' };
  if (MURDER.test(text)) return { verb: 'story' };
  const rest = (from: number) => nounsIn(words.slice(from), state);
  const [noun = null] = rest(2);
  if (/^who (?:is|has|wears) .*(?:handed|hair|shoes?|gloves?|hands?)$/.test(text)) return { verb: 'notes' };
  if (/^(?:is|are) (?:the|there|it|this|that) /.test(text) && rest(1)[0] && rest(1)[0]?.is !== 'guest')
    return { verb: 'examine', nouns: rest(1).slice(0, 1) };
  const guests = nounsIn(
    words.filter(word => GUEST_OF.has(word)),
    state,
  );
  if (guests.length > 0 && /\b(?:look|looks|colour|color|tall|hair|shoes?|gloves?|handed|hands?)\b/.test(text))
    return { verb: 'examine', nouns: guests };
  if (text.startsWith('who is ')) return { verb: 'whois', noun };
  if (/^where (?:is|are|did) /.test(text)) return { verb: 'where', noun };
  if (/^what (?:is|are|does|lies|was) |^what about the /.test(text) && noun && noun.is !== 'guest')
    return { verb: 'examine', nouns: rest(2) };
  const isTopic = words.some(word => /^(?:alibi|tobacco|scent|motive)$/.test(TOPIC_OF.get(word) ?? ''));
  if (/^(?:is|did|was|could|has|does) /.test(text) && guests.length > 0 && !isTopic) {
    const about = nounsIn(
      words.filter(word => GUEST_OF.has(word)),
      state,
    );
    if (/\b(?:left|right|handed|tall|hair|shoes?|gloves?|hands?)\b/.test(text))
      return { verb: 'examine', nouns: about };
    return /\b(?:alive|dead|here|there|around)\b/.test(text)
      ? { verb: 'where', noun: about[0] ?? null }
      : { verb: 'suspect', nouns: about };
  }
  // 'who left this print': what is in sight is looked at.
  const seen = words.find(word => isInSight(word, state) && !GUEST_OF.has(word));
  return seen !== undefined && guests.length === 0 && state.present.length === 0
    ? { verb: 'examine', nouns: nounsIn([seen], state) }
    : null;
}
