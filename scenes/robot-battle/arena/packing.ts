// What robots did as text: three letters a tick of each robot. A response comes from outside too, and is read as hostile.
import type { Json } from '../../kit/core/json.ts';
import { clamp } from '../../kit/core/math.ts';
import { readForfeit } from '../rules/match.ts';
import { isFought, isStanding, newField, type Setting, stepField } from './field.ts';
import { ARENA } from './numbers.ts';
import type { ArenaResponse, Deed, Snapshot } from './types.ts';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
const CODES = new Map([...LETTERS].map((letter, code) => [letter, code]));
const WIDTH = 3;

/** Steps of a drive, a turn and a swing; and what else a robot does: nothing, one of the powers, a shield, or it threw. */
const DRIVES = 9;
const TURNS = 2 * ARENA.bodyTurn + 1;
const SWINGS = 4 * ARENA.gunTurn + 1;
const SHIELD = ARENA.powers.length + 1;
const THREW = SHIELD + 1;
const ACTS = THREW + 1;

/** The deed nearest to what is wished: drive in quarters, turn in whole degrees, swing in halves, a power that there is. */
export function deedOf(wished: Omit<Deed, 'threw'>, threw = false): Deed {
  const { drive, turn, swing, fire, shield } = wished;
  return {
    drive: Math.round(clamp(finite(drive), -1, 1) * 4) / 4 + 0,
    turn: Math.round(clamp(finite(turn), -ARENA.bodyTurn, ARENA.bodyTurn)) + 0,
    swing: Math.round(clamp(finite(swing), -ARENA.gunTurn, ARENA.gunTurn) * 2) / 2 + 0,
    fire: !shield && finite(fire) > 0 ? clamp(Math.round(fire * 2) / 2, 1, 3) : 0,
    shield,
    threw,
  };
}
const finite = (value: number): number => (Number.isFinite(value) ? value : 0);

/** A deed as three letters. */
export function packDeed({ drive, turn, swing, fire, shield, threw }: Deed): string {
  const act = threw ? THREW : shield ? SHIELD : fire > 0 ? ARENA.powers.findIndex(power => power === fire) + 1 : 0;
  const [d, t, s] = [drive * 4 + 4, turn + ARENA.bodyTurn, swing * 2 + 2 * ARENA.gunTurn];
  const code = ((d * TURNS + t) * SWINGS + s) * ACTS + act;
  return (LETTERS[code >> 12] ?? '') + (LETTERS[(code >> 6) & 63] ?? '') + (LETTERS[code & 63] ?? '');
}

/** The deed of a tick; null where there is none, or none that is one. */
export function deedAt(did: string, tick: number): Deed | null {
  const letters = did.slice(tick * WIDTH, (tick + 1) * WIDTH);
  if (letters.length < WIDTH) return null;
  let code = 0;
  for (const letter of letters) code = code * 64 + (CODES.get(letter) ?? Number.NaN);
  if (!(code < DRIVES * TURNS * SWINGS * ACTS)) return null;
  const act = code % ACTS;
  const rest = Math.floor(code / ACTS);
  const steps = Math.floor(rest / SWINGS);
  return {
    drive: Math.floor(steps / TURNS) / 4 - 1,
    turn: (steps % TURNS) - ARENA.bodyTurn,
    swing: (rest % SWINGS) / 2 - ARENA.gunTurn,
    fire: ARENA.powers[act - 1] ?? 0,
    shield: act === SHIELD,
    threw: act === THREW,
  };
}

/** Reads a response for so many entrants; null where it is none. Whether it is a match says `playOut`. */
export function readArenaResponse(response: Json, count: number): ArenaResponse | null {
  if (typeof response !== 'object' || response === null) return null;
  const { did, out } = response as Partial<Record<string, unknown>>;
  if (!Array.isArray(did) || !Array.isArray(out) || did.length !== count || out.length !== count) return null;
  if (
    !did.every(text => typeof text === 'string' && text.length <= WIDTH * ARENA.ticks && /^(?:[\w-]{3})*$/.test(text))
  )
    return null;
  const forfeits = out.map(readForfeit);
  if (forfeits.includes(undefined)) return null;
  return { did: did as string[], out: forfeits as ArenaResponse['out'] };
}

/** Every snapshot of a match, from its start on. Null where the response is no match: a robot that acts when it is out, or stands without a deed and has not forfeited; one that goes on after its end, or never ends. */
export function playOut({ did, out }: ArenaResponse, setting: Setting): readonly Snapshot[] | null {
  const snapshots = [newField(setting)];
  for (let now = snapshots[0] as Snapshot; !isFought(now, setting); ) {
    const { tick } = now;
    const deeds = did.map(text => deedAt(text, tick));
    for (const [index, robot] of now.robots.entries()) {
      const ended = (did[index]?.length ?? 0) <= tick * WIDTH;
      if (isStanding(robot) ? deeds[index] === null && !(ended && out[index]) : !ended) return null;
    }
    now = stepField(now, deeds, setting);
    snapshots.push(now);
  }
  const last = snapshots.length - 1;
  const isExact = did.every(
    (text, index) => text.length <= last * WIDTH && (out[index] === null || text.length < last * WIDTH),
  );
  return isExact ? snapshots : null;
}

/** The same of a response that was judged before. */
export const snapshotsOf = (response: ArenaResponse, setting: Setting): readonly Snapshot[] =>
  playOut(response, setting) ?? [newField(setting)];
