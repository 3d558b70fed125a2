// Solver for scripts (`window.lab.solve`): XSB text in, shortest solution out.
import { readXsb } from '../levels/xsb.ts';
import { solveInWorker } from './client.ts';
import type { Solution } from './solve.ts';

/** Of the text's first level; null where it cannot be solved. Throws where there is no level, or no answer. */
export async function solveText(xsb: string): Promise<Solution | null> {
  const [level] = readXsb(xsb);
  return level ? solveInWorker(level) : null;
}
