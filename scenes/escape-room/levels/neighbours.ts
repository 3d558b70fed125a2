// Neighbours: two buildings of a row share no device, which is what stands in a room for its plot or tells a riddle, and not in every building.
import { type Frame, frameOf } from './draws.ts';
import type { Plots } from './plots.ts';

/** Devices that several plots of a room have. */
const SHARED: readonly (readonly Plots[keyof Plots][])[] = [
  // The clock, and the fuse panel.
  ['clock', 'busts'],
  ['fuse', 'valves'],
];

const devicesOf = ({ plots, kinds }: Frame): readonly string[] => [
  ...Object.values(plots),
  ...Object.values(plots).flatMap(plot => SHARED.filter(shared => shared.includes(plot)).map(shared => shared.join())),
  ...Object.values(kinds),
];

/** Whether the buildings of two seeds share a device. */
export function shareDevice(seed: number, other: number): boolean {
  const before = new Set(devicesOf(frameOf(other)));
  return devicesOf(frameOf(seed)).some(device => before.has(device));
}
