// Time spent on a piece of work in this process.
import { random, seeded } from '../../scenes/kit/core/rng.ts';

/** Milliseconds: by the clock or by the processor, whichever is less, as other processes lengthen the one and other threads the other. */
export function spentMs(work: () => void): number {
  const [cpu, began] = [process.cpuUsage(), performance.now()];
  work();
  const wall = performance.now() - began;
  const { user, system } = process.cpuUsage(cpu);
  return Math.min(wall, (user + system) / 1000);
}

/** Time of a piece of work that took a tenth of a second where limits were set, in ms: a limit is so many of these on any machine. */
export function referenceMs(): number {
  sortAnew();
  return spentMs(sortAnew);
}

/** Arithmetic and objects. */
function sortAnew(): void {
  const rng = seeded(1);
  for (let i = 0; i < 300; i++)
    Array.from({ length: 800 }, () => ({ x: random(rng), y: random(rng) })).sort((a, b) => a.x * a.y - b.x * b.y);
}
