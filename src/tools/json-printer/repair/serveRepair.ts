// The repair Worker's work: proposes a repair, holds it while it is decided on, and applies it.
import type { TaskPort } from '../../../../scenes/kit/task/messages.ts';
import { type Report, serveTask } from '../../../../scenes/kit/task/serve.ts';
import { applyEdits } from '../engine/repair/edits.ts';
import { type Progress, type Proposal, type Proposing, propose } from '../engine/repair/propose.ts';
import { type ReadingSummary, summaries } from '../engine/repair/readingSummary.ts';
import { Refusal } from '../engine/repair/refusal.ts';
import { LineCounter, RepairSession } from '../engine/repair/session.ts';
import type { Bytes } from '../engine/text/bytes.ts';
import { utf8Text } from '../engine/text/encoding.ts';
import type { RepairResponse, RepairTask } from './repairMessages.ts';

export function serveRepair(port: TaskPort): void {
  let session: RepairSession | undefined;

  function respond(input: RepairTask['input'], report: Report<Progress>): RepairResponse {
    if (input.kind === 'rows') return { kind: 'rows', rows: session?.rows(input.of, input.from, input.to) ?? [] };
    if (input.kind === 'apply') {
      if (!session) throw new Error('There is nothing to apply');
      return { kind: 'applied', ...session.apply(input.decisions) };
    }
    const isWhole = input.kind === 'whole';
    const text = isWhole ? input.text : utf8Of(input.source);
    const { answers, isLines } = isWhole ? { answers: {}, isLines: false } : input;
    const found =
      text === null
        ? new Refusal('This text is not UTF-8', 0)
        : proposal(() => propose(text, answers, isLines), report);
    if (found instanceof Refusal) return refused(text ?? '', found);
    session = new RepairSession(text as string, found);
    const readings = found.readings ? summaries(text as string, found.readings) : [];
    if (isWhole && found.readings)
      return {
        kind: 'asked',
        readings: found.readings.map(({ edits }, i) => ({
          title: (readings[i] as ReadingSummary).title,
          text: applyEdits(text as string, edits),
        })),
      };
    if (isWhole) return { kind: 'whole', text: session.text, changes: [...session.changes()] };
    return { kind: 'proposed', kinds: session.summary(), blocks: session.blocks, readings };
  }

  serveTask<RepairTask>(port, respond, {
    buffersOf: output => (output.kind === 'applied' ? [output.bytes.buffer] : []),
  });
}

function proposal(begin: () => Proposing, report: Report<Progress>): Proposal | Refusal {
  try {
    const steps = begin();
    let stage = '';
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return step.value;
      report(step.value, stage !== step.value.stage);
      ({ stage } = step.value);
    }
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Text of a source; null if its bytes are not UTF-8, of which a repair would lose some. */
const utf8Of = (source: string | Bytes): string | null =>
  typeof source === 'string' ? source : utf8Text(source.subarray(0, -1));

function refused(text: string, { message, at }: Refusal): RepairResponse {
  const byte = new TextEncoder().encode(text.slice(0, at)).length;
  return { kind: 'refused', message, at, byte, position: new LineCounter(text).at(at) };
}
