// Texts of the missions' halls, fetched when one is asked for: what the Worker answers a request of the rules with.
import type { Json } from '../../kit/core/json.ts';

const TEXTS = import.meta.glob<string>('../../../assets/levels/stealth-escape/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const BY_NUMBER = Object.keys(TEXTS)
  .toSorted()
  .map(path => TEXTS[path] as string);

/** The text of a hall; empty for what is none. */
export function hallText(request: Json): Json {
  const hall = typeof request === 'object' && request !== null && 'hall' in request ? Number(request['hall']) : 0;
  return BY_NUMBER[hall - 1] ?? '';
}
