// View of a mission's hall: lockers, paper doors, switches, balls, the lift, shutters, the cub, the ghost of one's best run.
import { type GhostTrack, positionOnTrack } from '../../../kit/core/replay/records.ts';
import type { Rect } from '../../../kit/core/rules.ts';
import type { Paper } from '../../../kit/phaser/paper.ts';
import type Phaser from '../../../kit/phaser/phaser.ts';
import type { Entity, Sprite, SpritePool, SpriteSource } from '../../../kit/phaser/SpritePool.ts';
import type { T } from '../../constants.ts';
import type { Mission } from '../../rules/missions/mission.ts';
import { liftAt } from '../../rules/missions/things.ts';
import type { State } from '../../rules/state.ts';
import type { Graphics } from '../sightlines.ts';
import { bakeMissions } from './art.ts';

type Image = Phaser.GameObjects.Image;

const DEPTH = { floor: 0.8, bars: 3.3, things: 4, cub: 6.8, ghost: 6.9 } as const;
const GHOST_ALPHA = 0.4;
/** Thickness of what is left of an open door at each of its ends, in pixels. */
const LEAF = 5;

interface Stage {
  readonly paper: Paper;
  state(): Readonly<State>;
  tuning(): T;
  graphics(): Graphics;
  sprites<P extends Entity, O extends Sprite>(source: SpriteSource<P, O>): SpritePool<P, O>;
  track(): GhostTrack | null;
}

export class MissionView {
  readonly #stage: Stage;
  readonly #shaft: Graphics;
  readonly #bars: Graphics;
  readonly #ghost: Image;
  #cubAngle = 0;
  #cubWas = { x: 0, y: 0 };

  constructor(stage: Stage) {
    this.#stage = stage;
    bakeMissions(stage.paper);
    this.#shaft = stage.graphics().setDepth(DEPTH.floor);
    this.#bars = stage.graphics().setDepth(DEPTH.bars);
    this.#ghost = stage.paper.image(0, 0, 'fox', DEPTH.ghost).setAlpha(GHOST_ALPHA).setVisible(false);
    this.#createSprites();
  }

  /** Called every frame; `alpha` is the part of the tick that has passed. */
  draw(alpha: number): void {
    const { mission, phase, levelTicks } = this.#stage.state();
    this.#shaft.clear();
    this.#bars.clear();
    const place = mission && phase === 'playing' ? ghostAt(this.#stage.track(), levelTicks - 1 + alpha) : null;
    this.#ghost.setVisible(place !== null);
    if (place) this.#ghost.setPosition(place.x, place.y).setRotation(place.angle);
    if (!mission) return;
    if (mission.lift) this.#drawShaft(mission.lift);
    for (const { rect, openTicks } of mission.doors) this.#drawDoor(rect, openTicks > 0);
    for (const { rect, isShut } of mission.shutters) this.#drawShutter(rect, isShut);
  }

  #drawShaft({ from: [ax, ay], to: [bx, by] }: NonNullable<Mission['lift']>): void {
    const { paper } = this.#stage;
    this.#shaft.lineStyle(30, paper.rgb('navy', -10), 0.55).lineBetween(ax, ay, bx, by);
    this.#shaft.lineStyle(2, paper.rgb('sand'), 0.5).lineBetween(ax, ay, bx, by);
  }

