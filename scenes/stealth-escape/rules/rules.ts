// Rules of Stealth Escape in real time: phases, order of a tick, contact damage, exit. Specification part 1, §4.

import type { Json } from '../../kit/core/json.ts';
import { PI, radians, wrapAngle } from '../../kit/core/math.ts';
import { tryReading } from '../../kit/core/refusal.ts';
import { seeded } from '../../kit/core/rng.ts';
import type { CreateOptions, Mover, RealtimeRules, Rect } from '../../kit/core/rules.ts';
import { inCone, isClear } from '../../kit/core/world/sight.ts';
import type { T } from '../constants.ts';
import { BOX, drawHall, EXIT, type Point, START, terrainOf, WORLD } from '../levels/levels.ts';
import { slipRoundCorners } from './cornerSlip.ts';
import { createGuard, handleContact, seenCone, updateMovement, updateSight } from './guards.ts';
import { groundIn, type Hall, hallOf, levelAt, levelCount } from './hall.ts';
import { type DrawnGuard, readDrawing } from './missions/drawing.ts';
import { hallPassed } from './missions/marks.ts';
import { type Cub, createMission, type Exit, emptyMission, nightOf } from './missions/mission.ts';
import { tickMission } from './missions/things.ts';
import { missionOf } from './missions/wings.ts';
import { nightHall } from './night/halls.ts';
import { tickNight, tryLockedDoor } from './night/hazards.ts';
import { createNight, emptyNight } from './night/nightState.ts';
import { createPatrols } from './patrols.ts';
import { collectPickups, dropPickup } from './pickups.ts';
import { noteSighting, resultOf, updateScore } from './score.ts';
import { aim, flyBullets, shoot, spreadNoise, steer } from './shots.ts';
import type { Command, Emit, Event, Guard, Player, State } from './state.ts';

export const rules: RealtimeRules<State, Command, Event, T> = {
  kind: 'realtime',
  create,
  tick(state, frame, t) {
    const events: Event[] = [];
    const emit: Emit = event => events.push(event);
    if (state.phase === 'transition') {
      tickTransition(state, t, emit);
    } else if (state.phase === 'playing') {
      countTick(state);
      steer(state, frame, t);
      aim(state.player, frame);
      shoot(state, frame, t, emit);
      flyBullets(state, t, emit);
      spreadNoise(state, t, emit);
      dropPickup(state, t, emit);
      collectPickups(state, t, emit);
      moveGuards(state, t, emit);
      tickNight(state, t, emit);
      tickMission(state, t, emit);
      applyContactDamage(state, t, emit);
      checkExit(state, t, emit);
      updateScore(state, t);
    }
    return events;
  },
  command(state, command, t) {
    // Replays of strangers may hold any value as a command.
    if (command?.type !== 'restartLevel' || (state.phase !== 'playing' && state.phase !== 'lost')) return [];
    const events: Event[] = [];
    Object.assign(state.player, state.levelStart);
    if (state.mission) return [];
    enterLevel(state, state.level, t, event => events.push(event));
    return events;
  },
  // Whoever rides the lift is moved by it, past all walls.
  movers: ({ player, guards, mission }) => (mission?.lift?.isRidden ? guards : [player, ...guards]),
  ground: groundIn,
  request: ({ phase, mission }) => (phase === 'loading' && mission ? { hall: mission.hall } : null),
  onResponse: openHall,
  result: resultOf,
};

function create({ seed, setup }: CreateOptions, t: T): State {
  const state: State = {
    seed,
    rng: seeded(seed),
    suspicion: setup['suspicion'] === true,
    phase: 'playing',
    level: 1,
    layout: 'corridors',
    levelStart: { health: t.playerHealth, ammo: t.startAmmo },
    records: [],
    levelTicks: 0,
    transitionLeft: 0,
    player: createPlayer(t),
    guards: [],
    bullets: [],
    pickups: [],
    noises: [],
    nextId: 1,
    score: 0,
    totals: { ticks: 0, shots: 0, kills: 0, takedowns: 0, timesSeen: 0, levels: 0 },
  };
  const mission = missionOf(setup, seed);
  if (mission) {
    state.mission = emptyMission(mission.hall, mission.isMirrored);
    state.phase = mission.hall === 0 ? 'map' : 'loading';
    return state;
  }
  if (setup['halls'] === 'night') state.night = emptyNight();
  enterLevel(state, 1, t, () => {});
  return state;
}

