// Everybody in the crowd, harmless or not: what is seen of them now, with what is known of them.
import { strollersAt, strollsOf } from './crowd.ts';
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

export type Someone = Civilian | Enemy;
type World = Readonly<Pick<State, 'texts' | 'level' | 'flip' | 'crowd' | 'time' | 'dossiers' | 'enemies'>>;

const UNKNOWN = { notes: 0, marked: false, cleared: false } as const;

/** Everybody harmless, as they are seen. */
export const strollersIn = (state: Omit<World, 'dossiers' | 'enemies'>): readonly Stroller[] =>
  strollersAt(strollsOf(missionAt(state), state.crowd), state.time);

export function civiliansIn(state: World): Civilian[] {
  const files = filesOf(state);
  return strollersIn(state).map(one => known(one, files.get(one.id) ?? UNKNOWN));
}

const known = (
  { id, look, x, y, facing, pose, shows }: Stroller,
  { notes, marked, cleared }: Omit<Dossier, 'id'>,
): Civilian => ({ id, look, x, y, facing, pose, shows, notes, marked, cleared });

/** What is known of the harmless, by number. */
export const filesOf = ({ dossiers }: Pick<World, 'dossiers'>): ReadonlyMap<number, Dossier> =>
  new Map(dossiers.map(dossier => [dossier.id, dossier]));

/** Who there is, and what is known of them, wherever they are. */
export function rollOf(state: World): readonly (Dossier & Pick<Stroller, 'look'>)[] {
  const files = filesOf(state);
  const { homes } = strollsOf(missionAt(state), state.crowd).deal;
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
export const peopleIn = (state: World): Someone[] =>
  [...civiliansIn(state), ...state.enemies].sort((a, b) => a.id - b.id);

export function personIn(state: World, id: number): Someone | undefined {
  const enemy = state.enemies.find(one => one.id === id);
  if (enemy) return enemy;
  const stroller = strollersIn(state).find(one => one.id === id);
  const file = state.dossiers.find(one => one.id === id);
  return stroller && known(stroller, file ?? UNKNOWN);
}

/** Where what is thought of somebody is written down. */
export function fileOf(state: State, person: Someone): Pick<Dossier, 'notes' | 'marked'> {
  return isEnemy(person) ? person : dossierOf(state, person.id);
}

export function dossierOf({ dossiers }: State, id: number): Dossier {
  const found = dossiers.find(one => one.id === id);
  if (found) return found;
  const dossier: Dossier = { id, ...UNKNOWN };
  dossiers.push(dossier);
  return dossier;
}
