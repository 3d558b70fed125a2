// Cameras: one of them is live, and notes signs in its cone as an agent does.
import { PI } from '../../kit/core/math.ts';
import { type Cone, inCone } from '../../kit/core/world/sight.ts';
import type { Point } from './pathGeometry.ts';
import { type Emit, missionAt, type State } from './state.ts';
import { isClear, terrainNow } from './terrain.ts';

/** The cone of a camera of this mission; null without such a camera. */
export function coneOf(state: Readonly<State>, index: number): Cone | null {
  const camera = missionAt(state).cameras[index];
  if (!camera) return null;
  const { x, y, facing, opening, viewDistance } = camera;
  return { x, y, direction: (facing * PI) / 180, range: viewDistance, angle: (opening * PI) / 180 };
}

/** Whether a camera would see somebody there, were it live. */
export function cameraSees(state: Readonly<State>, index: number, at: Point): boolean {
  const cone = coneOf(state, index);
  return cone !== null && inCone(cone, at.x, at.y) && isClear(terrainNow(state), cone, at);
}

/** Makes a camera live instead of the one before. */
export function makeLive(state: State, index: number, emit: Emit): void {
  const { cameras } = missionAt(state);
  if (cameras.length === 0 || !Number.isInteger(index)) return;
  const next = ((index % cameras.length) + cameras.length) % cameras.length;
  const camera = cameras[next];
  if (!camera) return;
  state.camera = next;
  state.message = `Camera ${next + 1} is live. It notes signs as an agent does.`;
  emit({ type: 'cameraLive', id: next + 1, x: camera.x, y: camera.y });
}