/** Opens a mission's hall from its text. A replay of a stranger may bring any: one that cannot be read is lost at once. */
function openHall(state: State, text: Json): readonly Event[] {
  const { mission, player } = state;
  if (state.phase !== 'loading' || !mission) return [];
  const read = tryReading(() => readDrawing(typeof text === 'string' ? text : ''));
  if ('refusal' in read) {
    state.phase = 'lost';
    return [{ type: 'refused', message: `This hall cannot be played. ${read.refusal}` }];
  }
  const drawing = read.value;
  const opened = createMission(drawing, mission.hall, mission.isMirrored);
  const [x, y] = opened.start;
  Object.assign(state, {
    ...{ phase: 'playing', mission: opened, layout: opened.floor, night: nightOf(drawing, mission.isMirrored) },
    records: [{ seen: 0, shots: 0, takedowns: 0, ticks: 0, isDone: false }],
  } satisfies Partial<State>);
  Object.assign(player, { x, y, ammo: drawing.darts });
  state.guards = drawing.guards.map((drawn, index) => drawnGuard(drawn, index + 1, mission.isMirrored));
  const bearer = drawing.guards.findIndex(({ carriesKey }) => carriesKey) + 1;
  for (const one of state.night?.wanted ?? []) {
    const at = one.bearer === undefined ? undefined : state.guards[bearer - 1];
    if (at) Object.assign(one, { x: at.x, y: at.y });
  }
  return [{ type: 'hallOpened', hall: opened.hall, name: opened.name }];
}

function drawnGuard({ corners, looks, hasLantern }: DrawnGuard, id: number, isMirrored: boolean): Guard {
  const places = isMirrored ? corners.map(([x, y]) => [WORLD.width - x, y] as const) : corners;
  const [post = places[0] as Point, ...rest] = places;
  const guard: Guard = createGuard(id, { post, corners: [...rest, post] });
  const direction = looks !== undefined && isMirrored ? wrapAngle(PI - looks) : looks;
  return {
    ...guard,
    ...(direction !== undefined && { direction, looks: direction }),
    ...(hasLantern && { lantern: true as const }),
  };
}

function createPlayer(t: T): Player {
  return {
    ...START,
    w: BOX,
    h: BOX,
    vx: 0,
    vy: 0,
    touching: 0,
    health: t.playerHealth,
    ammo: t.startAmmo,
    facing: 0,
    pointer: null,
    heldTicks: 0,
  };
}

/** Creates a level from the seed and its number alone, so a restart gives the same one. */
export function enterLevel(state: State, number: number, t: T, emit: Emit): void {
  const { player } = state;
  state.rng = seeded(state.seed, number);
  state.phase = 'playing';
  state.level = number;
  state.layout = drawHall(state.seed, number, state.rng);
  state.records[number - 1] ??= { seen: 0, shots: 0, takedowns: 0, ticks: 0, isDone: false };
  state.levelTicks = 0;
  state.levelStart = { health: player.health, ammo: player.ammo };
  Object.assign(player, { ...START, vx: 0, vy: 0, touching: 0, facing: 0, heldTicks: 0 });
  const { guardCount, onWay } = levelAt(state, t);
  const beats = createPatrols(terrainOf(state.layout), { guards: guardCount, onWay }, t.startClearance, state.rng);
  state.guards = beats.map((beat, index) => createGuard(index + 1, beat));
  if (state.night) enterNight(state, number);
  state.bullets = [];
  state.pickups = [];
  state.noises = [];
  emit({ type: 'levelStarted', level: number, ...(state.night && { isHall: true }) });
}

function enterNight(state: State, number: number): void {
  const hall = nightHall(number);
  state.night = createNight(hall, terrainOf(state.layout), state);
  // The first guard passes the door and carries no lantern.
  const isBearer = (index: number) => index > 0 && index <= (hall.lanterns ?? 0);
  state.guards = state.guards.map((guard, index) => (isBearer(index) ? { ...guard, lantern: true } : guard));
}

function countTick(state: State): void {
  const record = state.records[state.level - 1];
  if (record) record.ticks++;
  state.levelTicks++;
  state.totals.ticks++;
}

