// Rules of Stealth Escape in real time: phases, order of a tick, contact damage, exit. Specification part 1, §4.
import { radians } from '../../kit/core/math.ts';
import { seeded } from '../../kit/core/rng.ts';
import type { CreateOptions, Mover, RealtimeRules, Rect } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { BOX, drawHall, EXIT, START, terrainOf } from '../levels/levels.ts';
import { slipRoundCorners } from './cornerSlip.ts';
import { createGuard, type Emit, handleContact, updateMovement, updateSight } from './guards.ts';
import { hallOf, levelAt, levelCount } from './hall.ts';
import { nightHall } from './night/halls.ts';
import { tickNight, tryLockedDoor } from './night/hazards.ts';
import { createNight, emptyNight } from './night/nightState.ts';
import { createPatrols } from './patrols.ts';
import { collectPickups, dropPickup } from './pickups.ts';
import { noteSighting, resultOf, updateScore } from './score.ts';
import { aim, flyBullets, shoot, spreadNoise, steer } from './shots.ts';
import type { Command, Event, Player, State } from './state.ts';

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
    enterLevel(state, state.level, t, event => events.push(event));
    return events;
  },
  movers: state => [state.player, ...state.guards],
  ground: state => terrainOf(state.layout).ground,
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
  if (setup['halls'] === 'night') state.night = emptyNight();
  enterLevel(state, 1, t, () => {});
  return state;
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
    if (event.type === 'guardAlarmed') noteSighting(state);
    emit(event);
  };
  for (const guard of state.guards) {
    updateSight(guard, state.player, hall, t, emitAndCount);
    if (boxesOverlap(guard, state.player))
      handleContact(guard, state.player, radians(t.chaseTurnDegrees), emitAndCount);
    updateMovement(guard, hall, t, emit);
    slipRoundCorners(guard, hall.terrain.ground.solids, hall.level.guardSpeed);
  }
}

/** Bounding boxes overlap. */
const boxesOverlap = (guard: Mover, fox: Mover): boolean =>
  Math.abs(guard.x - fox.x) < BOX && Math.abs(guard.y - fox.y) < BOX;

/** Ticks between two `foxHurt` events of a contact. */
const HURT_EVERY = 10;

/** Touching a guard costs health in every tick; at 0 the run is over. */
function applyContactDamage(state: State, t: T, emit: Emit): void {
  const { player, guards } = state;
  const { x, y } = player;
  if (!guards.some(guard => boxesOverlap(guard, player))) {
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

/** The door ends the level; the last one ends the run. */
function checkExit(state: State, t: T, emit: Emit): void {
  const { x, y } = state.player;
  if (state.phase !== 'playing' || !boxTouches(x, y, EXIT) || tryLockedDoor(state, emit)) return;
  state.totals.levels++;
  const record = state.records[state.level - 1];
  if (record) record.isDone = true;
  stopMovers(state);
  if (state.level === levelCount(state)) {
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
