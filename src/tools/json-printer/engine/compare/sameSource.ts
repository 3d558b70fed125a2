// Exact comparison of two values, token by token: decides where equal hashes might be a collision.
import { type JsonDocument, keyText, offsetOf, sourceOf } from '../document/document.ts';
import { Kind, NONE } from '../document/nodes.ts';

const QUOTE = 34;
const BACKSLASH = 92;

/** True if both values have the same tokens. White space and escapes in keys are ignored; the order of members is not. */
export function isSameSource(a: JsonDocument, x: number, b: JsonDocument, y: number): boolean {
  const count = (a.nodes.size[x] as number) + 1;
  if (count !== (b.nodes.size[y] as number) + 1) return false;
  for (let i = 0; i < count; i++) {
    const [m, n] = [x + i, y + i];
    const kind = a.nodes.kind[m] as number;
    if (kind !== b.nodes.kind[n] || a.nodes.size[m] !== b.nodes.size[n]) return false;
    if (i > 0 && !isSameKey(a, m, b, n)) return false;
    if (kind > Kind.array && !isSameToken(a, m, b, n)) return false;
  }
  return true;
}

/** True if two nodes have the same key, or neither has one. */
export function isSameKey(a: JsonDocument, m: number, b: JsonDocument, n: number): boolean {
  const [k, l] = [a.nodes.key[m] as number, b.nodes.key[n] as number];
  if (k === NONE || l === NONE) return k === l;
  const [s, t] = [sourceOf(a, k), sourceOf(b, l)];
  for (let i = k - offsetOf(a, k) + 1, j = l - offsetOf(b, l) + 1; s[i] === t[j]; i++, j++) {
    if (s[i] === QUOTE) return true;
    if (s[i] !== BACKSLASH) continue;
    i++;
    j++;
    if (s[i] !== t[j]) break;
  }
  return keyText(a, m) === keyText(b, n);
}

function isSameToken(a: JsonDocument, m: number, b: JsonDocument, n: number): boolean {
  const [k, l] = [a.nodes.start[m] as number, b.nodes.start[n] as number];
  const length = (a.nodes.end[m] as number) - k;
  if (length !== (b.nodes.end[n] as number) - l) return false;
  const [s, t] = [sourceOf(a, k), sourceOf(b, l)];
  const [from, other] = [k - offsetOf(a, k), l - offsetOf(b, l)];
  for (let i = 0; i < length; i++) if (s[from + i] !== t[other + i]) return false;
  return true;
}
