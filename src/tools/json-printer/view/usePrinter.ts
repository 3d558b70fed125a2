// One printer per page, given to the components below it.
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Printer, PrinterState } from '../printer.ts';

export const PrinterContext = createContext<Printer | null>(null);

export function usePrinter(): Printer {
  const printer = useContext(PrinterContext);
  if (!printer) throw new Error('There is no printer around this component');
  return printer;
}

export const usePrinterState = <T>(select: (state: PrinterState) => T): T => useStore(usePrinter().store, select);
