// Drawing of a mission in its editor: pieces, and what is done with them. Pure functions on mission files; every result can be read again or is refused with a sentence.
import { tryReading } from '../../kit/core/refusal.ts';
import type { Point } from '../rules/pathGeometry.ts';
import { isClear, terrainOf } from '../rules/terrain.ts';
import { type Mission, readMission } from './mission.ts';

/** What can be laid on the map. */
export const PIECE_KINDS = ['agent', 'enemy', 'house', 'tree', 'door', 'wardrobe', 'camera'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

/** A piece: a list of the mission, the index in it, and for paths the index of the place. */
export type Piece =
  | { readonly list: 'agents' | 'obstacles' | 'doors' | 'wardrobes' | 'cameras'; readonly index: number }
  | { readonly list: 'vips' | 'enemies'; readonly index: number; readonly place: number };

/** Grid of the editor, in pixels. */
export const SNAP = 10;
const MOST_PLACES = 24;

export const isSame = (one: Piece | null, other: Piece | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Place of a piece: of a rectangle its upper left corner. Null where there is none any more. */
export function placeOf(mission: Mission, piece: Piece): Point | null {
  const one = mission[piece.list][piece.index];
  if (!one) return null;
  return 'place' in piece ? ((one as Mission['vips'][number]).path[piece.place] ?? null) : (one as Point);
}

/** Size of a rectangle or diameter of a circle; null for what has none. */
export function sizeOf(mission: Mission, piece: Piece): { readonly width: number; readonly height: number } | null {
  if (piece.list !== 'obstacles' && piece.list !== 'doors') return null;
  const one = mission[piece.list][piece.index];
  if (!one) return null;
  if ('radius' in one) return { width: one.radius * 2, height: one.radius * 2 };
  return { width: one.width, height: one.height };
}

const snapped = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value / SNAP) * SNAP));

/** The piece at another place, on the grid and on the map. */
export function movePiece(mission: Mission, piece: Piece, to: Point): Mission {
  const { width, height } = mission.world;
  const at = { x: snapped(to.x, width), y: snapped(to.y, height) };
  if (!('place' in piece)) return changed(mission, piece.list, piece.index, one => ({ ...(one as object), ...at }));
  return changed(mission, piece.list, piece.index, one => {
    const { path } = one as Mission['vips'][number];
    return { ...(one as object), path: path.with(piece.place, at) };
  });
}

/** The piece with its lower right corner there; a circle with its edge there. */
export function resizePiece(mission: Mission, piece: Piece, to: Point): Mission {
  const from = placeOf(mission, piece);
  if (!from || (piece.list !== 'obstacles' && piece.list !== 'doors')) return mission;
  return changed(mission, piece.list, piece.index, one => {
    if ('radius' in (one as object)) {
      const away = Math.hypot(to.x - from.x, to.y - from.y);
      return { ...(one as object), radius: Math.max(SNAP, Math.round(away / SNAP) * SNAP) };
    }
    const side = (value: number) => Math.max(SNAP, Math.round(value / SNAP) * SNAP);
    return { ...(one as object), width: side(to.x - from.x), height: side(to.y - from.y) };
  });
}

/** The mission with a new piece, and which one it is. */
export function addPiece(
  mission: Mission,
  kind: PieceKind,
  to: Point,
): { readonly mission: Mission; readonly piece: Piece } {
  const { width, height } = mission.world;
  const at = { x: snapped(to.x, width), y: snapped(to.y, height) };
  const lay = (list: 'agents' | 'obstacles' | 'doors' | 'wardrobes' | 'cameras', one: object) => ({
    mission: { ...mission, [list]: [...mission[list], { ...at, ...one }] } as Mission,
    piece: { list, index: mission[list].length } as const,
  });
  switch (kind) {
    case 'agent':
      return lay('agents', { id: `A${mission.agents.length + 1}`, speed: 110, viewDistance: 120 });
    case 'house':
      return lay('obstacles', { shape: 'rectangle', width: 120, height: 80 });
    case 'tree':
      return lay('obstacles', { shape: 'circle', radius: 40 });
    case 'door':
      return lay('doors', { width: 20, height: 60, shut: true });
    case 'wardrobe':
      return lay('wardrobes', {});
    case 'camera':
      return lay('cameras', { facing: 90, opening: 60, viewDistance: 240 });
    case 'enemy': {
      const end = { x: snapped(at.x + 120, width), y: at.y };
      const enemy = {
        id: `E${mission.enemies.length + 1}`,
        weapon: 'knife',
        disguise: 'tourist',
        path: [at, end],
        speed: 10,
        detectionRange: 0,
      } as const;
      const { length } = mission.enemies;
      return {
        mission: { ...mission, enemies: [...mission.enemies, enemy] },
        piece: { list: 'enemies', index: length, place: 0 },
      };
    }
  }
}

