// Input on fixtures of the map: which one a press hits, what it does, and the words that say so beforehand.
import { sendToDoor, sendToWardrobe } from './agents.ts';
import { makeLive } from './cameras.ts';
import { coatsLeft } from './disguises.ts';
import { distanceToDoor, middleOf } from './doors.ts';
import { distance, type Point } from './pathGeometry.ts';
import { type Emit, missionAt, type State } from './state.ts';

export type FixtureKind = 'door' | 'wardrobe' | 'camera';

/** How far beside a fixture a press still finds it, in pixels. */
const REACH: Readonly<Record<FixtureKind, number>> = { door: 14, wardrobe: 20, camera: 22 };

export interface PickedFixture {
  readonly kind: FixtureKind;
  /** From 1. */
  readonly id: number;
  readonly away: number;
}

export const isFixture = <P extends { readonly kind: string }>(
  target: P,
): target is P & { readonly kind: FixtureKind } => target.kind in REACH;

/** The nearest fixture within reach. Doors and wardrobes want an agent who goes there. */
export function pickFixture(state: Readonly<State>, at: Point): PickedFixture | null {
  const { doors, wardrobes, cameras } = missionAt(state);
  let found: PickedFixture | null = null;
  const look = (kind: FixtureKind, index: number, away: number) => {
    if (away <= REACH[kind] && away < (found?.away ?? Infinity)) found = { kind, id: index + 1, away };
  };
  if (state.selected > 0) {
    doors.forEach((door, index) => look('door', index, distanceToDoor(door, at)));
    wardrobes.forEach((one, index) => look('wardrobe', index, distance(one, at)));
  }
  cameras.forEach((one, index) => look('camera', index, distance(one, at)));
  return found;
}

/** The selected agent goes to the door or wardrobe; a camera becomes the live one. */
export function pressFixture(state: State, { kind, id }: Omit<PickedFixture, 'away'>, emit: Emit): void {
  if (kind === 'camera') return makeLive(state, id - 1, emit);
  const agent = state.agents[state.selected - 1];
  if (kind === 'wardrobe' && agent && !agent.disguised && coatsLeft(state) === 0) {
    state.message = 'No coat is left: one hangs in each wardrobe.';
    return emit({ type: 'refused', message: state.message });
  }
  const at = placeOf(state, kind, id);
  if (!agent || !at) return;
  if (kind === 'door' ? !sendToDoor(state, agent, id - 1) : !sendToWardrobe(state, agent, id - 1)) {
    state.message = 'There is no way there.';
    return emit({ type: 'refused', message: state.message });
  }
  state.message =
    kind === 'door'
      ? `Agent ${agent.id} goes to ${state.doors[id - 1]?.shut ? 'open' : 'shut'} door ${id}.`
      : `Agent ${agent.id} goes to change clothes.`;
  emit({ type: 'agentOrdered', id: agent.id, ...at });
}

export function placeOf(state: Readonly<State>, kind: FixtureKind, id: number): Point | undefined {
  const { doors, wardrobes, cameras } = missionAt(state);
  const door = doors[id - 1];
  if (kind === 'door') return door && middleOf(door);
  const at = kind === 'camera' ? cameras[id - 1] : wardrobes[id - 1];
  return at && { x: at.x, y: at.y };
}

/** What a press on a fixture would do. */
export function fixtureDeed(state: Readonly<State>, kind: FixtureKind, id: number): string {
  if (kind === 'camera') return state.camera === id - 1 ? `Camera ${id} is live` : `Make camera ${id} live`;
  if (kind === 'wardrobe') return coatsLeft(state) > 0 ? 'Change clothes' : 'No coat is left';
  const door = state.doors[id - 1];
  return door?.broken ? 'Broken door' : door?.shut ? 'Open the door' : 'Shut the door';
}
