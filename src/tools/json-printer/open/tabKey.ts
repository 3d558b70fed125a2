// Session storage key of the tab's document.
export const TAB_KEY = 'foldedFox.json.document';

export function hasTabDocument(): boolean {
  try {
    return !!sessionStorage.getItem(TAB_KEY);
  } catch {
    return false;
  }
}