/** A path with one more place, half way to the next one or beyond the end; the piece is the new place. */
export function addPlace(mission: Mission, piece: Piece): { readonly mission: Mission; readonly piece: Piece } | null {
  if (!('place' in piece)) return null;
  const path = mission[piece.list][piece.index]?.path;
  const here = path?.[piece.place];
  if (!path || !here || path.length >= MOST_PLACES) return null;
  const next = path[piece.place + 1] ?? { x: here.x + 160, y: here.y };
  const at = {
    x: snapped((here.x + next.x) / 2, mission.world.width),
    y: snapped((here.y + next.y) / 2, mission.world.height),
  };
  return {
    mission: changed(mission, piece.list, piece.index, one => ({
      ...(one as object),
      path: path.toSpliced(piece.place + 1, 0, at),
    })),
    piece: { ...piece, place: piece.place + 1 },
  };
}

/** What may be taken away: not the last agent or enemy, and not the VIP itself. */
export function isRemovable(mission: Mission, piece: Piece): boolean {
  if (!placeOf(mission, piece)) return false;
  if ('place' in piece) {
    const places = mission[piece.list][piece.index]?.path.length ?? 0;
    return places > 2 || (piece.list === 'enemies' && mission.enemies.length > 1);
  }
  return piece.list !== 'agents' || mission.agents.length > 1;
}

/** The mission without a piece: of a path its place, or the whole enemy where only two are left. */
export function removePiece(mission: Mission, piece: Piece): Mission {
  if (!isRemovable(mission, piece)) return mission;
  if ('place' in piece && (mission[piece.list][piece.index]?.path.length ?? 0) > 2)
    return changed(mission, piece.list, piece.index, one => {
      const { path } = one as Mission['vips'][number];
      return { ...(one as object), path: path.toSpliced(piece.place, 1) };
    });
  return { ...mission, [piece.list]: mission[piece.list].filter((_, index) => index !== piece.index) };
}

/** The mission with some fields of a piece changed: speed, weapon, direction. */
export const withFields = (mission: Mission, piece: Piece, fields: object): Mission =>
  changed(mission, piece.list, piece.index, one => ({ ...(one as object), ...fields }));

function changed(mission: Mission, list: Piece['list'], index: number, by: (one: unknown) => unknown): Mission {
  const all: readonly unknown[] = mission[list];
  return { ...mission, [list]: all.map((one, i) => (i === index ? by(one) : one)) };
}

/** The mission as the text of its file; fixtures that it has not are left out. */
export function writeMission({ doors, wardrobes, cameras, radio, ...mission }: Mission): string {
  return JSON.stringify({
    ...mission,
    enemies: mission.enemies.map(({ detectionRange, ...enemy }) =>
      enemy.weapon === 'sniper' ? { ...enemy, detectionRange: detectionRange || 400 } : enemy,
    ),
    ...(doors.length > 0 && { doors }),
    ...(wardrobes.length > 0 && { wardrobes }),
    ...(cameras.length > 0 && { cameras }),
    ...(radio && { radio }),
  });
}

/** Why a drawing cannot be played, in a sentence; null if it can. */
export function faultOf(mission: Mission): string | null {
  const read = tryReading(() => readMission(writeMission(mission)));
  if (!('value' in read)) return read.refusal;
  const terrain = terrainOf(read.value);
  const blocked = read.value.vips.findIndex(({ path }) =>
    path.some((at, index) => index > 0 && !isClear(terrain, path[index - 1] ?? at, at)),
  );
  return blocked < 0 ? null : `VIP ${blocked + 1} would walk through an obstacle.`;
}
