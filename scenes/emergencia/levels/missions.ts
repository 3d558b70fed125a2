// Missions of a run: how it begins, the choice of a tour, loading a mission. Specification part 3, §3 and §9.
import ADDED from '../../../assets/levels/emergencia/added.json' with { type: 'json' };
import { addedText } from '../../kit/core/added.ts';
import { tryReading } from '../../kit/core/refusal.ts';
import { random, seeded } from '../../kit/core/rng.ts';
import type { CreateOptions } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { createAgents } from '../rules/agents.ts';
import { headingOf } from '../rules/briefing.ts';
import { crowdPathsOf } from '../rules/crowd.ts';
import { createEnemies } from '../rules/enemies.ts';
import { pointAlong } from '../rules/pathGeometry.ts';
import { NO_POINTS } from '../rules/points.ts';
import { type Emit, missionAt, type Phase, type State } from '../rules/state.ts';
import { generate } from './generate.ts';
import { missionOf } from './mission.ts';
import { firstLevelOf, isOpen, MISSIONS, nextTour, PER_TOUR, progressFrom, TOURS, whatOpens } from './tours.ts';

/** Value of `State.hiding` outside the campaign. */
const HIDING = 2;
export function create({ seed, setup, levels, begin }: CreateOptions, t: T): State {
  const { mission, missions, only } = setup;
  const isDrawn = missions === 'generated' && typeof mission !== 'string';
  const added = addedText(ADDED, missions, levels.slice(MISSIONS));
  const text = typeof mission === 'string' ? mission : added;
  const brought = text === null ? null : validateMissionText(text);
  const isOwn = brought !== null && 'text' in brought;
  const progress = progressFrom(begin?.career);
  const isTours = missions === 'tours' && !isDrawn && !isOwn && levels.length > PER_TOUR;
  const single = isTours && typeof only === 'number' && levels[only - 1] !== undefined ? only : 0;
  const texts = isDrawn
    ? [generate(seed, 1)]
    : isOwn
      ? [brought.text]
      : isTours
        ? levels.slice(0, MISSIONS)
        : levels.slice(0, PER_TOUR);
  const state: State = {
    rng: seeded(seed),
    seed,
    texts,
    kind: isDrawn ? 'generated' : isOwn ? 'own' : 'campaign',
    draft: null,
    progress,
    tour: isDrawn || isOwn || single > 0 ? 0 : 1,
    span: single > 0 ? [single, single] : [1, texts.length],
    hiding: 1,
    flip: [false, false],
    complaint: brought && 'complaint' in brought ? brought.complaint : null,
    phase: 'setup',
    // Who has completed a mission of the tours knows how to play.
    help: !isTours || progress.marks.every(mark => mark === 0),
    since: 0,
    level: 1,
    time: 0,
    planning: false,
    vips: [],
    agents: [],
    crowd: { seed, stream: 0, people: 0, decoys: 0, drawn: false, speed: 0, reach: 0, near: 0 },
    dossiers: [],
    enemies: [],
    selected: 0,
    queues: false,
    cursor: { x: 0, y: 0 },
    points: 'nothing',
    marks: false,
    press: null,
    route: null,
    heldFor: 0,
    rightPress: null,
    pointer: null,
    wrong: 0,
    complaints: 0,
    suspended: 0,
    isTimeUp: false,
    doors: [],
    camera: -1,
    waits: 0,
    waiting: 0,
    vipLate: 0,
    message: '',
    score: 0,
    firstEarned: NO_POINTS,
    earned: NO_POINTS,
    tries: 1,
    done: [],
    stats: { peopleProtected: 0, enemiesApprehended: 0, enemiesEscaped: 0, missionsCompleted: 0 },
    track: [],
    review: null,
    reviewed: null,
  };
  loadMission(state, state.span[0], 1, t, () => {});
  if (isTours && single === 0) {
    chooseTour(state, nextTour(progress), t);
    enterPhase(state, 'tours');
  }
  return state;
}

