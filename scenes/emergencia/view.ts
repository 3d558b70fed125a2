// View model of the HUD: numbers, panels, list of people as plain data; cached until something visible changes.

import type { T } from './constants.ts';
import { type Look, missionOf, type Weapon } from './levels/mission.ts';
import { isOpen, PER_TOUR, TOURS, whatOpens } from './levels/tours.ts';
import { among, briefingOf, headingOf, rumoursOf } from './rules/briefing.ts';
import { coatsLeft } from './rules/disguises.ts';
import { type Hindsight, hindsight } from './rules/hindsight.ts';
import { peopleList } from './rules/people.ts';
import { pointsInWords } from './rules/points.ts';
import { clock, nearness, reasonOf, threatIn } from './rules/score.ts';
import { SIGN_TEXT, signsIn } from './rules/signs.ts';
import { type Agent, missionAt, type State, secondsOf } from './rules/state.ts';

export interface Suspect {
  readonly id: number;
  readonly look: Look;
  readonly notes: readonly string[];
  readonly marked: boolean;
  readonly cleared: boolean;
}

export interface AgentLine {
  readonly id: number;
  readonly selected: boolean;
  readonly doing: string;
  readonly disguised: boolean;
}

export interface Panel {
  readonly title: string;
  readonly good: boolean;
  readonly lines: readonly string[];
  readonly hindsight: readonly Hindsight[];
  readonly button: string;
  readonly command: 'nextMission' | 'retryMission';
}

export interface TourEntry {
  readonly number: number;
  readonly name: string;
  /** What opens it. */
  readonly tells: string;
  readonly open: boolean;
  readonly chosen: boolean;
  /** Best score; 0 where it was never finished. */
  readonly best: number;
  readonly missions: readonly { readonly name: string; readonly mark: number }[];
}

export interface EmergenciaView {
  readonly phase: State['phase'];
  readonly help: boolean;
  /** What stands before the name: 'Level 2', or the day of the daily mission. */
  readonly heading: string;
  readonly name: string;
  readonly description: string;
  readonly kind: State['kind'];
  readonly score: number;
  /** Passed part of the time limit, 0 to 1, and its colour. */
  readonly timeLeft: number;
  readonly timeColour: 'green' | 'yellow' | 'red';
  readonly seconds: number;
  readonly threatIn: number;
  readonly agents: readonly AgentLine[];
  readonly apprehended: number;
  readonly enemies: number;
  readonly message: string;
  readonly stats: State['stats'];
  readonly planning: boolean;
  readonly queues: boolean;
  /** The next press on a person marks them. */
  readonly marks: boolean;
  /** Number of doors. */
  readonly doors: number;
  /** Coats that still hang in wardrobes; null without wardrobes. */
  readonly coats: number | null;
  readonly cameras: readonly { readonly id: number; readonly live: boolean }[];
  /** Waits left for the VIP's escort, and seconds for which the VIP still waits; null without a radio. */
  readonly radio: { readonly left: number; readonly waiting: number } | null;
  readonly suspended: number;
  readonly selected: number;
  readonly suspects: readonly Suspect[];
  readonly panel: Panel | null;
  /** The choice of a tour; null unless it is shown. */
  readonly tours: readonly TourEntry[] | null;
  readonly reviewing: string | null;
  /** What the review shows, in words. */
  readonly reviewed: string;
  readonly complaint: string | null;
  readonly weapons: readonly Weapon[];
  /** For each weapon the clothes that the briefing names. */
  readonly rumours: readonly { readonly weapon: Weapon; readonly among: string }[];
  /** The mission file, as text. */
  readonly text: string;
}

/** The last view: people move in every tick, but what the HUD shows changes rarely. */
let cached: { readonly facts: readonly unknown[]; readonly view: EmergenciaView } | null = null;

export function view(state: Readonly<State>, t: T): EmergenciaView {
  const facts = factsOf(state, t);
  const isKnown = cached?.facts.length === facts.length && facts.every((fact, index) => fact === cached?.facts[index]);
  if (!cached || !isKnown) cached = { facts, view: buildView(state, t) };
  return cached.view;
}

/** Everything a view depends on, for comparison with the last one. Lists and crowd are new objects with each mission. */
function factsOf(state: Readonly<State>, t: T): readonly unknown[] {
  const { texts, level, kind, flip, crowd, phase, help, planning, queues, marks, selected, enemies, review } = state;
  const { peopleProtected, enemiesApprehended, enemiesEscaped, missionsCompleted } = state.stats;
  const { left, seconds, colour } = timeOf(state, t);
  const facts: unknown[] = [
    t,
    texts,
    level,
    kind,
    flip,
    crowd,
    phase,
    help,
    planning,
    queues,
    marks,
    selected,
    enemies,
    state.tour,
    state.progress,
  ];
  facts.push(peopleProtected, enemiesApprehended, enemiesEscaped, missionsCompleted, state.score, state.earned);
  facts.push(
    left,
    seconds,
    colour,
    threatIn(state),
    secondsLeft(state.suspended),
    review === null ? null : clock(review),
    state.reviewed,
  );
  facts.push(state.message, state.complaint, state.isTimeUp, state.vips[0]?.assassinated);
  facts.push(state.camera, state.waits, secondsLeft(state.waiting));
  for (const agent of state.agents) facts.push(agent.id, doingOf(agent), agent.disguised);
  for (const { notes, marked, isApprehended, hasEscaped, shownAt, markedAt } of enemies)
    facts.push(notes, marked, isApprehended, hasEscaped, ...shownAt, markedAt);
  for (const { id, notes, marked, cleared } of state.dossiers) facts.push(id, notes, marked, cleared);
  return facts;
}

