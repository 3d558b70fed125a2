// A program that tells, in the time zone it is started in, what everybody shares at certain moments: `days.test.ts` runs it in several.
import { coldCases } from '../../scenes/mystery-house/rules/coldCases.ts';
import { dailySeed } from '../../src/play/page/address.ts';
import { replayName } from '../../src/play/replay/runFiles.ts';

/** What was shared at a moment, and what the clock on the wall said: proof that the program stood in another zone. */
export interface Told {
  readonly moment: string;
  readonly onTheWall: number;
  readonly seed: number;
  readonly week: readonly string[];
  readonly file: string;
}

const run = { game: 'test', seed: 7 } as Parameters<typeof replayName>[0];

function toldAt(moment: string): Told {
  const now = new Date(moment);
  stopClockAt(now);
  return {
    moment,
    onTheWall: now.getDate(),
    seed: dailySeed(),
    week: coldCases(new Date()).map(({ seed, title }) => `${seed} ${title}`),
    file: replayName(run),
  };
}

/** `new Date()` as well as Date.now: a page asks either. */
function stopClockAt(moment: Date): void {
  globalThis.Date = class extends RealDate {
    constructor(...from: []) {
      super(...(from.length > 0 ? from : ([moment.getTime()] as unknown as [])));
    }
    static override now = () => moment.getTime();
  } as DateConstructor;
}
const RealDate = Date;

console.info(JSON.stringify(process.argv.slice(2).map(toldAt)));
