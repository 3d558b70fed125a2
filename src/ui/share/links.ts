// Links that hold what a person made: behind `#`, which no server sees, and not too long to be passed on.

/** Programs that pass links on cut longer ones. */
export const MAX_LINK_LENGTH = 30_000;

/** Said where a link would be longer. A file holds the same. */
export const TOO_LONG_FOR_LINK = 'This is too long for a link. Save it as a file instead.';

/** The link, or null if it is too long to be passed on. */
export const shareable = (link: string): string | null => (link.length > MAX_LINK_LENGTH ? null : link);

/** Parameters of the part behind `#`; none where that is the name of a place on the page. */
export const readFragment = (hash: string): URLSearchParams =>
  new URLSearchParams(hash.includes('=') ? hash.replace(/^#/, '') : '');

/** The same address with these parameters behind `#`. */
export function withFragment(link: string, parameters: Readonly<Record<string, string>>): string {
  const fragment = new URLSearchParams(parameters).toString();
  return fragment === '' ? link : `${link}#${fragment}`;
}