function timeOf(state: Readonly<State>, t: T): { left: number; seconds: number; colour: EmergenciaView['timeColour'] } {
  const { timeLimit } = missionAt(state);
  const left = Math.max(0, 1 - secondsOf(state.time) / timeLimit);
  return {
    left: Math.ceil(left * 100) / 100,
    seconds: Math.max(0, Math.ceil(timeLimit - secondsOf(state.time))),
    colour: left * 100 < t.redBelow ? 'red' : left * 100 < t.yellowBelow ? 'yellow' : 'green',
  };
}

const secondsLeft = (ticks: number): number => Math.ceil(secondsOf(ticks));

const doingOf = ({ busy, follows, way }: Agent): string =>
  busy > 0 ? 'busy' : follows > 0 ? 'follows' : way.length > 0 ? 'walks' : 'waits';

function buildView(state: Readonly<State>, t: T): EmergenciaView {
  const mission = missionAt(state);
  const { left, seconds, colour } = timeOf(state, t);
  return {
    phase: state.phase,
    help: state.help,
    heading: headingOf(state),
    name: mission.name,
    description: briefingOf(state),
    kind: state.kind,
    score: state.score,
    timeLeft: left,
    timeColour: colour,
    seconds,
    threatIn: threatIn(state),
    agents: state.agents.map(agent => ({
      id: agent.id,
      selected: agent.id === state.selected,
      doing: doingOf(agent),
      disguised: agent.disguised,
    })),
    apprehended: state.enemies.filter(({ isApprehended }) => isApprehended).length,
    enemies: state.enemies.length,
    message: state.message,
    stats: { ...state.stats },
    planning: state.planning,
    queues: state.queues,
    marks: state.marks,
    doors: mission.doors.length,
    coats: mission.wardrobes.length > 0 ? coatsLeft(state) : null,
    cameras: mission.cameras.map((_, index) => ({ id: index + 1, live: index === state.camera })),
    radio: mission.radio ? { left: state.waits, waiting: secondsLeft(state.waiting) } : null,
    suspended: secondsLeft(state.suspended),
    selected: state.selected,
    suspects: suspectsOf(state),
    panel: panelOf(state),
    tours: toursOf(state),
    reviewing: state.review === null ? null : clock(state.review),
    reviewed: reviewedOf(state),
    complaint: state.complaint,
    weapons: mission.enemies.map(({ weapon }) => weapon),
    rumours: rumoursOf(state).map(({ weapon, look }) => ({ weapon, among: among(look) })),
    text: state.texts[state.level - 1] ?? '',
  };
}

function reviewedOf({ reviewed, enemies }: Readonly<State>): string {
  const enemy = reviewed && enemies[reviewed.enemy];
  if (!enemy) return 'After action';
  if (reviewed.moment === 'proof') return `How number ${enemy.id} gave itself away, seen from within the ring`;
  return enemy.struckAt === null ? `How number ${enemy.id} got away` : `How number ${enemy.id} struck`;
}

function toursOf({ phase, progress, tour, texts }: Readonly<State>): readonly TourEntry[] | null {
  if (phase !== 'tours') return null;
  return TOURS.map((name, i) => ({
    number: i + 1,
    name,
    tells: whatOpens(i + 1),
    open: isOpen(progress, i + 1),
    chosen: tour === i + 1,
    best: progress.bests[i] ?? 0,
    missions: texts.slice(i * PER_TOUR, (i + 1) * PER_TOUR).map((text, j) => ({
      name: missionOf(text).name,
      mark: progress.marks[i * PER_TOUR + j] ?? 0,
    })),
  }));
}

/** Order of the list: whoever showed both signs, whoever showed one or is marked, the others, the cleared; each by number. No mark moves its own row. */
function suspectsOf(state: Readonly<State>): readonly Suspect[] {
  return peopleList(state)
    .map(
      ({ id, look, notes, marked, cleared }): Suspect => ({
        id,
        look,
        notes: signsIn(notes).map(sign => SIGN_TEXT[sign]),
        marked,
        cleared,
      }),
    )
    .sort((a, b) => rank(b) - rank(a) || a.id - b.id);
}
const rank = ({ marked, notes, cleared }: Suspect): number =>
  cleared ? -1 : Math.max(marked ? 1 : 0, Math.min(2, notes.length));

function panelOf(state: Readonly<State>): Panel | null {
  const { phase, review, level, span, earned, vips } = state;
  if (review !== null) return null;
  if (phase === 'success') {
    const saved = vips[0]?.assassinated !== true;
    return {
      title: saved ? 'Mission Successfully Completed' : 'Mission Partially Completed',
      good: saved,
      lines: [saved ? 'The VIP is safe.' : 'The VIP did not survive.', pointsInWords(earned)],
      hindsight: hindsight(state),
      button: level < span[1] ? 'Next Mission' : 'Final report',
      command: 'nextMission',
    };
  }
  if (phase !== 'failure') return null;
  return {
    title: 'Mission Failed',
    good: false,
    lines: [reasonOf(state), nearness(state), pointsInWords(earned)].filter(line => line !== ''),
    hindsight: hindsight(state),
    button: 'Retry Mission',
    command: 'retryMission',
  };
}
