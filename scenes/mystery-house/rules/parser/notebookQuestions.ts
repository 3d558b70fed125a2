// Questions to the notebook: what was found, heard and missed so far. The answers are in actions/recall.ts.
import { ROOMS, type RoomId, traitOfThing } from '../house.ts';
import { firstOf, type TraitKey, traitOf } from '../people.ts';
import type { MysteryState } from '../state.ts';
import { GUEST_OF, ROOM_OF, THING_OF, TOPIC_OF, TOPICS, type Topic } from './vocabulary.ts';

/** What can be counted. */
export type Counted = 'traces' | 'suspects' | 'rooms' | 'guests' | 'dead' | 'moves' | 'alibis' | 'lies';

export type NotebookQuestion = {
  readonly verb: 'recall';
} /** 'who has red hair': `code` is the value asked for, null for each of them; `odd` a value that nobody has. */ & (
  | { readonly of: 'traits'; readonly trait: number; readonly code: 0 | 1 | null; readonly odd: string | null }
  | { readonly of: 'count'; readonly what: Counted }
  | { readonly of: 'missed' | 'alibis' | 'motives' | 'lies' | 'suspects' }
  | { readonly of: 'unseen'; readonly room: RoomId | null }
  | { readonly of: 'unasked'; readonly topic: Topic | 'looks' | null }
  | { readonly of: 'met'; readonly who: number | null }
  | { readonly of: 'known'; readonly who: number; readonly about: number | 'alibi' | 'motive' | null }
  | { readonly of: 'trust' | 'said'; readonly who: number }
  | { readonly of: 'company'; readonly room: RoomId | null }
);

const ask = <const Q extends object>(question: Q) => ({ verb: 'recall', ...question }) as const;

/** The words of each trait, and those of its two values. */
const TRAIT_WORDS: Readonly<Record<TraitKey, readonly [any: RegExp, first: RegExp, second: RegExp]>> = {
  hair: [
    /\b(?:hair|haired|blonde?|brunette|redhead|ginger|bald|wig)\b/,
    /\b(?:dark|black|brown|brunette)\b/,
    /\b(?:fair|blonde?|light|yellow|golden)\b/,
  ],
  gloves: [/\bgloves?\b/, /\b(?:wool|woollen|woolen|knitted)\b/, /\bleather\b/],
  hand: [
    /\b(?:hands?|handed|(?:left|right)-handed|lefty|lefties)\b/,
    /\bright\b/,
    /\b(?:left|left-handed|left(?:y|ies))\b/,
  ],
  shoe: [
    /\b(?:shoes?|feet|foot|boots?|footprints?)\b/,
    /\b(?:large|big|huge|long|broad)\b/,
    /\b(?:small|little|tiny|short|narrow)\b/,
  ],
  tobacco: [/\b(?:smok\w*|pipe|tobacco|cigars?|cigarettes?|nonsmokers?)\b/, /\bpipe\b/, /\bnot?\b|\bnon/],
  scent: [
    /\b(?:scents?|perfumes?|lavender|smells?|smell(?:ed|ing)|fragrance|cologne|odour)\b/,
    /\b(?:lavender|perfume)\b/,
    /\bno\b|\bnot\b|\bwithout\b/,
  ],
};
const ODD =
  /\b(?:red|redhead|ginger|grey|gray|white|silver|green|blue|bald|silk|cotton|lace|rose|jasmine|musk|vanilla)\b/;

/** The trait that a text names, with the value it names. */
function traitIn(
  text: string,
): { readonly trait: number; readonly code: 0 | 1 | null; readonly odd: string | null } | null {
  for (const key of Object.keys(TRAIT_WORDS) as TraitKey[]) {
    const [any, first, second] = TRAIT_WORDS[key];
    if (!any.test(text)) continue;
    const odd = ODD.exec(text)?.[0] ?? null;
    const isSecond = second.test(text);
    const code = odd
      ? null
      : isSecond
        ? 1
        : first.test(text) || (key === 'tobacco' && !/\bwhich\b.*\bpipe\b/.test(text))
          ? 0
          : null;
    return { trait: traitOf(key), code, odd };
  }
  return null;
}

