// Words around JSON: whether what stands before, between or behind it is about it, or data that belongs to it.

/**
 * Whether a string ends or begins within words: their quotes do not pair, or signs of JSON stand where words should. An apostrophe is a
 * quote before such a sign alone.
 */
function hasOpenQuote(words: string): boolean {
  if (/'\s*[,:\]})]/.test(words)) return true;
  const parts = words.split('"');
  return parts.length % 2 === 0 || parts.some((part, i) => i % 2 === 1 && /^\s*[,:\]}]|[,:[{]\s*$/.test(part));
}

const QUOTED = /"(?:[^"\\\n]|\\.)*"/g;
/** A string within brackets. */
const STRING_IN_BRACKETS = /[[{][^[\]{}]*["'][^[\]{}]*["'][^[\]{}]*[\]}]/;
/** A key of `print_r` or of a language with arrows, beside its value, one of its signs mistaken or none; or a parenthesis alone in a line. */
const ARROW =
  /^\s*(?:[[\](){},:'"=]?>|=(?!=))|\]\s*(?:[[\](){},:'"=]?>|=(?!=))|=>\s*$|^\s*Array\s*(?:[^\p{L}\p{N}\s]|$)|(?:^|\n)[ \t]*\([ \t]*(?:\n|$)/u;
/** A key of YAML, or an element, on a line of its own. */
const YAML_LINE = /^[ \t]*(?:- +)*(?:-(?= |$)|[\p{L}_$][\p{L}\p{N}_$-]*:(?= |$))/gmu;
/** A quote beside a sign of JSON. */
const BESIDE_SIGN = /["']\s*[:,\]}]|[,:[{]\s*["']/;
const SCALAR = /^(?:[.+-]*\d[\d.eE+-]*|[.+-]*(?:true|false|null|True|False|None)\.*)$/;

/**
 * Whether what stands before, between or behind pieces of JSON is words about them and no data that belongs to them. In doubt it is data:
 * a string beside a sign of JSON, a bracket without its other one, a list in brackets, or nothing but numbers and constants.
 */
export function isProse(text: string, at: number, end: number, isEscaped = false): boolean {
  const cut = text.slice(at, end).trim();
  const words = (cut.replaceAll(QUOTED, '').match(/[\p{L}\p{N}_$.+-]+/gu) ?? []).filter(word =>
    /[\p{L}\p{N}]/u.test(word),
  );
  if (ARROW.test(cut) || (cut.match(YAML_LINE)?.length ?? 0) > 1) return false;
  if (!isBalanced(cut)) return false;
  // Brackets without content that touch something, or stand without a word, are containers.
  if (/\S(?:\[\s*\]|\{\s*\})|(?:\[\s*\]|\{\s*\})\S/.test(cut)) return false;
  if (words.length === 0 && !cut.includes('"')) return !/[[{(]/.test(cut);
  if (/,\s*(?:,|\/[/*])|^\{[^{}]+\}$/.test(cut)) return false;
  if (cut.endsWith('::') || (at === 0 && /^[,;:]/.test(cut))) return false;
  if (words.every(word => SCALAR.test(word)) || (at === 0 && /^[(\s\\]*["']/.test(cut))) return false;
  if (
    at > 0 &&
    /^[\s,.;]*(?:(?:true|false|null|True|False|None)(?![\p{L}\p{N}_])|[+-]?\d[\d.]*(?:[eE][+-]?\d+)?(?![^\s,;\]})]))/u.test(
      cut,
    )
  )
    return false;
  if (at > 0 && (/^[[{(]/.test(text.slice(at, at + 1)) || /^[[{].*[\]}]$/s.test(cut))) return false;
  if (/'\s*$|''|[([{]\s*["']|\}\s*:/.test(cut) && !isEscaped) return false;
  if (STRING_IN_BRACKETS.test(cut) || (end < text.length && /[\p{L}\p{N}_$]/u.test(text[end - 1] as string)))
    return false;
  if (BESIDE_SIGN.test(cut) || /[[{][^[\]{},]*,[^[\]{}]*[\]}]|\{[^{}:]*:/.test(cut)) return false;
  // The quotes around an escaped text are none of its own.
  if (hasOpenQuote(cut) && !(isEscaped && (cut.endsWith('"') || (at > 0 && cut.startsWith('"'))))) return false;
  if (at > 0 && (/^[\p{L}\p{N}_$':]/u.test(text[at] ?? '') || /^,.*[\d"':[\]{}]/s.test(cut))) return false;
  if (at > 0 && /^[\s,]*[\p{L}_$][\p{L}\p{N}_$]*\s*:\s*(?:["'{\d-]|(?:true|false|null)\b)/u.test(cut)) return false;
  if (end < text.length && cut.endsWith(',')) return false;
  const isStringAtEnd = [...cut.matchAll(QUOTED)].some(
    ({ 0: string, index }) => index === 0 || index + string.length === cut.length,
  );
  return !isStringAtEnd;
}

/** Whether its brackets match; one behind a single letter or digit counts the points of a list. */
function isBalanced(text: string): boolean {
  const open: string[] = [];
  for (const [sign] of text.replaceAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]\)/gu, '').matchAll(/[[\]{}()]/g)) {
    if (sign === '[') open.push(']');
    else if (sign === '(') open.push(')');
    else if (sign === '{') open.push('}');
    else if (open.pop() !== sign) return false;
  }
  return open.length === 0;
}
