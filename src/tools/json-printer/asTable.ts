// Arrays as tables: what they need is fetched with the first of them.
import type { Tabling } from './fetched.ts';
import type { Printer } from './printer.ts';

/** What tables need, at hand in this printer. */
export async function fetchTabling(printer: Printer): Promise<Tabling<Printer>> {
  printer.tabling ??= await import('./tabling.ts');
  return printer.tabling;
}

export async function asTable(printer: Printer, array: number): Promise<void> {
  await (await fetchTabling(printer)).toggleTable(printer, array);
}
