// Time spent on a piece of work in this process.

/** Milliseconds: by the clock or by the processor, whichever is less, as other processes lengthen the one and other threads the other. */
export function spentMs(work: () => void): number {
  const [cpu, began] = [process.cpuUsage(), performance.now()];
  work();
  const wall = performance.now() - began;
  const { user, system } = process.cpuUsage(cpu);
  return Math.min(wall, (user + system) / 1000);
}