/** The traits that a text names. */
export const traitNamed = (text: string): readonly number[] =>
  (Object.keys(TRAIT_WORDS) as TraitKey[]).filter(key => TRAIT_WORDS[key][0].test(text)).map(traitOf);

const COUNTED: readonly (readonly [RegExp, Counted])[] = [
  [/\b(?:clues?|traces?|evidence|proofs?)\b/, 'traces'],
  [/\bsuspects?\b/, 'suspects'],
  [/\brooms?\b/, 'rooms'],
  [/\b(?:dead|died|killed|murdered|bodies|deaths|victims)\b/, 'dead'],
  [/\b(?:moves?|steps|turns)\b/, 'moves'],
  [/\b(?:alibis?|asked|questioned|heard)\b/, 'alibis'],
  [/\b(?:lies|liars?|lied|lying|contradictions?)\b/, 'lies'],
  [/\b(?:guests?|people|persons|alive|left|living|of them)\b/, 'guests'],
];

const MISSED =
  /^what (?:have |did |am )?i (?:not )?(?:have )?(?:miss|missed|missing|overlook\w*|forgot\w*|not (?:seen|found|done|looked at|examined))\b|^what (?:have|did) (?:i not|not i) |^(?:did|have) i (?:find|found|see|seen|get|got) (?:everything|all)\b|^(?:did|have) i (?:miss|overlook|forg[eo]t)|^what (?:is|else is)(?: still| left)? (?:missing|to (?:do|find)|left|lacking|undone)|^what (?:do|should|must|can) i (?:still )?(?:need|do next|do now|look for|find)|^what(?: is)? (?:now|next)$|^where (?:should|must|do) i (?:go|look)(?: next| now)?$|^i am (?:stuck|lost)$|^stuck$|^how (?:far|close|near) am i|^(?:which|what) (?:clues?|traces?|evidence|proofs?) .*(?:missing|left|not|miss|lack|need)|^(?:can|could) i (?:already |now )?prove|^(?:do|have) i (?:have |got )?(?:enough|a proof|the proof|proof)|^is (?:that|this|it) enough|^what .*\b(?:proof|prove)\b|^am i (?:close|near|ready|done|right|there|finished)\b|^(?:what|where|who)(?: else)? (?:should|must) i (?:still |next )?(?:look|go|search|check|examine|see|ask)(?: at| for| next| now| in)*$/;

const RECALLS =
  /^(?:what|tell me again|say again|remind me|repeat|recap|recall|remember|recount)\b.*\b(?:say|said|says|tell|told|recap|claimed|claim)\b|^(?:recap|repeat)\b/;

