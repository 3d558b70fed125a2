// The verbs of speech: ask, tell and show, with whom and what about.
import type { MysteryState } from '../state.ts';
import { nounsIn } from './nouns.ts';
import type { ParsedSentence } from './ParsedSentence.ts';
import { subjectsAbout, subjectsIn } from './subjects.ts';
import { ASKS, GUEST_OF } from './vocabulary.ts';

type State = Readonly<MysteryState>;

/** 'ask ada about tobacco and scent', 'talk to her', 'ask about alibi', 'ask bruno where he was', 'confront edith with ada'. */
export function asked(verb: string, words: readonly string[], state: State): ParsedSentence {
  const at = words.indexOf('about');
  if (at >= 0)
    return { verb: 'ask', nouns: nounsIn(words.slice(0, at), state), about: subjectsAbout(words.slice(at + 1), state) };
  const withAt = words.findIndex((word, i) => i > 0 && word === 'with');
  if (withAt > 0 && (verb === 'confront' || verb === 'press'))
    return {
      verb: 'ask',
      nouns: nounsIn(words.slice(0, withAt), state),
      about: subjectsAbout(words.slice(withAt + 1), state),
    };
  const end = words.findIndex((word, i) => ASKS.has(word) || (i > 0 && /^(?:if|whether|for|that)$/.test(word)));
  const [whom, rest] = end < 0 ? splitName(words) : [words.slice(0, end), words.slice(end)];
  const own = rest.filter(word => word !== 'he' && word !== 'she' && word !== 'him');
  const nouns = nounsIn(whom, state);
  const about = verb === 'confront' || verb === 'press' ? (['lie'] as const) : subjectsIn(own, state);
  return { verb: 'ask', nouns, about };
}

/** 'bruno alibi' is Bruno, asked about the alibi. */
function splitName(words: readonly string[]): readonly [readonly string[], readonly string[]] {
  const at = words.findLastIndex(word => GUEST_OF.has(word) || /^(?:him|her|them)$/.test(word));
  return at < 0 ? [words, []] : [words.slice(0, at + 1), words.slice(at + 1)];
}

/** 'tell ada about the letter', 'tell bruno to wait', 'tell me about ada'. */
export function told(words: readonly string[], state: State): ParsedSentence | null {
  const at = words.indexOf('about');
  const rest = at < 0 ? [] : words.slice(at + 1);
  if (/^(?:me|us)$/.test(words[0] ?? ''))
    return at < 0 ? null : { verb: 'ask', nouns: [], about: subjectsAbout(rest, state) };
  const end = words.findIndex((word, i) => i > 0 && /^(?:that|how|why|what|where|who|he|she|they|it)$/.test(word));
  const [whom, what] =
    at >= 0 ? [words.slice(0, at), rest] : end > 0 ? [words.slice(0, end), words.slice(end)] : splitName(words);
  const nouns = nounsIn(whom, state);
  if (what[0] === 'to') return { verb: 'order', nouns };
  return { verb: 'tell', nouns, about: at < 0 ? subjectsIn(what, state) : subjectsAbout(what, state) };
}

/** 'show the glass to ada', 'show ada the glass', 'give ada the glass'. */
export function shown(words: readonly string[], state: State): ParsedSentence {
  const to = words.findLastIndex(word => word === 'to');
  if (to > 0)
    return { verb: 'show', what: nounsIn(words.slice(0, to), state), nouns: nounsIn(words.slice(to + 1), state) };
  const name = words.findIndex(word => GUEST_OF.has(word) || /^(?:him|her|them|everybody|everyone)$/.test(word));
  if (name < 0 || name === words.length - 1) return { verb: 'show', what: nounsIn(words, state), nouns: [] };
  const isSurname = GUEST_OF.has(words[name + 1] ?? '');
  const end = name + (isSurname ? 2 : 1);
  return { verb: 'show', what: nounsIn(words.slice(end), state), nouns: nounsIn(words.slice(0, end), state) };
}
