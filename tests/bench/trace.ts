// Times of a page's thread from a trace of the browser: what its processor did, whatever else ran beside it.

/** Categories of a trace that `frameTimesOf` reads. */
export const TRACED = ['-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'cc', 'v8'];

export interface FrameTimes {
  /** Milliseconds of processor of each frame's callbacks. */
  readonly scripts: readonly number[];
  /** Milliseconds of processor in which each frame's canvas was drawn, in software. */
  readonly drawing: readonly number[];
  /** Milliseconds of processor of each task, drawing left out: a graphics card would do it. */
  readonly tasks: readonly number[];
  /** Milliseconds of processor in which garbage was collected, in all. */
  readonly garbage: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: start, length, and processor time of it. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

const SCRIPT = 'FireAnimationFrame';
const DRAWING = 'LayerTreeHost::DoUpdateLayers';
const TASK = /^(?:ThreadControllerImpl::)?RunTask$/;
const GARBAGE = ['MinorGC', 'MajorGC'];

/** Times of the thread that ran the most callbacks of frames. */
export function frameTimesOf(trace: string): FrameTimes {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] };
  const threads = new Map<string, TraceEvent[]>();
  for (const event of traceEvents) {
    if (event.ph !== 'X') continue;
    const thread = `${event.pid}.${event.tid}`;
    const known = threads.get(thread);
    if (known) known.push(event);
    else threads.set(thread, [event]);
  }
  const frames = (events: readonly TraceEvent[]) => events.filter(({ name }) => name === SCRIPT).length;
  const events = [...threads.values()].reduce((most, one) => (frames(one) > frames(most) ? one : most), []);
  const tasks = outermost(events.filter(({ name }) => TASK.test(name))).map(task => {
    const until = task.ts + (task.dur ?? 0);
    const inside = events.filter(({ ts }) => ts >= task.ts && ts < until);
    return { all: spent(task), script: sum(inside, SCRIPT), drawing: sum(inside, DRAWING) };
  });
  return {
    scripts: tasks.map(({ script }) => script).filter(ms => ms > 0),
    drawing: tasks.map(({ drawing }) => drawing).filter(ms => ms > 0),
    tasks: tasks.map(({ all, drawing }) => all - drawing),
    garbage: GARBAGE.reduce((ms, name) => ms + sum(events, name), 0),
  };
}

/** Milliseconds of all events of a name. */
const sum = (events: readonly TraceEvent[], name: string): number =>
  events.reduce((ms, event) => (event.name === name ? ms + spent(event) : ms), 0);

const spent = ({ tdur = 0 }: TraceEvent): number => tdur / 1000;

/** Tasks that lie in no other: the browser names one twice. */
function outermost(tasks: readonly TraceEvent[]): readonly TraceEvent[] {
  let end = 0;
  return tasks
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}
