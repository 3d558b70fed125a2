// Disguises of agents: clothes from a wardrobe, worn until the agent takes or stops somebody. Without them wary enemies show no sign.
import type { T } from '../constants.ts';
import { distance } from './pathGeometry.ts';
import { type Agent, type Emit, type Enemy, missionAt, type State, ticksOf } from './state.ts';
import { isClear, terrainNow } from './terrain.ts';

/** How near to a wardrobe an agent stands that changes, in pixels. */
const WITHIN = 16;

/** Coats that still hang there: as many as wardrobes, less those that agents wear. */
export const coatsLeft = (state: Readonly<State>): number =>
  missionAt(state).wardrobes.length - state.agents.filter(({ disguised }) => disguised).length;

/** An agent that has arrived at a wardrobe changes its clothes. */
export function changeClothes(agent: Agent, state: State, t: T, emit: Emit): void {
  if (agent.disguised) return;
  const { wardrobes } = missionAt(state);
  if (!wardrobes.some(one => distance(one, agent) < WITHIN) || coatsLeft(state) === 0) return;
  agent.disguised = true;
  agent.busy = ticksOf(t.changeSeconds);
  state.message = `Agent ${agent.id} is disguised: wary people show their signs beside it.`;
  const { id, x, y } = agent;
  emit({ type: 'disguised', id, x, y });
}

export function loseDisguise(agent: Agent, emit: Emit): void {
  if (!agent.disguised) return;
  agent.disguised = false;
  const { id, x, y } = agent;
  emit({ type: 'disguiseLost', id, x, y });
}

/** A wary enemy hides its signs: it sees an agent without a disguise near. Enemies are wary where there is a wardrobe. */
export const hidesSigns = (enemy: Enemy, state: Readonly<State>, t: T): boolean =>
  missionAt(state).wardrobes.length > 0 &&
  state.agents.some(
    agent => !agent.disguised && distance(agent, enemy) < t.waryPx && isClear(terrainNow(state), agent, enemy),
  );
