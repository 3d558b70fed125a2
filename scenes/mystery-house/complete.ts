// What a beginning may become: whole sentences that can be said here, else the word that is being typed.
import { WORDS } from './parser/vocabulary.ts';

const MOST = 8;

export function completions(text: string, offered: readonly string[]): readonly string[] {
  const typed = text.toLowerCase().trimStart();
  if (typed === '') return [];
  const whole = offered.filter(say => say.startsWith(typed) && say !== typed);
  if (whole.length > 0) return whole.slice(0, MOST);
  const at = typed.lastIndexOf(' ') + 1;
  const word = typed.slice(at);
  if (word.length < 2) return [];
  return [...WORDS]
    .filter(known => known.startsWith(word) && known !== word)
    .slice(0, MOST)
    .map(known => typed.slice(0, at) + known);
}
