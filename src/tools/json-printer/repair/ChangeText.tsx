// One change of a repair on one line: what goes, what comes, and a little of what stands around it.
import type { ChangeRow } from '../engine/repair/session.ts';
import styles from './RepairDialog.module.css';

export const ChangeText = ({ row: { before, after, context } }: { readonly row: ChangeRow }) => (
  <code className={styles.change}>
    {seen(context[0])}
    {before && <del>{seen(before)}</del>}
    {after && <ins>{seen(after)}</ins>}
    {seen(context[1])}
  </code>
);

const SIGNS: Readonly<Record<string, string>> = { '\n': '↵', '\r': '', '\t': '⇥' };

/** Shows invisible characters as signs or escapes. */
const seen = (text: string): string =>
  text.replace(
    /[\p{Cc}\u00a0\u200b\u2028\u2029\ufeff]/gu,
    char => SIGNS[char] ?? `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
