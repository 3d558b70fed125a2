// Hands of the bot: its orders as input frames.
import type { Frame } from '../../kit/core/input/input.ts';
import { KEY } from '../controls.ts';
import type { Point } from '../rules/pathGeometry.ts';
import type { Agent, State } from '../rules/state.ts';

export type BotInput = Partial<Frame>;

export const press = (key: number): BotInput => ({ held: key, pressed: key });
const click = ({ x, y }: Point): BotInput => ({
  pointer: { x: Math.round(x), y: Math.round(y), down: false, pressed: true, released: true, cancelled: false },
});

/** The pointer over somebody, and the key that marks. */
export const markFrame = ({ x, y }: Point): BotInput => ({
  ...press(KEY.mark),
  pointer: { x: Math.round(x), y: Math.round(y), down: false, pressed: false, released: false, cancelled: false },
});

/** Selects the agent and clicks a place. */
export function orderTo(state: Readonly<State>, agent: Agent, at: Point): BotInput[] {
  const key = [KEY.agent1, KEY.agent2, KEY.agent3, KEY.agent4][agent.id - 1] as number;
  return state.selected === agent.id ? [click(at)] : [press(key), click(at)];
}
