// Sequencer of Vitest that puts files in the order of a seed and runs one half of them, which `ORDER_HALF` names (1 or 2): all of them in one worker take
// over ten minutes. Each seed has other halves, so that in time each file follows each other one.
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

export class ShuffledHalf extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const placeOf = ({ moduleId }: TestSpecification) =>
      createHash('sha1')
        .update(`${seed} ${relative('', moduleId)}`)
        .digest('hex');
    const shuffled = files.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
    const middle = Math.ceil(files.length / 2);
    return process.env['ORDER_HALF'] === '1' ? shuffled.slice(0, middle) : shuffled.slice(middle);
  }
}
