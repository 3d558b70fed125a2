// The beginning of keeping: its code is fetched with the first change, or where this tab has something to bring back.
import type { Printer } from '../printer.ts';
import type { Keeper } from './keeper.ts';

/** From the first change on the document is kept; the answer ends it. */
export function keepLater(printer: Printer): () => void {
  let keeper: Keeper | undefined;
  let isOver = false;
  const start = async () => {
    const { keeperOf } = await import('./keeper.ts');
    if (!isOver) keeper = keeperOf(printer);
  };
  const stop = printer.store.subscribe(({ input }, before) => {
    if (input === before.input) return;
    stop();
    void start();
  });
  return () => {
    isOver = true;
    stop();
    keeper?.stop();
  };
}
