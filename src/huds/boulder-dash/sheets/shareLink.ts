// Share options of a cave: a link, as long as servers accept its length.

/** Many servers refuse an address longer than 8 kB. */
const MOST_CHARACTERS = 7500;

interface ShareOptions {
  readonly copies: readonly { readonly label: string; readonly text: string }[];
  readonly note?: string;
}

/** Options beside the text of a cave; null while the cave has faults. */
export function shareLink(link: string | null): ShareOptions {
  if (link === null) return { copies: [] };
  if (link.length > MOST_CHARACTERS)
    return { copies: [], note: 'This cave is too large for a link: copy its text instead.' };
  return { copies: [{ label: 'Copy a link', text: link }] };
}
