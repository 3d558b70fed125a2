// Under which a tab remembers the document it works on.
export const MARK = 'foldedFox.json.document';

export function hasMark(): boolean {
  try {
    return !!sessionStorage.getItem(MARK);
  } catch {
    return false;
  }
}
