// Everybody in the crowd, harmless or not: what is seen of them now, with what is known of them.
import { crowdPathsOf, strollersAt } from './crowd.ts';
import {
  type Civilian,
  type Dossier,
  type Enemy,
  isAtLarge,
  isEnemy,
  missionAt,
  type State,
  type Stroller,
} from './state.ts';

export type Person = Civilian | Enemy;
type PeopleState = Readonly<Pick<State, 'texts' | 'level' | 'flip' | 'crowd' | 'time' | 'dossiers' | 'enemies'>>;

const UNKNOWN = { notes: 0, marked: false, cleared: false } as const;

/** Everybody harmless, as they are seen. */
export const strollersIn = (state: Omit<PeopleState, 'dossiers' | 'enemies'>): readonly Stroller[] =>
  strollersAt(crowdPathsOf(missionAt(state), state.crowd), state.time);

export function civiliansIn(state: PeopleState): Civilian[] {
  const files = dossiersById(state);
  return strollersIn(state).map(one => withDossier(one, files.get(one.id) ?? UNKNOWN));
}

const withDossier = (
  { id, look, x, y, facing, pose, shows }: Stroller,
  { notes, marked, cleared }: Omit<Dossier, 'id'>,
): Civilian => ({ id, look, x, y, facing, pose, shows, notes, marked, cleared });

/** What is known of the harmless, by number. */
export const dossiersById = ({ dossiers }: Pick<PeopleState, 'dossiers'>): ReadonlyMap<number, Dossier> =>
  new Map(dossiers.map(dossier => [dossier.id, dossier]));

/** Who there is, and what is known of them, wherever they are. */
export function peopleList(state: PeopleState): readonly (Dossier & Pick<Stroller, 'look'>)[] {
  const files = dossiersById(state);
  const { homes } = crowdPathsOf(missionAt(state), state.crowd).identities;
  return [
    ...homes.map(({ id, look }) => {
      const { notes, marked, cleared } = files.get(id) ?? UNKNOWN;
      return { id, look, notes, marked, cleared };
    }),
    ...state.enemies
      .filter(isAtLarge)
      .map(({ id, look, notes, marked }) => ({ id, look, notes, marked, cleared: false })),
  ];
}

/** In the order of their numbers, which says nothing. */
export const peopleIn = (state: PeopleState): Person[] =>
  [...civiliansIn(state), ...state.enemies].sort((a, b) => a.id - b.id);

export function personIn(state: PeopleState, id: number): Person | undefined {
  const enemy = state.enemies.find(one => one.id === id);
  if (enemy) return enemy;
  const stroller = strollersIn(state).find(one => one.id === id);
  const file = state.dossiers.find(one => one.id === id);
  return stroller && withDossier(stroller, file ?? UNKNOWN);
}

/** Where what is thought of somebody is written down. */
export function editableDossier(state: State, person: Person): Pick<Dossier, 'notes' | 'marked'> {
  return isEnemy(person) ? person : dossierOf(state, person.id);
}

export function dossierOf({ dossiers }: State, id: number): Dossier {
  const found = dossiers.find(one => one.id === id);
  if (found) return found;
  const dossier: Dossier = { id, ...UNKNOWN };
  dossiers.push(dossier);
  return dossier;
}
