// Spelling correction by Damerau–Levenshtein distance (optimal string alignment): dynamic programming that keeps three rows.
// Swapped neighbours count as one slip, because they are the commonest typing error.

/** Edit distance of two words: letters replaced, missing, added or swapped; above `most` it is `most + 1`. */
export function editDistance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let previous: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, j) => j);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1];
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      next[j] = Math.min(
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
        (row[j - 1] as number) + (isSame ? 0 : 1),
        isSwapped ? (previous[j - 2] as number) + 1 : Infinity,
      );
    }
    [previous, row] = [row, next];
  }
  return Math.min(row[to.length] as number, most + 1);
}

/** Words of this length or less may have one slip, longer ones two. */
const SHORT = 7;

/** The nearest known word; null where none is near. Ties go to the first. */
export function nearestWord(word: string, known: Iterable<string>): string | null {
  const most = word.length <= SHORT ? 1 : 2;
  let best: string | null = null;
  let least = most + 1;
  for (const one of known) {
    if (one.length < 3 || least === 1) continue;
    const count = editDistance(word, one, most);
    if (count < least) [best, least] = [one, count];
  }
  return best;
}