  /** A sheet of paper with folds across; open, only its ends are left. */
  #drawDoor([x, y, width, height]: Rect, isOpen: boolean): void {
    const { paper } = this.#stage;
    const g = this.#bars;
    const isUpright = height > width;
    const [long, wide] = isUpright ? [height, width] : [width, height];
    const sheet = (from: number, length: number, lighter: number, alpha = 1) => {
      g.fillStyle(paper.rgb('cream', lighter), alpha);
      if (isUpright) g.fillRect(x + wide / 2 - 4, y + from, 8, length);
      else g.fillRect(x + from, y + wide / 2 - 4, length, 8);
    };
    if (isOpen) {
      sheet(0, long, -10, 0.1);
      sheet(0, LEAF, -6);
      sheet(long - LEAF, LEAF, -6);
      return;
    }
    const folds = Math.max(2, Math.round(long / 12));
    for (let fold = 0; fold < folds; fold++) sheet((long * fold) / folds, long / folds, fold % 2 === 0 ? -4 : -16);
  }

  /** Up, a shutter is a row of dashes on the floor; down, a striped bar. */
  #drawShutter([x, y, width, height]: Rect, isShut: boolean): void {
    const { paper } = this.#stage;
    const g = this.#bars;
    const isUpright = height > width;
    const long = Math.max(width, height);
    for (let at = 0; at < long; at += 10) {
      g.fillStyle(paper.rgb(at % 20 === 0 ? 'coral' : 'navy', isShut ? 0 : -6), isShut ? 1 : 0.35);
      const [inset, room] = isShut ? [2, 0] : [8, 3];
      if (isUpright) g.fillRect(x + inset, y + at + room, width - 2 * inset, 10 - 2 * room);
      else g.fillRect(x + at + room, y + inset, 10 - 2 * room, height - 2 * inset);
    }
  }

  #createSprites(): void {
    const { paper, sprites, state, tuning } = this.#stage;
    const mission = () => state().mission;
    sprites<Entity, Image>({
      entities: () => (mission()?.lockers ?? []).map(([x, y]) => ({ id: `locker ${x} ${y}`, x, y })),
      create: ({ x, y }) => paper.image(x, y, 'locker', DEPTH.things - 0.2),
    });
    sprites({
      entities: () => mission()?.switches ?? [],
      create: ({ x, y }) => paper.image(x, y, 'switch', DEPTH.things),
      update: (picture: Image, { isUsed }) => void picture.setTexture(isUsed ? 'switchUsed' : 'switch'),
    });
    sprites<Entity, Image>({
      entities: () => (mission()?.balls ?? []).map(([x, y]) => ({ id: `ball ${x} ${y}`, x, y })),
      create: ({ x, y }) => paper.image(x, y, 'ball', DEPTH.things),
    });
    sprites<Entity, Image>({
      entities: () => {
        const { mission: now, levelTicks } = state();
        return now?.lift ? [{ id: 'lift', ...liftAt(now.lift, levelTicks, tuning()) }] : [];
      },
      create: ({ x, y }) => paper.image(x, y, 'lift', DEPTH.things - 0.3),
    });
    sprites<Entity, Image>({
      entities: () => {
        const cub = mission()?.cub;
        return cub ? [{ id: 'cub', x: cub.x, y: cub.y, angle: this.#turnedTo(cub) }] : [];
      },
      create: ({ x, y }) => paper.image(x, y, 'cub', DEPTH.cub),
    });
  }

  /** The cub looks where it walks. */
  #turnedTo({ x, y }: { readonly x: number; readonly y: number }): number {
    const [dx, dy] = [x - this.#cubWas.x, y - this.#cubWas.y];
    if (Math.hypot(dx, dy) > 0.5) this.#cubAngle = Math.atan2(dy, dx);
    this.#cubWas = { x, y };
    return this.#cubAngle;
  }
}

/** Where the best run was at this tick of its hall: the track begins while the hall's text is awaited. */
function ghostAt(
  track: GhostTrack | null,
  tick: number,
): { readonly x: number; readonly y: number; readonly angle: number } | null {
  if (!track) return null;
  const first = track.places.findIndex(place => place !== null);
  const at = first * track.every + Math.max(0, tick);
  const now = first < 0 ? null : positionOnTrack(track, at);
  if (!now) return null;
  const next = positionOnTrack(track, at + track.every) ?? now;
  return { ...now, angle: Math.atan2(next.y - now.y, next.x - now.x) };
}
