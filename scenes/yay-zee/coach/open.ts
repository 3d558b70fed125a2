// Loader of the coach's tables: each is fetched once, on the first request that needs it.
import type { Json } from '../../kit/core/json.ts';
import type { Rulebook } from '../rules/rulebook.ts';
import { advise, readQuestion } from './advise.ts';
import { MOST_BYTES, read, type Table, TableError } from './table.ts';

/** The names contain a version, so that a cached file is never another one. */
export const TABLE_FILES: Readonly<Record<Rulebook, string>> = {
  standard: 'coach-1.bin',
  official: 'coach-official-1.bin',
};

const tables = new Map<Rulebook, Promise<Table>>();
const opened = new Map<Rulebook, Table>();

/** A failed load is tried again at the next request. */
export function openTable(rulebook: Rulebook): Promise<Table> {
  const known = tables.get(rulebook);
  if (known) return known;
  const loading = fetchTable(rulebook);
  tables.set(rulebook, loading);
  loading.then(
    table => opened.set(rulebook, table),
    () => tables.delete(rulebook),
  );
  return loading;
}

async function fetchTable(rulebook: Rulebook): Promise<Table> {
  const response = await fetch(addressOf(rulebook)).catch(() => null);
  if (!response?.ok)
    throw new TableError('The coach’s table could not be fetched. Check the connection and try again.');
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength > MOST_BYTES) throw new TableError('The coach’s table has the wrong length.');
  return read(new Uint8Array(bytes), rulebook);
}

/** The standard table is named in full, for the list of files that are kept offline; the other one is only fetched where its option is chosen. */
const addressOf = (rulebook: Rulebook): string =>
  rulebook === 'standard' ? '/assets/yay-zee/coach-1.bin' : ['', 'assets', 'yay-zee', TABLE_FILES[rulebook]].join('/');

/** Answers a request of the rules, in a Worker. */
export async function answer(question: Json): Promise<Json> {
  const moment = readQuestion(question);
  return moment && { ...advise(await openTable(moment.rulebook), moment) };
}

/** Answers requests of the rules at once. A table that is not there yet is fetched, and until then there is no advice. */
export async function openCoach(): Promise<(question: Json) => Json> {
  await openTable('standard');
  return question => {
    const moment = readQuestion(question);
    const table = moment && opened.get(moment.rulebook);
    if (moment && !table) void openTable(moment.rulebook).catch(() => {});
    return moment && table ? { ...advise(table, moment) } : null;
  };
}
