// What Robot Battle does once played: rules, numbers, words, sounds, the sandbox, and its answers to scripts, in one place.
import { hashOf, type Json } from '../kit/core/json.ts';
import { defineRuntime } from '../kit/runtime.ts';
import type { Intensity } from '../kit/sound/piece.ts';
import { type Arena, LETTERS, winnerOf } from './arena.ts';
import { isCompiled, openCompiled } from './compiled.ts';
import { CONSTANTS, type T } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import { momentsOf, type Question, readAnswer, resolve } from './match.ts';
import { pilot } from './pilot.ts';
import { judged, RULES } from './rules.ts';
import { Desk, refereeAtWork } from './sandbox/desk.ts';
import { isHouse, NAMES } from './scripts.ts';
import { sounds } from './sounds.ts';
import type { RobotState } from './state.ts';
import { view } from './view.ts';
import { words } from './words.ts';
import { workshop } from './workshop.ts';

export default defineRuntime({
  id: 'robot-battle',
  controls: CONTROLS,
  constants: CONSTANTS,
  rules: RULES,
  hud,
  view,
  sounds,
  announce: words,
  work: {
    runInline: async () => compiledAnswer,
    createWorker: () => refereeAtWork((_, { said }) => workshop.setState({ said })),
    waitMessage: state => ((state as RobotState).phase === 'resolving' ? 'The referee runs both scripts …' : null),
  },
  /** Of each house robot that was beaten: how fast, and with how few lines. */
  stat: event => {
    if (event.type !== 'ended' || event.winner !== 'A' || !isHouse(event.robot)) return null;
    const name = NAMES[event.robot];
    return [
      { name: `${name} ticks`, value: event.ticks, better: 'less' },
      { name: `${name} lines`, value: event.lines, better: 'less' },
    ];
  },
  music: { genre: 'sci-fi', seed: 77, mood },
  pilot,
  lab: ({ session }) => ({
    /** Any two scripts, resolved in the sandbox. Never rejects: what cannot fight loses by a named forfeit. */
    async battle(a: unknown, b: unknown, seed: unknown) {
      const t = session.tuning as T;
      const luck = typeof seed === 'number' && Number.isSafeInteger(seed) ? seed : 1;
      const question: Question = { a: String(a), b: String(b), seed: luck, starts: 'facing', t };
      const desk = new Desk();
      try {
        const { answer, said } = await desk.judge(question);
        return { ...accountOf(answer as unknown as Json, question), log: said.map(inLine) };
      } finally {
        desk.close();
      }
    },
  }),
  scene: () => import('./RobotBattleScene.ts'),
});

/** Matches of the game's own robots, by what was asked: bots fight the same one again and again. */
const answers = new Map<string, Json>();
const MOST_REMEMBERED = 64;

/** The game's own robots need no sandbox. What else is written waits for the Worker: here nothing of it is ever run. */
function compiledAnswer(asked: Json): Json {
  const key = JSON.stringify(asked);
  const known = answers.get(key);
  if (known !== undefined) return known;
  const answer = answerOf(asked as unknown as Question);
  if (answers.size >= MOST_REMEMBERED) answers.clear();
  answers.set(key, answer);
  return answer;
}

function answerOf(question: Question): Json {
  if (!isCompiled(question.a) || !isCompiled(question.b)) return null;
  const open = (...input: Parameters<typeof openCompiled>) => openCompiled(...input) ?? { forfeit: UNKNOWN };
  return resolve(question, open).answer as unknown as Json;
}
const UNKNOWN = { reason: 'broken', says: 'Nobody knows this robot.' } as const;

function accountOf(answer: Json, { starts, seed, t }: Question) {
  const read = readAnswer(answer);
  if (!read) throw new Error('the referee answered something that is no match');
  const { moves, out } = read;
  const last = momentsOf(moves, starts, seed, t).at(-1) as Arena;
  const winner = judged(out[0] !== null, out[1] !== null, winnerOf(last, t));
  const health: [number, number] = [last.robots[0].health, last.robots[1].health];
  return { winner, ticks: last.tick, health, hash: hashOf({ moves, out, winner, health }) };
}

const inLine = ({ tick, side, kind, text, line }: ReturnType<typeof workshop.getState>['said'][number]): string =>
  `${tick} ${LETTERS[side]} ${kind === 'log' ? '' : `${kind}: `}${text}${line === null ? '' : ` (line ${line})`}`;

/** Tense once somebody bleeds, a battle when somebody may fall with the next volley. */
function mood({ phase, arena }: Readonly<RobotState>): Intensity {
  if (phase !== 'running') return 'ambient';
  const least = Math.min(arena.robots[0].health, arena.robots[1].health);
  return least <= 60 ? 'battle' : 'exploration';
}
