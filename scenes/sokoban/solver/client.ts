// Solver client: runs proofs and judgements in Workers; an AbortSignal cancels them.
import { grouped } from '../../kit/core/digits.ts';
import { openTask, type TaskWatch } from '../../kit/task/task.ts';
import { type Level, type Position, positionOf } from '../rules/level.ts';
import type { Judgement, Worth } from './judge.ts';
import type { Fewest, SolverTask } from './messages.ts';
import type { Answer, Progress, Solution } from './solve.ts';

export interface SolverWatch extends TaskWatch<Progress> {
  /** Where to start; by default the level's start. */
  readonly position?: Position;
  /** Limits of the search, as in `solve`. */
  readonly bytes?: number;
  readonly positions?: number;
  /** What the solution has the fewest of; pushes unless told. */
  readonly fewest?: Fewest;
}

/** The search reached a limit before it knew. */
export class GaveUp extends Error {
  override readonly name = 'GaveUp';
}

const openSolver = () =>
  openTask<SolverTask>(() => new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' }));

/** Proofs take seconds and judgements should not wait for them: each has a Worker of its own. */
const prover = openSolver();
const judging = openSolver();

/** The fewest pushes, or moves; null where it is proven that none suffice. Rejected with GaveUp at a limit, with the signal's reason when given up. */
export async function solveInWorker(level: Level, watch: SolverWatch = {}): Promise<Solution | null> {
  const { position = positionOf(level), bytes, positions, fewest = 'pushes', ...rest } = watch;
  const limits = { ...(bytes !== undefined && { bytes }), ...(positions !== undefined && { positions }) };
  const answer = (await prover.run({ what: 'solve', fewest, level, position, ...limits }, rest)) as Answer;
  if (answer.kind === 'solved') return answer.solution;
  if (answer.kind === 'unsolvable') return null;
  const count = grouped(answer.positions);
  throw new GaveUp(`Not solved within ${count} positions. Nothing is proven: it may be solvable or not.`);
}

/** Time limit of the light's analysis in the Worker, in ms. */
export const LIGHT_MS = 2000;
/** The same for the value of a hint. */
const WORTH_MS = 1500;
const LIGHT_BYTES = 120_000_000;

/** Whether the position can be won, with a solution or the lost boxes. */
export async function judgeInWorker(level: Level, position: Position, watch: SolverWatch = {}): Promise<Judgement> {
  const { bytes = LIGHT_BYTES, positions, signal, onProgress } = watch;
  const limits = { bytes, ...(positions !== undefined && { positions }) };
  const rest = { ...(signal && { signal }), ...(onProgress && { onProgress }) };
  return (await judging.run({ what: 'judge', level, position, ms: LIGHT_MS, ...limits }, rest)) as Judgement;
}

/** Value of the first push of a shortest solution. */
export async function worthInWorker(
  level: Level,
  position: Position,
  solution: Solution,
  signal: AbortSignal,
): Promise<Worth> {
  const asked = { level, position, solution, ms: WORTH_MS, bytes: LIGHT_BYTES };
  return (await judging.run({ what: 'worth', ...asked }, { signal })) as Worth;
}

/** Ends both Workers; the next request starts another. */
export function closeSolver(): void {
  prover.close();
  judging.close();
}
