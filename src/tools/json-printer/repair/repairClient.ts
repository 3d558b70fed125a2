// Repair client: one proposal at a time in a Worker of its own. Cancelling terminates that Worker.
import type { TaskWorker } from '../../../../scenes/kit/task/messages.ts';
import { openTask, type TaskWatch } from '../../../../scenes/kit/task/task.ts';
import type { Kind } from '../engine/repair/kinds.ts';
import type { Answers, Progress } from '../engine/repair/propose.ts';
import type { ChangeRow, Decisions } from '../engine/repair/session.ts';
import type { Bytes } from '../engine/text/bytes.ts';
import type { Change, Proposed, Refused, RepairRequest, RepairResponse, RepairTask } from './repairMessages.ts';

type Response<K extends RepairResponse['kind']> = Extract<RepairResponse, { kind: K }>;

export interface RepairClient {
  /** `isLines`: the text is named JSON Lines, and stays that. */
  propose(
    source: string | Bytes,
    answers: Answers,
    watch?: TaskWatch<Progress>,
    isLines?: boolean,
  ): Promise<Proposed | Refused>;
  /** Changes of a kind in the last proposal. */
  rows(kind: Kind, from: number, to: number): Promise<readonly ChangeRow[]>;
  apply(decisions: Decisions, watch?: TaskWatch<Progress>): Promise<Response<'applied'>>;
  close(): void;
}

const newWorker = (): TaskWorker => new Worker(new URL('./repair.worker.ts', import.meta.url), { type: 'module' });

export function newRepairClient(start: () => TaskWorker = newWorker): RepairClient {
  const task = openTask<RepairTask>(start);
  const ask = async <K extends RepairResponse['kind']>(input: RepairRequest, watch?: TaskWatch<Progress>) =>
    (await task.run(input, watch)) as Response<K>;
  return {
    propose: (source, answers, watch, isLines = false) =>
      ask<'proposed' | 'refused'>({ kind: 'propose', source, answers, isLines }, watch),
    rows: async (of, from, to) => (await ask<'rows'>({ kind: 'rows', of, from, to })).rows,
    apply: (decisions, watch) => ask<'applied'>({ kind: 'apply', decisions }, watch),
    close: () => task.close(),
  };
}

/** The sentence of a refusal, with its place. */
export const refusalSentence = ({ message, position: { line, column } }: Refused): string =>
  `${message} (line ${line.toLocaleString('en')}, column ${column.toLocaleString('en')})`;

/** Text as JSON with every change accepted, the readings among which somebody has to choose, or why it is refused. */
export async function repairText(
  text: string,
  start = newWorker,
): Promise<
  | { text: string; changes: readonly Change[] }
  | { asked: readonly { readonly title: string; readonly text: string }[] }
  | { refused: string }
> {
  const task = openTask<RepairTask>(start);
  try {
    const output = (await task.run({ kind: 'whole', text })) as Response<'whole' | 'asked' | 'refused'>;
    if (output.kind === 'asked') return { asked: output.readings };
    return output.kind === 'refused'
      ? { refused: refusalSentence(output) }
      : { text: output.text, changes: output.changes };
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) };
  } finally {
    task.close();
  }
}
