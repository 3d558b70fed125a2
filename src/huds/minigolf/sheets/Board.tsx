// Artboard of the course editor: add, move and resize pieces by mouse, finger or keyboard, in steps of 10 px.
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import {
  addPiece,
  type Corner,
  cornerOf,
  type Drawing,
  isRemovable,
  movePiece,
  nearestSide,
  type Piece,
  pieceAt,
  removePiece,
  resizePiece,
  SNAP,
  turnPiece,
} from '../../../../scenes/minigolf/levels/drawing.ts';
import { type Brush, type Rectangle, settingOf, tipOf } from '../../../../scenes/minigolf/levels/pieces.ts';
import { movePieces, piecesIn } from '../../../../scenes/minigolf/levels/region.ts';
import { FIELD, type Obstacle, type Point } from '../../../../scenes/minigolf/rules/course.ts';
import type { View } from '../../../play/editor/useView.ts';
import styles from './Board.module.css';
import { PieceMark, PieceShape } from './PieceShape.tsx';

interface BoardProps {
  readonly drawing: Drawing;
  /** Obstacle type that a press adds; null: a press only selects. */
  readonly brush: Brush | null;
  readonly chosen: Piece | null;
  /** Rectangle whose pieces are copied, mirrored and turned; absent while another tool is taken. */
  readonly region: { readonly at: Rectangle | null; onChange(at: Rectangle | null): void } | null;
  readonly view: View;
  /** `onwards`: part of the undo step before it, so that one drag is one undo step. */
  onChange(drawing: Drawing, onwards: boolean): void;
  onChoose(piece: Piece | null): void;
}

const isInside = ({ x, y, width, height }: Rectangle, at: Point): boolean =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;
const onGrid = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value / SNAP) * SNAP));
const rectangleOf = (from: Point, to: Point): Rectangle => {
  const [x, y] = [onGrid(Math.min(from.x, to.x), FIELD.width), onGrid(Math.min(from.y, to.y), FIELD.height)];
  const [right, bottom] = [onGrid(Math.max(from.x, to.x), FIELD.width), onGrid(Math.max(from.y, to.y), FIELD.height)];
  return { x, y, width: right - x, height: bottom - y };
};

const CORNERS: readonly Corner[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];
/** Hit radius of a corner, in CSS px. */
const REACH = { mouse: 10, touch: 22 };

/** Drag under way: returns the drawing for a pointer position; null where none is drawn, but a region chosen. */
type Pull = (to: Point) => Drawing | null;

