// Artboard of the mission editor: pieces and ways are moved and pulled by mouse, finger or keyboard, in steps of 10 px.
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Mission } from '../../../../scenes/emergencia/levels/mission.ts';
import {
  addPiece,
  isRemovable,
  isSame,
  movePiece,
  type Piece,
  type PieceKind,
  placeOf,
  removePiece,
  resizePiece,
  SNAP,
  sizeOf,
} from '../../../../scenes/emergencia/levels/missionDrawing.ts';
import type { Point } from '../../../../scenes/emergencia/rules/pathGeometry.ts';
import type { View } from '../../../play/editor/useView.ts';
import styles from './MissionBoard.module.css';

interface MissionBoardProps {
  readonly mission: Mission;
  /** What a press lays; null: it only chooses. */
  readonly brush: PieceKind | null;
  readonly chosen: Piece | null;
  readonly view: View;
  /** `onwards`: part of the undo step before it, so that one drag is one undo step. */
  onChange(mission: Mission, onwards: boolean): void;
  onChoose(piece: Piece | null): void;
}

type Pull = (to: Point) => Mission;

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-SNAP, 0],
  ArrowRight: [SNAP, 0],
  ArrowUp: [0, -SNAP],
  ArrowDown: [0, SNAP],
};

export function MissionBoard({ mission, brush, chosen, view, onChange, onChoose }: MissionBoardProps) {
  const { attach, zoom } = view;
  const { width, height } = mission.world;
  const frame = useRef<SVGSVGElement>(null);
  const pull = useRef<{ readonly pointer: number; readonly by: Pull; begun: boolean } | null>(null);

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = (frame.current as SVGSVGElement).getBoundingClientRect();
    return { x: ((clientX - box.left) * width) / box.width, y: ((clientY - box.top) * height) / box.height };
  };
  const hold = (event: PointerEvent, by: Pull) => {
    frame.current?.setPointerCapture(event.pointerId);
    pull.current = { pointer: event.pointerId, by, begun: false };
  };
  /** A press on a piece chooses it and takes it along. */
  const take = (event: PointerEvent, piece: Piece) => {
    if (pull.current || event.button !== 0) return;
    event.stopPropagation();
    onChoose(piece);
    const from = pointOf(event);
    const at = placeOf(mission, piece);
    if (at) hold(event, to => movePiece(mission, piece, { x: at.x + to.x - from.x, y: at.y + to.y - from.y }));
  };
  const pullCorner = (event: PointerEvent, piece: Piece) => {
    if (pull.current || event.button !== 0) return;
    event.stopPropagation();
    hold(event, to => resizePiece(mission, piece, to));
  };
  /** A press on the ground lays a piece, or chooses nothing. */
  const begin = (event: PointerEvent) => {
    if (pull.current || event.button !== 0) return;
    if (brush === null) return onChoose(null);
    const { mission: next, piece } = addPiece(mission, brush, pointOf(event));
    onChange(next, false);
    onChoose(piece);
  };
  const go = (event: PointerEvent) => {
    const on = pull.current;
    if (on?.pointer !== event.pointerId) return;
    onChange(on.by(pointOf(event)), on.begun);
    on.begun = true;
  };
  const end = (event: PointerEvent) => {
    if (pull.current?.pointer === event.pointerId) pull.current = null;
  };
  const onKey = (event: KeyboardEvent, piece: Piece) => {
    const way = WAYS[event.key];
    const at = placeOf(mission, piece);
    const size = sizeOf(mission, piece);
    if (way && at && event.shiftKey && size)
      onChange(resizePiece(mission, piece, { x: at.x + size.width + way[0], y: at.y + size.height + way[1] }), false);
    else if (way && at) onChange(movePiece(mission, piece, { x: at.x + way[0], y: at.y + way[1] }), false);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && isRemovable(mission, piece)) {
      onChange(removePiece(mission, piece), false);
      onChoose(null);
    } else return;
    event.preventDefault();
  };
  const handleOf = (piece: Piece, label: string) => ({
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
    'aria-pressed': isSame(piece, chosen),
    className: styles.piece,
    onFocus: () => onChoose(piece),
    onKeyDown: (event: KeyboardEvent) => onKey(event, piece),
    onPointerDown: (event: PointerEvent) => take(event, piece),
  });
  const size = chosen && sizeOf(mission, chosen);
  const corner = chosen && placeOf(mission, chosen);
  const isRound = chosen?.list === 'obstacles' && mission.obstacles[chosen.index]?.shape === 'circle';

  return (
    <div ref={attach} className={styles.frame}>
      <svg
        ref={frame}
        className={styles.board}
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label="Map. Tab to a piece; arrows move it, Shift and arrows make it larger or smaller, Delete takes it away."
        data-brush={brush ?? undefined}
        style={zoom > 1 ? { inlineSize: `${zoom * 100}%`, maxInlineSize: 'none' } : undefined}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
        onLostPointerCapture={end}
      >
        <rect className={styles.ground} width={width} height={height} />
        {mission.obstacles.map((one, index) => (
          <g
            key={`obstacle ${place(index)}`}
            {...handleOf({ list: 'obstacles', index }, `${one.shape === 'circle' ? 'Tree' : 'House'} ${index + 1}`)}
          >
            {one.shape === 'circle' ? (
              <circle className={styles.tree} cx={one.x} cy={one.y} r={one.radius} />
            ) : (
              <rect className={styles.house} x={one.x} y={one.y} width={one.width} height={one.height} />
            )}
          </g>
        ))}
        {mission.doors.map((one, index) => (
          <g key={`door ${place(index)}`} {...handleOf({ list: 'doors', index }, `Door ${index + 1}`)}>
            <rect
              className={styles.door}
              data-shut={one.shut || undefined}
              x={one.x}
              y={one.y}
              width={one.width}
              height={one.height}
            />
          </g>
        ))}
        {mission.vips.map((vip, index) => (
          <Way key={`vip ${place(index)}`} path={vip.path} kind="vip" />
        ))}
        {mission.enemies.map((enemy, index) => (
          <Way key={`enemy ${place(index)}`} path={enemy.path} kind="enemy" />
        ))}
        {mission.wardrobes.map((one, index) => (
          <g key={`wardrobe ${place(index)}`} {...handleOf({ list: 'wardrobes', index }, `Wardrobe ${index + 1}`)}>
            <rect className={styles.wardrobe} x={one.x - 16} y={one.y - 16} width={32} height={32} />
          </g>
        ))}
        {mission.cameras.map((one, index) => (
          <g key={`camera ${place(index)}`} {...handleOf({ list: 'cameras', index }, `Camera ${index + 1}`)}>
            <path className={styles.cone} d={coneOf(one)} />
            <circle className={styles.camera} cx={one.x} cy={one.y} r={14} />
          </g>
        ))}
        {mission.agents.map((one, index) => (
          <g key={`agent ${place(index)}`} {...handleOf({ list: 'agents', index }, `Agent ${index + 1}`)}>
            <circle className={styles.sight} cx={one.x} cy={one.y} r={one.viewDistance} />
            <circle className={styles.agent} cx={one.x} cy={one.y} r={16} />
            <text className={styles.number} x={one.x} y={one.y + 7}>
              {index + 1}
            </text>
          </g>
        ))}
        {(['vips', 'enemies'] as const).flatMap(list =>
          mission[list].flatMap(({ path }, index) =>
            path.map((at, spot) => (
              <g
                key={`${list} ${place(index)} ${place(spot)}`}
                {...handleOf(
                  { list, index, place: spot },
                  `${list === 'vips' ? 'VIP' : `Enemy ${index + 1}`}, place ${spot + 1} of ${path.length}`,
                )}
              >
                <circle
                  className={styles.spot}
                  data-kind={list}
                  data-first={spot === 0 || undefined}
                  cx={at.x}
                  cy={at.y}
                  r={spot === 0 ? 15 : 10}
                />
              </g>
            )),
          ),
        )}
        {chosen && size && corner && (
          <rect
            className={styles.corner}
            x={corner.x + (isRound ? size.width / 2 : size.width) - 9}
            y={corner.y + (isRound ? 0 : size.height) - 9}
            width={18}
            height={18}
            onPointerDown={event => pullCorner(event, chosen)}
          />
        )}
      </svg>
    </div>
  );
}

/** Pieces have no name but their place in the list. */
const place = (index: number): string => `at ${index + 1}`;

const Way = ({ path, kind }: { readonly path: readonly Point[]; readonly kind: 'vip' | 'enemy' }) => (
  <polyline className={styles.way} data-kind={kind} points={path.map(({ x, y }) => `${x},${y}`).join(' ')} />
);

function coneOf({ x, y, facing, opening, viewDistance }: Mission['cameras'][number]): string {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${x + viewDistance * Math.cos(angle)} ${y + viewDistance * Math.sin(angle)}`;
  };
  const [from, to] = [facing - opening / 2, facing + opening / 2];
  return `M${x} ${y}L${at(from)}A${viewDistance} ${viewDistance} 0 0 1 ${at(to)}Z`;
}
