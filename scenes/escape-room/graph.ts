// Puzzle dependency graph: nineteen nodes in four rooms in topological order, each with its prerequisites. Hints follow this order.
import type { NodeId, RoomId } from './item.ts';

export interface Node {
  readonly id: NodeId;
  readonly room: RoomId;
  readonly needs: readonly NodeId[];
}

export const NODES: readonly Node[] = [
  { id: 'drawer', room: 'lab', needs: [] },
  { id: 'note', room: 'lab', needs: [] },
  { id: 'legend', room: 'lab', needs: [] },
  { id: 'vent', room: 'lab', needs: ['drawer'] },
  { id: 'poster', room: 'lab', needs: ['vent'] },
  { id: 'cabinet', room: 'lab', needs: ['poster', 'note'] },
  { id: 'officeDoor', room: 'lab', needs: ['cabinet'] },
  { id: 'plant', room: 'office', needs: ['officeDoor'] },
  { id: 'whiteboard', room: 'office', needs: ['officeDoor'] },
  { id: 'deskDrawer', room: 'office', needs: ['plant'] },
  { id: 'computer', room: 'office', needs: ['deskDrawer'] },
  { id: 'book', room: 'library', needs: ['computer'] },
  { id: 'globe', room: 'library', needs: ['computer'] },
  { id: 'clock', room: 'library', needs: ['book', 'whiteboard'] },
  { id: 'controlDoor', room: 'library', needs: ['clock'] },
  { id: 'panel', room: 'control', needs: ['controlDoor', 'globe'] },
  { id: 'monitors', room: 'control', needs: ['panel'] },
  { id: 'terminal', room: 'control', needs: ['monitors', 'legend'] },
  { id: 'exit', room: 'control', needs: ['terminal', 'panel'] },
];

/** The first unsolved node, in the graph's order, whose prerequisites are solved. */
export const nextNode = (done: readonly NodeId[]): Node | null =>
  NODES.find(({ id, needs }) => !done.includes(id) && needs.every(need => done.includes(need))) ?? null;
