// Puzzle dependency graph of a building, made from its fixtures: what each needs to be solved, in the order of hints.

import { fixtureOf, fixturesOf } from '../rules/fixtures.ts';
import { type Fixture, ROOMS, type RoomId } from '../rules/item.ts';
import { recipeFor } from '../rules/things.ts';
import type { Draws } from './draws.ts';

export interface Node {
  readonly id: string;
  readonly room: RoomId;
  readonly needs: readonly string[];
}

const BY_DRAWS = new WeakMap<Draws, readonly Node[]>();

/** All nodes in topological order, rooms in their order; cached by the draws. */
export function nodesOf(draws: Draws): readonly Node[] {
  const known = BY_DRAWS.get(draws);
  if (known) return known;
  const made = inOrder(makeNodes(fixturesOf(draws)));
  BY_DRAWS.set(draws, made);
  return made;
}

function makeNodes(fixtures: readonly Fixture[]): readonly Node[] {
  const holders = (thing: string): readonly string[] =>
    recipeFor(thing)?.parts.flatMap(holders) ??
    fixtures.flatMap(({ id, contains, reveals }) => (contains.includes(thing) || reveals === thing ? [id] : []));
  const waysTo = (room: RoomId): readonly string[] =>
    fixtures.flatMap(({ id, node, leadsTo, requiredNodes }) =>
      leadsTo !== room ? [] : node === null ? requiredNodes : [id],
    );
  return fixtures.flatMap(({ id, node, room, keyRequired, toolRequired, requiredNodes, clues }) => {
    if (node === null) return [];
    const tool = toolRequired ?? keyRequired;
    const needs = [...waysTo(room), ...(tool === null ? [] : holders(tool)), ...requiredNodes, ...clues];
    return [{ id, room, needs: [...new Set(needs)] }];
  });
}

/** Those that need nothing unsolved first, from the first room to the last; a circle ends it early. */
function inOrder(nodes: readonly Node[]): readonly Node[] {
  const rank = ({ room }: Node): number => ROOMS.findIndex(({ id }) => id === room);
  const left = nodes.toSorted((a, b) => rank(a) - rank(b));
  const ordered: Node[] = [];
  for (;;) {
    const next = left.findIndex(({ needs }) => needs.every(need => ordered.some(({ id }) => id === need)));
    if (next < 0) return ordered;
    ordered.push(...left.splice(next, 1));
  }
}

/** Nodes that are locks, devices and finds: a sheet that is read is a node, but no puzzle. */
export const puzzlesOf = (draws: Draws): readonly Node[] =>
  nodesOf(draws).filter(({ id }) => fixtureOf(draws, id)?.action !== 'read');
/** Of these how many are solved. */
export const puzzlesSolved = (draws: Draws, done: readonly string[]): number =>
  puzzlesOf(draws).filter(({ id }) => done.includes(id)).length;

/** The first unsolved node, in the graph's order, whose prerequisites are solved. */
export const nextNode = (draws: Draws, done: readonly string[]): Node | null =>
  nodesOf(draws).find(({ id, needs }) => !done.includes(id) && needs.every(need => done.includes(need))) ?? null;
