// Search of the command palette: which entries a text finds, the best first. Every word of the text must be found in the title or the other words.
import type { Entry } from './entries.ts';

type Found = Pick<Entry, 'title' | 'words'>;

/** Letters without accents, in lower case; whatever stands between words is a space. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}/]+/gu, ' ')
    .trim();

/** How well one word is found: the more the better, 0 for not at all. */
const SCORE = {
  wholeTitle: 12,
  wholeWord: 8,
  startOfTitle: 7,
  startOfWord: 6,
  otherWord: 4,
  startOfOther: 3,
  inTitle: 2,
};

function scoreOf(word: string, title: string, others: readonly string[]): number {
  const words = title.split(' ');
  if (title === word) return SCORE.wholeTitle;
  if (words.includes(word)) return SCORE.wholeWord;
  if (title.startsWith(word)) return SCORE.startOfTitle;
  if (words.some(each => each.startsWith(word))) return SCORE.startOfWord;
  if (others.includes(word)) return SCORE.otherWord;
  if (others.some(each => each.startsWith(word))) return SCORE.startOfOther;
  return word.length > 2 && title.replaceAll(' ', '').includes(word) ? SCORE.inTitle : 0;
}

/** Words that say nothing about what is looked for, unless nothing else is asked. */
const FILLERS: ReadonlySet<string> = new Set(['a', 'the', 'of', 'to', 'for', 'in', 'on', 'my', 'go', 'open']);

export function search<E extends Found>(entries: readonly E[], text: string): readonly E[] {
  const asked = plain(text).split(' ').filter(Boolean);
  if (asked.length === 0) return entries;
  const needed = asked.filter(word => !FILLERS.has(word));
  const words = needed.length > 0 ? needed : asked;
  return entries
    .map((entry, index) => {
      const title = plain(entry.title);
      const others = entry.words.flatMap(word => plain(word).split(' '));
      const scores = words.map(word => scoreOf(word, title, others));
      const bonus = title.startsWith(plain(text)) ? SCORE.wholeTitle : 0;
      return { entry, index, score: scores.includes(0) ? 0 : bonus + scores.reduce((sum, score) => sum + score, 0) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
    .map(({ entry }) => entry);
}
