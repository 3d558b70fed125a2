// Sequencer of Vitest that runs files in the order of a list, which `FILE_ORDER` names.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

export class GivenOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const places = new Map(
      readFileSync(String(process.env['FILE_ORDER']), 'utf8')
        .split('\n')
        .map((file, place) => [file, place]),
    );
    const placeOf = ({ moduleId }: TestSpecification) => places.get(relative('', moduleId)) ?? places.size;
    return files.filter(file => placeOf(file) < places.size).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
