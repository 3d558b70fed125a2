// Built-in robots as functions; players read and copy these very lines (scripts.ts). Each is beaten by another idea.
import type { BuiltInRobot } from './scriptHelpers.ts';

export const BUILT_IN_ROBOTS = {
  target: () =>
    function tick(state) {
      if (state.tick % 4 !== 0) return 'wait';
      return state.tick % 80 < 40 ? 'turnLeft' : 'move';
    },

  jitter: ({ angleTo, distance, random }) =>
    function tick(state) {
      // Shoots whoever comes into sight, and looks here and there until somebody does.
      const luck = random();
      const isInSight = Math.abs(angleTo()) < 28 && distance() < 200;
      if (isInSight) return state.energy >= 20 ? 'shoot' : 'wait';
      if (luck < 0.4) return angleTo() > 0 ? 'turnRight' : 'turnLeft';
      if (state.energy < 55) return 'wait';
      return luck < 0.85 ? 'move' : 'back';
    },

  circler: ({ angleTo, distance, random }) =>
    function tick(state) {
      // Runs out of your sight to one side or the other, rests there, and turns in for a volley.
      const { memory } = state;
      memory.side ??= random() < 0.5 ? -1 : 1;
      const off = angleTo() * memory.side;
      const near = memory.side < 0 ? 'turnLeft' : 'turnRight';
      const away = memory.side < 0 ? 'turnRight' : 'turnLeft';
      if (state.energy > 90) memory.volley = state.tick > 30;
      if (state.energy < 20) memory.volley = false;
      if (memory.volley && distance() < 200) {
        if (off > 25) return near;
        return off < -25 ? away : 'shoot';
      }
      if (memory.volley) {
        if (off > 40) return near;
        return off < 20 ? away : 'move';
      }
      if (off > 100) return near;
      if (off < 80) return away;
      return state.tick < 30 && state.energy > 20 ? 'move' : 'wait';
    },

  hunter: ({ angleTo, distance }) =>
    function tick() {
      // Straight at you, whatever it costs.
      if (angleTo() > 15) return 'turnRight';
      if (angleTo() < -15) return 'turnLeft';
      return distance() > 140 ? 'move' : 'shoot';
    },

  turtle: ({ angleTo, distance }) =>
    function tick(state) {
      // Hides behind its shield when you meet, and whenever it is hurt.
      const { memory } = state;
      const isHurt = state.health < (memory.health ?? 100);
      memory.health = state.health;
      if (angleTo() > 20) return 'turnRight';
      if (angleTo() < -20) return 'turnLeft';
      if (distance() >= 200) return state.energy > 95 ? 'move' : 'wait';
      if (!memory.met || isHurt) {
        memory.met = true;
        return 'shield';
      }
      return state.energy >= 35 ? 'shoot' : 'wait';
    },

  kiter: ({ angleTo, distance }) =>
    function tick(state) {
      // Shoots from as far as shots reach, and gives way to whoever comes nearer.
      if (angleTo() > 20) return 'turnRight';
      if (angleTo() < -20) return 'turnLeft';
      if (distance() >= 200) return state.energy >= 98 ? 'move' : 'wait';
      if (state.energy >= 60) return 'shoot';
      if (distance() < 170) return 'back';
      return state.energy >= 20 ? 'shoot' : 'wait';
    },

  turret: ({ angleTo, distance }) =>
    function tick() {
      // Never moves. Never misses, either.
      if (angleTo() > 10) return 'turnRight';
      if (angleTo() < -10) return 'turnLeft';
      return distance() < 200 ? 'shoot' : 'wait';
    },

  steps: () =>
    function tick(state) {
      // Twenty steps, then shoot. You can do better: turn, aim, save your energy.
      return state.tick < 20 ? 'move' : 'shoot';
    },

  aims: ({ angleTo, distance }) =>
    function tick() {
      // Looks before it shoots.
      if (angleTo() > 20) return 'turnRight';
      if (angleTo() < -20) return 'turnLeft';
      return distance() > 100 ? 'move' : 'shoot';
    },

  fox: ({ angleTo, distance }) =>
    function tick(state) {
      const { memory } = state;
      const isHurt = state.health < (memory.health ?? 100);
      memory.health = state.health;
      if (angleTo() > 20) return 'turnRight';
      if (angleTo() < -20) return 'turnLeft';
      if (distance() >= 200) return state.energy >= 95 ? 'move' : 'wait';
      const isBare = memory.raised === undefined || (isHurt && state.tick - memory.raised >= 3);
      if (isBare && state.energy >= 15) {
        memory.raised = state.tick;
        return 'shield';
      }
      return state.energy >= 20 ? 'shoot' : 'wait';
    },
} as const satisfies Readonly<Record<string, BuiltInRobot>>;

export type RobotId = keyof typeof BUILT_IN_ROBOTS;

/** The ladder, from the first to the last. */
export const LADDER = ['target', 'circler', 'hunter', 'turtle', 'jitter', 'kiter', 'turret'] as const;
export type HouseRobotId = (typeof LADDER)[number];
