// Queries over all people, civilians and enemies: their appearance now with their dossiers.
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

/** All civilians without their dossiers. */
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

/** Dossiers of civilians by number. */
export const dossiersById = ({ dossiers }: Pick<PeopleState, 'dossiers'>): ReadonlyMap<number, Dossier> =>
  new Map(dossiers.map(dossier => [dossier.id, dossier]));

/** Everybody at large with dossier and clothes, without places: does not change with each tick. */
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

/** Everybody by number: the order does not tell enemies from civilians. */
export const peopleIn = (state: PeopleState): Person[] =>
  [...civiliansIn(state), ...state.enemies].sort((a, b) => a.id - b.id);

export function personIn(state: PeopleState, id: number): Person | undefined {
  const enemy = state.enemies.find(one => one.id === id);
  if (enemy) return enemy;
  const stroller = strollersIn(state).find(one => one.id === id);
  const file = state.dossiers.find(one => one.id === id);
  return stroller && withDossier(stroller, file ?? UNKNOWN);
}

/** The object that stores notes and mark of a person. */
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
