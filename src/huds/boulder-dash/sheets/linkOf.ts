// A cave as a link, as far as servers take one: what is longer is given away as text.

/** Many servers refuse an address longer than 8 kB. */
const MOST_CHARACTERS = 7500;

interface Offered {
  readonly copies: readonly { readonly label: string; readonly text: string }[];
  readonly note?: string;
}

/** What is offered beside the text of a cave; null while it is not finished. */
export function linkOf(link: string | null): Offered {
  if (link === null) return { copies: [] };
  if (link.length > MOST_CHARACTERS)
    return { copies: [], note: 'This cave is too large for a link: copy its text instead.' };
  return { copies: [{ label: 'Copy a link', text: link }] };
}
