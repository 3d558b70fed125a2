// Text with its search matches highlighted.

interface MarkedProps {
  readonly text: string;
  readonly query: string;
  readonly matchCase: boolean;
}

/** Most matches highlighted in one text. */
const MAX_MATCHES = 20;

export function Highlight({ text, query, matchCase }: MarkedProps) {
  if (!query) return text;
  const where = matchCase ? text : text.toLowerCase();
  const wanted = matchCase ? query : query.toLowerCase();
  const parts = [];
  let from = 0;
  for (let i = 0; i < MAX_MATCHES; i++) {
    const at = where.indexOf(wanted, from);
    // Lower case may have another length than the text: then indices do not agree.
    if (at < 0 || where.length !== text.length) break;
    parts.push(text.slice(from, at), <mark key={at}>{text.slice(at, at + wanted.length)}</mark>);
    from = at + wanted.length;
  }
  return [...parts, text.slice(from)];
}