export function Board({ drawing, brush, chosen, region, view, onChange, onChoose }: BoardProps) {
  const { attach, zoom } = view;
  const frame = useRef<SVGSVGElement>(null);
  const pull = useRef<{ readonly pointer: number; readonly by: Pull; begun: boolean } | null>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setScale(FIELD.width / (entry?.contentRect.width || FIELD.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = (frame.current as SVGSVGElement).getBoundingClientRect();
    return {
      x: ((clientX - box.left) * FIELD.width) / box.width,
      y: ((clientY - box.top) * FIELD.height) / box.height,
    };
  };

  /** A drag beside the region draws another one; a drag in it moves what lies there. */
  function takenRegion({ at: held, onChange: choose }: NonNullable<typeof region>, at: Point): Pull {
    if (held && isInside(held, at)) {
      const pieces = piecesIn(drawing, held);
      return to => {
        const { drawing: moved, step } = movePieces(drawing, pieces, to.x - at.x, to.y - at.y);
        choose({ ...held, x: held.x + step.x, y: held.y + step.y });
        return moved;
      };
    }
    choose(null);
    return to => {
      choose(rectangleOf(at, to));
      return null;
    };
  }

  function taken(at: Point, isTouch: boolean): Pull | null {
    if (region) return takenRegion(region, at);
    const one = typeof chosen === 'number' ? drawing.obstacles[chosen] : undefined;
    if (one && typeof chosen === 'number') {
      const reach = (isTouch ? REACH.touch : REACH.mouse) * scale;
      const corner = CORNERS.find(which => {
        const { x, y } = cornerOf(one, which);
        return Math.hypot(at.x - x, at.y - y) <= reach;
      });
      if (corner) return to => resizePiece(drawing, chosen, corner, to);
    }
    const piece = pieceAt(drawing, at);
    // With a brush a press on an obstacle adds another one; ball, hole and the selected piece can always be dragged.
    if (piece !== null && (brush === null || typeof piece !== 'number' || piece === chosen)) {
      onChoose(piece);
      return to => movePiece(drawing, piece, to.x - at.x, to.y - at.y);
    }
    onChoose(brush === null ? null : added(brush, at));
    return brush === null ? null : to => addPiece(drawing, brush, at, to);
  }

  /** What a press with this brush adds. */
  const added = (of: Brush, at: Point): Piece => {
    if (of !== 'fairway') return drawing.obstacles.length;
    return `corner ${drawing.fairway.length === 0 ? 2 : nearestSide(drawing, at) + 1}`;
  };

  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (pull.current || event.button !== 0) return;
    const at = pointOf(event);
    const by = taken(at, event.pointerType === 'touch');
    if (!by) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pull.current = { pointer: event.pointerId, by, begun: false };
    // A press without a drag already adds a piece.
    if (region) return;
    const { obstacles, fairway } = by(at) ?? drawing;
    if (obstacles.length + fairway.length > drawing.obstacles.length + drawing.fairway.length) go(event);
  };
  const go = (event: PointerEvent) => {
    const on = pull.current;
    if (on?.pointer !== event.pointerId) return;
    const next = on.by(pointOf(event));
    if (!next) return;
    onChange(next, on.begun);
    on.begun = true;
  };
  const end = (event: PointerEvent) => {
    if (pull.current?.pointer === event.pointerId) pull.current = null;
  };

  const onKey = (event: KeyboardEvent, piece: Piece) => {
    const way = WAYS[event.key];
    const one = typeof piece === 'number' ? drawing.obstacles[piece] : undefined;
    if (way && event.shiftKey && one && typeof piece === 'number') {
      const { x, y } = cornerOf(one, { x: 1, y: 1 });
      const to = { x: Math.max(one.x + SNAP, x + way[0]), y: Math.max(one.y + SNAP, y + way[1]) };
      onChange(resizePiece(drawing, piece, { x: 1, y: 1 }, to), false);
    } else if (way) onChange(movePiece(drawing, piece, way[0], way[1]), false);
    else if (event.key === 'Enter' && typeof piece === 'number') onChange(turnPiece(drawing, piece), false);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && isRemovable(piece)) {
      onChange(removePiece(drawing, piece), false);
      onChoose(null);
    } else return;
    event.preventDefault();
  };
  const handleOf = (piece: Piece, label: string) => ({
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
    'aria-pressed': piece === chosen,
    'data-piece': piece,
    onFocus: () => onChoose(piece),
    onKeyDown: (event: KeyboardEvent) => onKey(event, piece),
  });

  /** Pieces are identified by their index. */
  const pieces = drawing.obstacles.map((one, index) => ({ one, index, key: `piece ${index}` }));
  const tips = drawing.obstacles.flatMap((one, index) => {
    const at = tipOf(one);
    return at ? [{ index, at, type: one.type }] : [];
  });
  const corners = drawing.fairway.map((at, index) => ({ at, index, key: `corner ${index}` }));
  const outline = drawing.fairway.map(({ x, y }) => `${x},${y}`).join(' ');
  const held = typeof chosen === 'number' ? drawing.obstacles[chosen] : undefined;
  return (
    <div ref={attach} className={styles.frame}>
      <svg
        ref={frame}
        className={styles.board}
        viewBox={`0 0 ${FIELD.width} ${FIELD.height}`}
        role="group"
        aria-label="Drawing. Tab to a piece; arrows move it, Shift and arrows make it larger or smaller, Enter changes how it works, Delete takes it away."
        data-brush={brush ?? undefined}
        style={zoom > 1 ? { inlineSize: `${zoom * 100}%`, maxInlineSize: 'none' } : undefined}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
        onLostPointerCapture={end}
      >
        <defs>
          <pattern id="golf-grid" width={50} height={50} patternUnits="userSpaceOnUse">
            <path className={styles.line} d="M50 0H0V50" />
          </pattern>
        </defs>
        <rect className={styles.grass} width={FIELD.width} height={FIELD.height} data-rough={outline || undefined} />
        {outline && <polygon className={styles.grass} points={outline} />}
        <rect fill="url(#golf-grid)" width={FIELD.width} height={FIELD.height} />
        {pieces.map(({ one, index, key }) => (
          <g key={key} {...handleOf(index, wordsOf(one))} className={styles.piece}>
            <PieceShape one={one} />
          </g>
        ))}
        {pieces.map(({ one, key }) => (
          <PieceMark key={key} one={one} />
        ))}
        {tips.map(({ index, at, type }) => (
          <circle
            key={`tip ${index}`}
            {...handleOf(`tip ${index}`, tipWords(type, at))}
            className={styles.tip}
            data-kind={type}
            cx={at.x}
            cy={at.y}
            r={Math.max(9, 9 * scale)}
          />
        ))}
        {corners.map(({ at, index, key }) => (
          <circle
            key={key}
            {...handleOf(`corner ${index}`, `Corner ${index + 1} of the fairway, at ${at.x}, ${at.y}`)}
            className={styles.outline}
            cx={at.x}
            cy={at.y}
            r={Math.max(8, 7 * scale)}
          />
        ))}
        <g {...handleOf('start', `Start at ${drawing.start.x}, ${drawing.start.y}`)} className={styles.spot}>
          <circle className={styles.tee} cx={drawing.start.x} cy={drawing.start.y} r={20} />
          <circle className={styles.ball} cx={drawing.start.x} cy={drawing.start.y} r={10} />
        </g>
        <g {...handleOf('hole', `Hole at ${drawing.hole.x}, ${drawing.hole.y}`)} className={styles.spot}>
          <circle className={styles.hole} cx={drawing.hole.x} cy={drawing.hole.y} r={15} />
          <path
            className={styles.flag}
            d={`M${drawing.hole.x} ${drawing.hole.y}v-44l26 11l-26 11`}
            pointerEvents="none"
          />
        </g>
        {region?.at && <rect className={styles.region} {...region.at} />}
        {held &&
          CORNERS.map(corner => {
            const { x, y } = cornerOf(held, corner);
            return <circle key={`${corner.x}${corner.y}`} className={styles.corner} cx={x} cy={y} r={6 * scale} />;
          })}
      </svg>
    </div>
  );
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-SNAP, 0],
  ArrowRight: [SNAP, 0],
  ArrowUp: [0, -SNAP],
  ArrowDown: [0, SNAP],
};

function wordsOf(one: Obstacle): string {
  const { type, x, y, width, height } = one;
  const setting = settingOf(one);
  return `${type.charAt(0).toUpperCase()}${type.slice(1)}, ${width} by ${height}, at ${x}, ${y}${setting ? `, ${setting}` : ''}`;
}

const tipWords = (type: Obstacle['type'], { x, y }: Point): string =>
  type === 'slope'
    ? `Arrow of the slope, at ${Math.round(x)}, ${Math.round(y)}`
    : `Where the ${type} puts the ball down, at ${x}, ${y}`;
