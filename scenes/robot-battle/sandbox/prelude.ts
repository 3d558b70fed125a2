// Sandbox prelude: JavaScript source that runs before the script, with its helpers, seeded random numbers and a bounded log. It is hardened
// against the script: it captures every builtin it uses, so that changed prototypes have no effect on it.

import { ARENA, LOOK_AHEAD, LOOK_STEP } from '../arena/numbers.ts';
import { GLOBALS } from './builtins.ts';
import { NO_FUNCTION, UNREADABLE } from './explain.ts';

/** Characters of one line of the log, and lines of one tick. */
export const LOG_WIDTH = 200;
export const LOG_LINES = 20;

/** Separators of fields and lines in the output of a tick. */
export const FIELD_SEPARATOR = '\u0001';
export const LINE_SEPARATOR = '\u0002';
/** What `load` returns for a script that compiles; else the line, FIELD_SEPARATOR and what is wrong. */
export const LOADED = '';

export const PRELUDE = String.raw`(function (a0, b0, c0, d0, isArena) {
  'use strict';
  const { parse, stringify } = JSON;
  const { sqrt, abs, round, floor, atan2, sin, cos, min, max, PI } = Math;
  const bound = fn => Function.prototype.call.bind(fn);
  const slice = bound(String.prototype.slice);
  const replace = bound(String.prototype.replaceAll);
  const text = String;
  let now = null;
  let memory = {};
  let logText = '';
  let lines = 0;
  const quantize = value => round(value * 1e6) / 1e6 + 0;
  const round360 = angle => ((angle % 360) + 360) % 360;
  const distance = (to = now.enemyPosition) => {
    const x = to.x - now.position.x, y = to.y - now.position.y;
    return quantize(sqrt(x * x + y * y));
  };
  const bearing = (to = now.enemyPosition) =>
    round360(quantize((atan2(to.y - now.position.y, to.x - now.position.x) * 180) / PI));
  const angleTo = (to = now.enemyPosition) => {
    const off = round360(bearing(to) - now.position.angle);
    return quantize(off > 180 ? off - 360 : off);
  };
  const angleBetween = (from, to) => round360(to - from + 180) - 180;
  const ahead = (from, direction, units) => {
    const angle = (direction * PI) / 180;
    return { x: quantize(from.x + units * cos(angle)), y: quantize(from.y + units * sin(angle)) };
  };
  const free = at => {
    const { left, top, right, bottom } = now.arena;
    const r = ${ARENA.radius};
    if (!(at.x >= left + r && at.y >= top + r && at.x <= right - r && at.y <= bottom - r)) return false;
    for (let i = 0; i < now.walls.length; i++) {
      const wall = now.walls[i];
      const x = at.x - min(max(at.x, wall.x), wall.x + wall.w), y = at.y - min(max(at.y, wall.y), wall.y + wall.h);
      if (sqrt(x * x + y * y) < r) return false;
    }
    return true;
  };
  const clearWay = (direction, side = 1) => {
    for (let step = 0; step < ${360 / LOOK_STEP}; step++) {
      const way = direction + side * step * ${LOOK_STEP};
      if (free(ahead(now.position, way, ${LOOK_AHEAD}))) return way;
    }
    return direction;
  };
  const go = direction => {
    const off = angleBetween(now.position.angle, direction);
    return abs(off) <= 90 ? { drive: 1, turn: off } : { drive: -1, turn: angleBetween(now.position.angle + 180, direction) };
  };
  const words = value => {
    if (typeof value === 'string') return value;
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      const json = stringify(value);
      return json === undefined ? typeof value : json;
    }
    return text(value);
  };
  const plain = value => replace(replace(replace(slice('' + value, 0, ${LOG_WIDTH}), '\u0001', ' '), '\u0002', ' '), '\n', ' ');
  const log = function () {
    if (++lines > ${LOG_LINES}) return;
    let line = '';
    for (let i = 0; i < arguments.length; i++) line = slice((i ? line + ' ' : '') + words(arguments[i]), 0, ${LOG_WIDTH});
    logText += '${LINE_SEPARATOR}' + plain(line);
  };
  const rng = [a0, b0, c0, d0];
  const random = () => {
    const sum = (((rng[0] + rng[1]) | 0) + rng[3]) | 0;
    rng[3] = (rng[3] + 1) | 0;
    rng[0] = rng[1] ^ (rng[1] >>> 9);
    rng[1] = (rng[2] + (rng[2] << 3)) | 0;
    rng[2] = (((rng[2] << 21) | (rng[2] >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  const lineOf = error => {
    const found = error && typeof error === 'object' && typeof error.stack === 'string' ? error.stack : '';
    let at = -1;
    const mark = '<input>:';
    for (let i = 0; i + 8 <= found.length && at < 0; i++) if (slice(found, i, i + 8) === mark) at = i + 8;
    let line = '';
    for (let i = at; at >= 0 && found[i] >= '0' && found[i] <= '9' && line.length < 6; i++) line += found[i];
    return line;
  };
  const describe = error => {
    try {
      const name = error && typeof error === 'object' ? error.name + ': ' + error.message : 'thrown: ' + words(error);
      return lineOf(error) + '${FIELD_SEPARATOR}' + plain(name);
    } catch (again) {
      return '${FIELD_SEPARATOR}${UNREADABLE}';
    }
  };
  const evaluate = globalThis.eval;
  const allowed = '${GLOBALS}'.split(' ');
  for (const name of Reflect.ownKeys(globalThis)) if (!allowed.includes(name)) Reflect.deleteProperty(globalThis, name);
  Math.random = random;
  Object.assign(globalThis, { distance, bearing, angleTo, log, random, console: { log, info: log, warn: log, error: log } });
  if (isArena) Object.assign(globalThis, { angleBetween, ahead, free, clearWay, go });
  let tick = null;
  const load = code => {
    try {
      tick = evaluate(code);
      return typeof tick === 'function' ? '${LOADED}' : '${FIELD_SEPARATOR}${NO_FUNCTION}';
    } catch (error) {
      return describe(error);
    }
  };
  const step = (x, y, angle, enemyX, enemyY, health, energy, passed, left, top, right, bottom, seen) => {
    logText = '';
    lines = 0;
    try {
      now = {
        position: { x, y, angle },
        enemyPosition: { x: enemyX, y: enemyY },
        seen,
        health,
        energy,
        tick: passed,
        arena: { left, top, right, bottom },
        memory,
      };
      return call();
    } catch (error) {
      return 't' + describe(error) + logText;
    }
  };
  const call = () => {
    const wants = tick(now);
    const given = now.memory;
    memory = typeof given === 'object' && given !== null ? given : {};
    if (isArena && typeof wants === 'object' && wants !== null) return 'o' + wishOf(wants) + logText;
    const word = typeof wants === 'string' ? slice(wants, 0, 40) : '${FIELD_SEPARATOR}' + plain(words(wants));
    return 'd' + word + logText;
  };
  const number = value => (typeof value === 'number' ? '' + value : '');
  const wishOf = ({ drive, turn, aim, fire, shield }) =>
    number(drive) + '${FIELD_SEPARATOR}' + number(turn) + '${FIELD_SEPARATOR}' + number(aim) + '${FIELD_SEPARATOR}' +
    number(fire) + '${FIELD_SEPARATOR}' + (shield ? '1' : '');
  const stepInArena = json => {
    logText = '';
    lines = 0;
    try {
      now = parse(json);
      now.memory = memory;
      return call();
    } catch (error) {
      return 't' + describe(error) + logText;
    }
  };
  return { load, step: isArena ? stepInArena : step };
})`;