/** Each guard looks, then walks. */
function moveGuards(state: State, t: T, emit: Emit): void {
  const hall = hallOf(state, t);
  const emitAndCount: Emit = event => {
    if (event.type === 'guardAlarmed') noteSighting(state, t);
    emit(event);
  };
  for (const guard of state.guards) {
    const prey = preyOf(guard, state, hall, t);
    updateSight(guard, prey, prey === state.player ? hall : { ...hall, isHidden: false }, t, emitAndCount);
    if (boxesOverlap(guard, state.player) && !state.mission?.lift?.isRidden)
      handleContact(guard, state.player, radians(t.chaseTurnDegrees), emitAndCount);
    updateMovement(guard, hall, t, emit);
    slipRoundCorners(guard, hall.terrain.ground.solids, hall.level.guardSpeed);
  }
}

/** Whom a guard looks for: the fox, or whom it leads where only that one is seen. */
function preyOf(guard: Guard, { player, mission }: State, hall: Hall, t: T): Player | Cub {
  const cub = mission?.cub?.isLed ? mission.cub : null;
  if (!cub) return player;
  const isSeen = ({ x, y }: Player | Cub): boolean =>
    (guard.mood === 'chase' || inCone(seenCone(guard, x, y, hall, t), x, y)) &&
    isClear(guard.x, guard.y, x, y, hall.sights);
  return (hall.isHidden || !isSeen(player)) && isSeen(cub) ? cub : player;
}

/** Bounding boxes overlap. */
const boxesOverlap = (guard: Mover, fox: Pick<Mover, 'x' | 'y'>): boolean =>
  Math.abs(guard.x - fox.x) < BOX && Math.abs(guard.y - fox.y) < BOX;

/** Ticks between two `foxHurt` events of a contact. */
const HURT_EVERY = 10;

/** Touching a guard costs health in every tick, and so does whom he holds of those that the fox leads; at 0 the run is over. */
function applyContactDamage(state: State, t: T, emit: Emit): void {
  const { player, guards, mission } = state;
  const { x, y } = player;
  const held = mission?.lift?.isRidden ? [] : mission?.cub?.isLed ? [player, mission.cub] : [player];
  if (!guards.some(guard => held.some(body => boxesOverlap(guard, body)))) {
    player.heldTicks = 0;
    return;
  }
  player.health = Math.max(0, player.health - t.contactDamage);
  if (player.heldTicks++ % HURT_EVERY === 0) emit({ type: 'foxHurt', x, y, lost: player.heldTicks * t.contactDamage });
  if (player.health > 0) return;
  state.phase = 'lost';
  stopMovers(state);
  emit({ type: 'foxCaught', x, y });
}

/** The door of the levels and of the night watch: it asks for all that is wanted. */
const THE_EXIT: Exit = { rect: EXIT, isLocked: true };

/** The door ends the level; the last one ends the run. */
function checkExit(state: State, t: T, emit: Emit): void {
  const { x, y } = state.player;
  if (state.phase !== 'playing') return;
  const exit = (state.mission?.exits ?? [THE_EXIT]).find(({ rect }) => boxTouches(x, y, rect));
  if (!exit || tryLockedDoor(state, exit.rect, exit.isLocked, emit)) return;
  state.totals.levels++;
  const record = state.records[state.level - 1];
  if (record) record.isDone = true;
  stopMovers(state);
  if (state.mission) {
    state.phase = 'won';
    emit(hallPassed(state, state.mission));
  } else if (state.level === levelCount(state)) {
    state.phase = 'won';
    emit({ type: 'gameCompleted', x, y });
  } else {
    state.phase = 'transition';
    state.transitionLeft = t.transitionTicks;
    emit({ type: 'levelCompleted', level: state.level, ...(state.night && { isHall: true }), x, y });
  }
}

const boxTouches = (x: number, y: number, [left, top, width, height]: Rect): boolean =>
  x + BOX / 2 > left && x - BOX / 2 < left + width && y + BOX / 2 > top && y - BOX / 2 < top + height;

/** Stops everybody while a card is shown. */
function stopMovers({ player, guards }: State): void {
  for (const mover of [player, ...guards]) {
    mover.vx = 0;
    mover.vy = 0;
  }
}

function tickTransition(state: State, t: T, emit: Emit): void {
  state.transitionLeft--;
  if (state.transitionLeft > 0) return;
  if (state.night) state.player.health = Math.min(t.playerHealth, state.player.health + t.hallHealing);
  enterLevel(state, state.level + 1, t, emit);
}
