// What the HUD draws from: figures, panels, the list of people, plain data; made anew only when something else is to be seen.

import { among, briefingOf, rumoursOf } from './briefing.ts';
import type { T } from './constants.ts';
import type { Look, Weapon } from './mission.ts';
import { peopleList } from './people.ts';
import { clock, hindsight, nearness, reasonOf, threatIn } from './score.ts';
import { SIGN_TEXT, signsIn } from './signs.ts';
import { type Agent, missionAt, type State, secondsOf } from './state.ts';

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
}

export interface Panel {
  readonly title: string;
  readonly good: boolean;
  readonly lines: readonly string[];
  /** When each enemy could have been known. */
  readonly hindsight: readonly string[];
  readonly button: string;
  readonly command: 'nextMission' | 'retryMission';
}

export interface EmergenciaView {
  readonly phase: State['phase'];
  readonly help: boolean;
  readonly level: number;
  readonly levels: number;
  readonly name: string;
  readonly description: string;
  readonly kind: State['kind'];
  readonly score: number;
  /** Of the time limit, 0 to 1, and its colour. */
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
  readonly suspended: number;
  readonly selected: number;
  readonly suspects: readonly Suspect[];
  readonly panel: Panel | null;
  readonly reviewing: string | null;
  readonly complaint: string | null;
  readonly weapons: readonly Weapon[];
  /** Among whom somebody with such a weapon hides, as far as headquarters knows. */
  readonly rumours: readonly { readonly weapon: Weapon; readonly among: string }[];
  /** The mission as its file says it. */
  readonly text: string;
}

/** The last one: people walk in every tick, and what is told of them changes now and then. */
let cached: { readonly facts: readonly unknown[]; readonly view: EmergenciaView } | null = null;

export function view(state: Readonly<State>, t: T): EmergenciaView {
  const facts = factsOf(state, t);
  const isKnown = cached?.facts.length === facts.length && facts.every((fact, index) => fact === cached?.facts[index]);
  if (!cached || !isKnown) cached = { facts, view: buildView(state, t) };
  return cached.view;
}

/** All that a view is made of, each fact as short as it is told. Lists are new ones with each mission, and so is the crowd. */
function factsOf(state: Readonly<State>, t: T): readonly unknown[] {
  const { texts, level, kind, flip, crowd, phase, help, planning, queues, selected, enemies, review } = state;
  const { peopleProtected, enemiesApprehended, enemiesEscaped, missionsCompleted } = state.stats;
  const { left, seconds, colour } = timeOf(state, t);
  const facts: unknown[] = [t, texts, level, kind, flip, crowd, phase, help, planning, queues, selected, enemies];
  facts.push(peopleProtected, enemiesApprehended, enemiesEscaped, missionsCompleted, state.score, state.earned);
  facts.push(
    left,
    seconds,
    colour,
    threatIn(state),
    secondsLeft(state.suspended),
    review === null ? null : clock(review),
  );
  facts.push(state.message, state.complaint, state.isTimeUp, state.vips[0]?.assassinated);
  for (const agent of state.agents) facts.push(agent.id, doingOf(agent));
  for (const { notes, marked, isApprehended, hasEscaped, knownAt, markedAt } of enemies)
    facts.push(notes, marked, isApprehended, hasEscaped, knownAt, markedAt);
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
    level: state.level,
    levels: state.texts.length,
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
    })),
    apprehended: state.enemies.filter(({ isApprehended }) => isApprehended).length,
    enemies: state.enemies.length,
    message: state.message,
    stats: { ...state.stats },
    planning: state.planning,
    queues: state.queues,
    suspended: secondsLeft(state.suspended),
    selected: state.selected,
    suspects: suspectsOf(state),
    panel: panelOf(state),
    reviewing: state.review === null ? null : clock(state.review),
    complaint: state.complaint,
    weapons: mission.enemies.map(({ weapon }) => weapon),
    rumours: rumoursOf(state).map(({ weapon, look }) => ({ weapon, among: among(look) })),
    text: state.texts[state.level - 1] ?? '',
  };
}

/** Marked first, then those of whom most is noted, then by number. */
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
const rank = ({ marked, notes, cleared }: Suspect): number => (cleared ? -1 : (marked ? 10 : 0) + notes.length);

function panelOf(state: Readonly<State>): Panel | null {
  const { phase, review, level, texts, earned, vips } = state;
  if (review !== null) return null;
  if (phase === 'success') {
    const saved = vips[0]?.assassinated !== true;
    return {
      title: saved ? 'Mission Successfully Completed' : 'Mission Partially Completed',
      good: saved,
      lines: [saved ? 'The VIP is safe.' : 'The VIP did not survive.', `${earned} points in this mission.`],
      hindsight: hindsight(state),
      button: level < texts.length ? 'Next Mission' : 'Final report',
      command: 'nextMission',
    };
  }
  if (phase !== 'failure') return null;
  return {
    title: 'Mission Failed',
    good: false,
    lines: [reasonOf(state), nearness(state)],
    hindsight: hindsight(state),
    button: 'Retry Mission',
    command: 'retryMission',
  };
}
