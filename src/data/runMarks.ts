// Marks of games that are kept in the middle, read at once: the start card offers Continue before the database and the app are there.

const markOf = (id: string): string => `foldedFox.run.${id}`;

/** Whether a game in progress is kept. A mark may stand for a moment longer than its run. */
export function isMarked(id: string): boolean {
  try {
    return [markOf(id), ...['', '.before'].map(slot => `foldedFox.kept.${id}${slot}`)].some(
      key => localStorage.getItem(key) !== null,
    );
  } catch {
    return false;
  }
}

/** Says whether the database has a run of this game. */
export function markRun(id: string, isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(markOf(id), '1');
    else localStorage.removeItem(markOf(id));
  } catch {}
}