/** Selects an open tour; its first mission stands behind the choice. */
function chooseTour(state: State, tour: number, t: T): void {
  const first = firstLevelOf(tour);
  if (!isOpen(state.progress, tour) || state.texts[first - 1] === undefined) return;
  Object.assign(state, { tour, span: [first, Math.min(state.texts.length, first + PER_TOUR - 1)] });
  loadMission(state, first, 1, t, () => {});
}

export function tryTour(state: State, tour: unknown, t: T, emit: Emit): void {
  const name = typeof tour === 'number' ? TOURS[tour - 1] : undefined;
  if (typeof tour !== 'number' || name === undefined)
    return emit({ type: 'refused', message: 'There is no such tour.' });
  if (!isOpen(state.progress, tour)) return emit({ type: 'refused', message: `${name}: ${whatOpens(tour)}` });
  chooseTour(state, tour, t);
  state.phase = 'tours';
}

/** Number of the tour that counts for the career: a whole one, or none. */
export const tourPlayed = ({ tour, span: [first, last] }: Readonly<State>): number =>
  last - first + 1 < PER_TOUR ? 0 : tour;

/** Validates the mission text of a link or a file. */
export function validateMissionText(text: string): { readonly text: string } | { readonly complaint: string } {
  const read = tryReading(() => missionOf(text));
  return 'value' in read ? { text } : { complaint: `This mission cannot be played. ${read.refusal}` };
}

/** Loads a mission: mirrored by seed and level, crowd and disguises by seed, level and try. */
export function loadMission(state: State, level: number, tries: number, t: T, emit: Emit): void {
  const map = seeded(state.seed, level);
  const isOurs = state.kind === 'campaign';
  const flip = [random(map) < 0.5, random(map) < 0.5] as const;
  Object.assign(state, { level, tries, flip: isOurs ? flip : [false, false] });
  const mission = missionAt(state);
  state.hiding = mission.hiding ?? (isOurs && level <= PER_TOUR ? level : HIDING);
  const people = mission.civilians + t.extraCivilians;
  const crowd = {
    seed: state.seed,
    stream: level * 100 + tries,
    people,
    decoys: Math.min(people, Math.round((state.hiding - 1) * t.decoysPerMission)),
    drawn: state.kind !== 'own',
    speed: t.strollSpeed,
    reach: t.strollReach,
    near: t.routeNear,
  };
  Object.assign(state, {
    time: 0,
    planning: false,
    selected: 0,
    queues: false,
    marks: false,
    press: null,
    route: null,
    heldFor: 0,
    rightPress: null,
    complaints: 0,
    suspended: 0,
    isTimeUp: false,
    doors: mission.doors.map(({ shut }) => ({ shut, broken: false })),
    camera: -1,
    waits: mission.radio?.waits ?? 0,
    waiting: 0,
    vipLate: 0,
    earned: NO_POINTS,
    track: [],
    review: null,
    reviewed: null,
    message: '',
    cursor: { x: mission.world.width / 2, y: mission.world.height / 2 },
    points: 'nothing',
    crowd,
    dossiers: [],
    enemies: createEnemies(mission, crowdPathsOf(mission, crowd).identities),
    vips: mission.vips.map(({ path }) => ({ ...pointAlong(path, 0), facing: 0, assassinated: false })),
  } satisfies Partial<State>);
  state.agents = createAgents(state);
  enterPhase(state, 'setup');
  emit({ type: 'briefed', heading: headingOf(state), name: mission.name });
}

export function enterPhase(state: State, phase: Phase): void {
  state.phase = phase;
  state.since = 0;
  state.press = null;
  state.route = null;
  state.rightPress = null;
}

/** Waits for the draft search in the Worker. */
export const isWaiting = ({ kind, draft }: Readonly<State>): boolean => kind === 'generated' && draft === null;
