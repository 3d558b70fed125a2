// Built-in robots as functions; players read and copy these very lines (scripts.ts). Each is beaten by another idea.
import type { Senses } from './radar.ts';
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

  sweeper: ({ angleTo, distance }) =>
    function tick(state) {
      // Turns until it sees you, and shoots as long as it does.
      if (state.seen > 0) return angleTo() < 0 ? 'turnLeft' : 'turnRight';
      if (angleTo() > 15) return 'turnRight';
      if (angleTo() < -15) return 'turnLeft';
      if (distance() >= 200) return state.energy > 60 ? 'move' : 'wait';
      return state.energy >= 20 ? 'shoot' : 'wait';
    },

  lurker: ({ angleTo, distance }) =>
    function tick(state) {
      // Leaves your cone, rests there, and comes back for a volley.
      const { memory } = state;
      if (state.tick < 30) return angleTo() > -80 ? 'turnRight' : 'move';
      if (state.energy > 90) memory.volley = true;
      if (state.energy < 20) memory.volley = false;
      if (!memory.volley) return 'wait';
      if (angleTo() > 20) return 'turnRight';
      if (angleTo() < -20) return 'turnLeft';
      if (distance() >= 200) return 'move';
      return state.seen > 0 ? 'turnRight' : 'shoot';
    },

  echo: ({ angleTo, distance }) =>
    function tick(state) {
      // Goes where it saw you last, behind a shield.
      const { memory } = state;
      if (angleTo() > 20) return 'turnRight';
      if (angleTo() < -20) return 'turnLeft';
      if (state.seen > 4) return state.tick % 8 < 4 ? 'turnRight' : 'move';
      if (distance() >= 190) return state.energy > 70 ? 'move' : 'wait';
      if (memory.raised === undefined && state.energy >= 35) {
        memory.raised = state.tick;
        return 'shield';
      }
      return state.energy >= 35 ? 'shoot' : 'wait';
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

  tracker: ({ angleTo, distance }) =>
    function tick(state) {
      // Follows where you must be by now, and looks round where you are not.
      const { memory, enemyPosition, seen } = state;
      if (seen === 0) {
        const { was } = memory;
        memory.by =
          was && memory.lost === 0 ? { x: enemyPosition.x - was.x, y: enemyPosition.y - was.y } : { x: 0, y: 0 };
        memory.was = { x: enemyPosition.x, y: enemyPosition.y };
      }
      memory.lost = seen;
      const isHurt = state.health < (memory.health ?? 100);
      memory.health = state.health;
      const far = Math.min(seen, 6);
      const by = memory.by ?? { x: 0, y: 0 };
      const there = { x: enemyPosition.x + by.x * far, y: enemyPosition.y + by.y * far };
      const off = angleTo(there);
      if (off > 20) return 'turnRight';
      if (off < -20) return 'turnLeft';
      if (seen > 0) return off > 0 ? 'turnRight' : 'turnLeft';
      if (distance() >= 195) return state.energy >= 95 ? 'move' : 'wait';
      const isBare = memory.raised === undefined || (isHurt && state.tick - memory.raised >= 3);
      if (isBare && state.energy >= 15) {
        memory.raised = state.tick;
        return 'shield';
      }
      return state.energy >= 20 ? 'shoot' : 'wait';
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

/** House robots that are made for the radar. */
export const RADAR_LADDER = ['sweeper', 'lurker', 'echo'] as const;

/** The house robots of a kind of senses. */
export const houseRobotsFor = (senses: Senses): readonly RobotId[] => (senses === 'radar' ? RADAR_LADDER : LADDER);
