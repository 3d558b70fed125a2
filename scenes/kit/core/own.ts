// Lookup in a table by a name from outside: an address, a file, a replay. Every object inherits `constructor`, `toString` and more, which are no entries.

/** Entry of a table, or undefined where it has none of that name itself. */
export function own<V>(table: Readonly<Record<string, V>>, name: PropertyKey): V | undefined;
export function own<V>(table: readonly V[], index: PropertyKey): V | undefined;
export function own(table: object, name: PropertyKey): unknown {
  return Object.hasOwn(table, name) ? (table as Record<PropertyKey, unknown>)[name] : undefined;
}
