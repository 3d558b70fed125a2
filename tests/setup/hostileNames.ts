// Names that every object inherits, and variants of plain data that hold them in each place.
import type { Json } from '../../scenes/kit/core/json.ts';

export const HOSTILE_NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', ''] as const;

type Place = (value: string) => string;

/**
 * The JSON texts that a value becomes with a hostile name in each place: as each value, as each key's new name, and as a further key of each object.
 * Texts, because `__proto__` is an own key only for a parser. Of longer lists the first entries are varied.
 */
export function* spoiltTexts(value: Json, mostEntries = 3): Generator<string> {
  for (const name of HOSTILE_NAMES) yield* spoiltBy(value, name, mostEntries, text => text);
}

function* spoiltBy(value: Json, name: string, mostEntries: number, place: Place): Generator<string> {
  const quoted = JSON.stringify(name);
  yield place(quoted);
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (let i = 0; i < Math.min(mostEntries, value.length); i++)
      yield* spoiltBy(value[i], name, mostEntries, text =>
        place(`[${value.map((one, at) => (at === i ? text : JSON.stringify(one))).join()}]`),
      );
    return;
  }
  const entries = Object.entries(value).map(([key, one]) => [JSON.stringify(key), JSON.stringify(one)] as const);
  const object = (parts: readonly (readonly [string, string])[]) =>
    place(`{${parts.map(part => part.join(':')).join()}}`);
  yield object([...entries, [quoted, '{}']]);
  yield object([...entries, [quoted, '1']]);
  for (const [index, [key]] of Object.entries(value).entries()) {
    yield object(entries.map((entry, at) => (at === index ? [quoted, entry[1]] : entry)));
    yield* spoiltBy((value as Record<string, Json>)[key] as Json, name, mostEntries, text =>
      object(entries.map((entry, at) => (at === index ? [entry[0], text] : entry))),
    );
  }
}
