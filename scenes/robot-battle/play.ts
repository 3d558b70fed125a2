// The runtime of Robot Battle: rules, constants, sounds, announcements, sandbox worker and lab functions in one place.
import { hashOf, type Json } from '../kit/core/json.ts';
import { defineRuntime } from '../kit/runtime.ts';
import type { Intensity } from '../kit/sound/composer/piece.ts';
import { keepArenaLog } from './arena/logs.ts';
import type { ResolvedArena } from './arena/match.ts';
import { statOfBout } from './arena/result.ts';
import type { ArenaRequest } from './arena/types.ts';
import { pilot } from './bots/pilot.ts';
import { CONSTANTS, type T } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import { type Arena, LETTERS, winnerOf } from './rules/arena.ts';
import { isBuiltIn, openBuiltIn } from './rules/builtInDriver.ts';
import {
  type LogEntry,
  type MatchRequest,
  type ResolvedMatch,
  readResponse,
  resolve,
  snapshotsOf,
} from './rules/match.ts';
import { keepLog } from './rules/matchLogs.ts';
import { decideWinner, RULES } from './rules/rules.ts';
import { isHouseRobot, NAMES } from './rules/scripts.ts';
import type { RobotState } from './rules/state.ts';
import { createRefereeWorker, RefereeClient } from './sandbox/client.ts';
import { sounds } from './sounds.ts';
import { ui } from './ui.ts';
import { view } from './view.ts';
import { situation, words } from './words.ts';

export default defineRuntime({
  id: 'robot-battle',
  controls: CONTROLS,
  constants: CONSTANTS,
  rules: RULES,
  hud,
  view,
  ui,
  sounds,
  announce: words,
  situation,
  async linked({ match }) {
    if (match === undefined) return null;
    const { arrivalOf } = await import('./rules/arrival.ts');
    return arrivalOf(match);
  },
  levelEvents: ['began', 'arenaBegan'],
  isPaced: true,
  work: {
    runInline: async () => {
      const { inlineResponse } = await import('./arena/inline.ts');
      return request => (isArenaRequest(request) ? inlineResponse(request) : builtInResponse(request));
    },
    createWorker: () => createRefereeWorker(keepLogOf),
    waitMessage(state) {
      const { phase, bout } = state as RobotState;
      if (bout) return bout.phase === 'resolving' ? 'The referee runs all scripts …' : null;
      return phase === 'resolving' ? 'The referee runs both scripts …' : null;
    },
  },
  /** Stats per beaten house robot: ticks and lines. */
  stat: event => {
    if (event.type === 'boutEnded') return statOfBout(event);
    if (event.type !== 'ended' || event.winner !== 'A' || event.senses !== 'all' || !isHouseRobot(event.robot))
      return null;
    const name = NAMES[event.robot];
    return [
      { name: `${name} ticks`, value: event.ticks, better: 'less' },
      { name: `${name} lines`, value: event.lines, better: 'less' },
    ];
  },
  music: { genre: 'sci-fi', seed: 77, mood },
  pilot,
  lab: ({ session }) => ({
    /** Any two scripts, resolved in the sandbox. What cannot fight loses by a named forfeit; rejects where the match is void. */
    async battle(a: unknown, b: unknown, seed: unknown) {
      const t = session.tuning as T;
      const luck = typeof seed === 'number' && Number.isSafeInteger(seed) ? seed : 1;
      const request: MatchRequest = { a: String(a), b: String(b), seed: luck, starts: 'facing', senses: 'all', t };
      const client = new RefereeClient();
      try {
        const { response, log } = await client.resolve(request);
        return { ...matchReport(response as unknown as Json, request), log: log.map(formatLogEntry) };
      } finally {
        client.close();
      }
    },
  }),
  scene: () => import('./scene/RobotBattleScene.ts'),
});

const isArenaRequest = (request: Json | MatchRequest | ArenaRequest): request is Json & ArenaRequest =>
  typeof request === 'object' && request !== null && 'mode' in request;

function keepLogOf(request: MatchRequest | ArenaRequest, { log }: ResolvedMatch | ResolvedArena): void {
  if ('mode' in request) keepArenaLog(request, log as ResolvedArena['log']);
  else keepLog(request, log as ResolvedMatch['log']);
}

/** Response cache of matches between built-in robots, by request: bots fight the same match again and again. */
const responseCache = new Map<string, Json>();
const MAX_CACHED = 64;

/** Built-in robots need no sandbox. Any other script waits for the Worker and never runs here. */
function builtInResponse(request: Json): Json {
  const key = JSON.stringify(request);
  const known = responseCache.get(key);
  if (known !== undefined) return known;
  const response = resolveBuiltIns(request as unknown as MatchRequest);
  if (responseCache.size >= MAX_CACHED) responseCache.clear();
  responseCache.set(key, response);
  return response;
}

function resolveBuiltIns(request: MatchRequest): Json {
  if (!isBuiltIn(request.a) || !isBuiltIn(request.b)) return null;
  const open = (...args: Parameters<typeof openBuiltIn>) => openBuiltIn(...args) ?? { forfeit: UNKNOWN };
  return resolve(request, open).response as unknown as Json;
}
const UNKNOWN = { reason: 'broken', says: 'Nobody knows this robot.' } as const;

function matchReport(response: Json, { starts, seed, t }: MatchRequest) {
  const read = readResponse(response);
  if (!read) throw new Error('the referee answered something that is no match');
  const { moves, out } = read;
  const last = snapshotsOf(moves, starts, seed, t).at(-1) as Arena;
  const winner = decideWinner(out[0] !== null, out[1] !== null, winnerOf(last, t));
  const health: [number, number] = [last.robots[0].health, last.robots[1].health];
  return { winner, ticks: last.tick, health, hash: hashOf({ moves, out, winner, health }) };
}

const formatLogEntry = ({ tick, side, kind, text, line }: LogEntry): string =>
  `${tick} ${LETTERS[side]} ${kind === 'log' ? '' : `${kind}: `}${text}${line === null ? '' : ` (line ${line})`}`;

/** Music intensity: 'battle' once a robot could fall to the next volley. */
function mood({ phase, arena, bout }: Readonly<RobotState>): Intensity {
  if (bout) {
    if (bout.phase !== 'running') return 'ambient';
    return bout.now.robots.some(({ health }) => health < 40) ? 'battle' : 'exploration';
  }
  if (phase !== 'running') return 'ambient';
  const least = Math.min(arena.robots[0].health, arena.robots[1].health);
  return least <= 60 ? 'battle' : 'exploration';
}
