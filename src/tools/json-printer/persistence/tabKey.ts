// Under which a tab remembers the document it works on.
export const TAB_KEY = 'foldedFox.json.document';

export function hasTabDocument(): boolean {
  try {
    return !!sessionStorage.getItem(TAB_KEY);
  } catch {
    return false;
  }
}