export function notebookQuestion(
  said: readonly string[],
  { him, her }: Pick<MysteryState, 'him' | 'her'>,
): NotebookQuestion | null {
  const words = said.map(word => {
    const who = /^(?:he|him)$/.test(word) ? him : /^(?:she|her)$/.test(word) ? her : null;
    return who === null ? word : firstOf(who).toLowerCase();
  });
  const text = words.join(' ').replace(/^do (?:i|we) (?:already )?know (?=who|what|where|which|whose)/, '');
  if (words.some(word => word === 'you' || word === 'your' || word === 'yourself')) return null;
  if (!STARTS.test(text)) return null;
  const who = words.map(word => GUEST_OF.get(word)).find(one => one !== undefined);
  const room = words.map(word => ROOM_OF.get(word)).find(one => one !== undefined && ROOMS.includes(one)) ?? null;
  if (/^how much (?:have|did) i (?:found|find)|^how much evidence/.test(text))
    return ask({ of: 'count', what: 'traces' });
  if (/^how many|^number of|^count (?:the |my )?(?:clues|traces|suspects)/.test(text)) {
    const what = COUNTED.find(([pattern]) => pattern.test(text))?.[1];
    if (traitIn(text) && what === 'guests')
      return ask({ of: 'traits', ...(traitIn(text) ?? { trait: 0, code: null, odd: null }) });
    return what && !/^how many (?:points|times)/.test(text) ? ask({ of: 'count', what }) : null;
  }
  if (who === undefined && MISSED.test(text) && !/\bwhat (?:can|should) i do\b(?! next| now)/.test(text))
    return ask({ of: 'missed' });
  const isMine = /\bi\b|\bwe\b/.test(text);
  if (
    isMine &&
    (/^(?:where|which (?:rooms?|places?)|what (?:rooms?|places?))\b(?! (?:can|should|do|could|must|am)\b).*\b(?:been|go|gone|visit|visited|see|seen|looked|enter|entered|searched)\b/.test(
      text,
    ) ||
      /\b(?:everywhere|whole house|all (?:the )?rooms|every room)\b/.test(text) ||
      (room && who === undefined && /^(?:have|did) i\b/.test(text)))
  )
    return ask({ of: 'unseen', room: /\b(?:whole|every|all)\b/.test(text) ? null : room });
  if (/^(?:which|what) rooms (?:are|is) (?:left|unseen|missing)/.test(text)) return ask({ of: 'unseen', room: null });
  if (who !== undefined) return ofGuest(text, who);
  if (/^(?:who|whom)\b/.test(text) && isMine && /\bmet\b|\bseen\b/.test(text)) return ask({ of: 'met', who: null });
  if (
    /^(?:who|whom)\b/.test(text) &&
    ((isMine &&
      /\b(?:ask|asked|talked|talk|questioned|spoken|spoke|interviewed|interrogated|examined|looked|forg[eo]t|heard|missed)\b/.test(
        text,
      )) ||
      /\bleft to (?:ask|question|examine|talk)|^who (?:is|was) (?:un|not )(?:asked|questioned)|^who (?:still )?(?:needs?|has|have) to be (?:asked|questioned|heard)/.test(
        text,
      ))
  )
    return ask({
      of: 'unasked',
      topic: /\bexamined?\b|\blooked?\b/.test(text)
        ? 'looks'
        : (topicIn(words.filter(word => word !== 'heard')) ?? null),
    });
  if (
    /\bcan .*\btrust|\btrustworthy\b|\btrusted\b|\bbelieve\b|^who (?:lied|lies|is (?:lying|a liar|the liar|honest|contradicted)|has lied|contradicts|says otherwise|disagrees|told the truth|tells the truth)|\bcontradict|^(?:has|did|does) (?:any|some)\w* (?:lied?|lying)/.test(
      text,
    )
  )
    return ask({ of: 'lies' });
  if (
    /^who do i have left|^who (?:have|did|do) i (?:already )?(?:clear|rule|eliminat|exclud)\w*|^(?:any|which|what) (?:other |more )?suspects\b|^who (?:is|are|could|can|may|might)(?: it| i)?(?: still| not| be)? (?:left|be|in|fits?|suspected|suspects|ruled out|rule out|innocent|cleared|remaining|out)\b(?!.*\balive)|^who (?:fits|matches|remains)\b|^(?:whom|who) (?:do|should|can) i (?:suspect|rule out|exclude)|^who (?:is|are) (?:the |my )?(?:\w+ )?suspects?$|^(?:list|name|show)(?: me)?(?: all)?(?: the| my)? suspects$/.test(
      text,
    ) &&
    !traitIn(text)
  )
    return ask({ of: 'suspects' });
  if (
    /^alibis$|\balibis\b|^who was (?:where|with whom|alone|together)|^where (?:was|were|did|is|has) (?:everybody|everyone|they|the guests|all|each|the others)\b.*\b(?:say|said|claim|at|all|were|when|then|between|during|been)\b|^where (?:was|were) (?:everybody|everyone|they|the guests)|^who has (?:an|no|a good) alibi|^what did (?:everybody|everyone|they|each|all|the others|the guests)\b.* say|^who (?:says|said|told me) what/.test(
      text,
    )
  )
    return ask({ of: 'alibis' });
  if (
    /^(?:did|has|have) (?:everyone|everybody|they all|they|all)\b.*\b(?:tell|told|asked|answer\w*|said|say)\b/.test(
      text,
    )
  )
    return ask({ of: 'unasked', topic: 'alibi' });
  if (/^(?:repeat|recap) what (?:they|everyone|everybody|all)\b/.test(text)) return ask({ of: 'alibis' });
  if (room && /^who was\b/.test(text)) return ask({ of: 'company', room });
  if (
    /\bmotives?$|^motives|^who (?:had|has) a (?:motive|quarrel|reason)|^who (?:quarrelled|argued|fought|hated)/.test(
      text,
    )
  )
    return ask({ of: 'motives' });
  const trait = traitIn(text) ?? traitOfNamed(words);
  if (
    trait &&
    /^(?:who|whose|which|does any|is any|did any|has any|was any|anyone|anybody|list|name|is there any|are there any|do any|everyone)\w*\b/.test(
      text,
    ) &&
    !/\b(?:took|stole|lit)\b/.test(text)
  )
    return ask({ of: 'traits', ...trait });
  return null;
}

/** How a question to the notebook begins. */
const STARTS =
  /^(?:who|whom|whose|which|what|where|when|how|am|is|are|was|were|did|do|does|can|could|should|has|have|any|anyone|anybody|list|name|show|number|count|notes (?:on|about|of)|tell me (?:again|what i)|repeat|remind|recap|recall|say again|why|alibis|motives|stuck|i am stuck|i am lost|everyone with)\b/;

const topicIn = (words: readonly string[]): Topic | undefined =>
  words.flatMap(word => TOPICS.filter(topic => TOPIC_OF.get(word) === topic)).at(-1);

/** 'who fits the footprint': the trait of the thing. */
function traitOfNamed(words: readonly string[]) {
  const thing = words.map(word => THING_OF.get(word)).find(one => one !== undefined);
  const trait = thing === undefined ? null : traitOfThing(thing);
  return trait !== null && /\b(?:fits?|match\w*|whose)\b/.test(words.join(' '))
    ? { trait, code: null, odd: null }
    : null;
}

/** What is asked about one guest. */
function ofGuest(text: string, who: number): NotebookQuestion | null {
  if (RECALLS.test(text) && !/^where\b/.test(text)) return ask({ of: 'said', who });
  if (
    /^(?:have|did) i (?:already |ever )?(?:ask|talk|question|speak|spoken|examine|interview|hear|heard)(?:e?d)?\b/.test(
      text,
    )
  )
    return ask({ of: 'known', who, about: topicIn(text.split(' ')) === 'alibi' ? 'alibi' : null });
  if (/^have i met\b|^did i meet\b/.test(text)) return ask({ of: 'met', who });
  if (
    /\bi (?:already )?(?:know|knew|found out|find out|learnt?|learned)\b|\bwe know\b|^notes (?:on|about|of)\b|^what (?:have|did) i (?:found?|learn)/.test(
      text,
    )
  )
    return ask({ of: 'known', who, about: null });
  const isAlibi =
    /\balibi\b|\b(?:was|were|claim\w*|say|said|been)\b.*\b(?:at|with|where|claimed|claim|between|during|then)\b|^where (?:was|did|were|has)\b|^who was \w+ (?:\w+ )?with\b|^(?:was|were) \w+ (?:really )?(?:in|at|on|alone|there)\b|^who (?:saw|did \w+ see)\b|\b(?:story|version|statement|account|whereabouts)\b/.test(
      text,
    );
  if (
    /^(?:can|should|do|may|could|must) i (?:really )?(?:trust|believe|suspect)\b|^(?:is|was|are|did|does|could|can|would|has|why|do|should)\b/.test(
      text,
    )
  ) {
    if (
      /\b(?:trust|trusted|trustworthy|believed?|lying|lied?|lies|liar|truth|true|honest|innocent|guilty|suspicious|suspected|suspect|ruled out|out|contradicts?|contradicted|have done it)\b/.test(
        text,
      )
    )
      return ask({ of: 'trust', who });
  }
  const trait = traitIn(text);
  if (trait && !isAlibi && /^(?:what|is|does|did|which|has|was|how)\b/.test(text))
    return ask({ of: 'known', who, about: trait.trait });
  if (
    /^what does \w+ (?:\w+ )?look like|^what (?:is|was) \w+ wearing|^what did \w+ wear|^how does \w+ look|^what is \w+ like$/.test(
      text,
    )
  )
    return ask({ of: 'known', who, about: null });
  if (
    /^why (?:would|should|did|might|could)\b|^(?:did|does|has|had) \w+ (?:\w+ )?(?:have )?(?:a )?(?:motive|quarrel|reason)|\bmotive\b/.test(
      text,
    ) &&
    !/\bask\b/.test(text)
  )
    return ask({ of: 'known', who, about: 'motive' });
  if (isAlibi) return ask({ of: 'known', who, about: 'alibi' });
  return null;
}
