// Scene of Unit Battle: a folded map with two armies of paper. Reads the state and decides nothing.
import { GameScene } from '../../kit/phaser/GameScene.ts';
import type { Meters } from '../../kit/phaser/Meters.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { Entity } from '../../kit/phaser/SpritePool.ts';
import type { T } from '../constants.ts';
import { tuningOf } from '../rules/campaign/campaign.ts';
import { isEnemy } from '../rules/fighter.ts';
import { COLUMNS, centreOf } from '../rules/grid.ts';
import type { Event, Fighter, State } from '../rules/state.ts';
import { BARE } from '../rules/terrain.ts';
import { typesOf, type UnitName } from '../rules/units.ts';
import { AttackEffects } from './AttackEffects.ts';
import { bakeField, bakeFlights, bakeTerrain, bakeUnits, figureKey, terrainKey } from './art.ts';
import { ChargeFlags } from './ChargeFlags.ts';
import { HomeMarkers } from './HomeMarkers.ts';
import { PlacementOverlay } from './PlacementOverlay.ts';
import { addRowNumbers } from './rowNumbers.ts';
import { type StoneInFlight, stonesInFlight } from './stoneFlight.ts';

type Image = Phaser.GameObjects.Image;
interface FighterSprite extends Entity {
  readonly fighter: Fighter;
}

const DEPTH = { field: 0, terrain: 1, aims: 7, units: 20, health: 500, stones: 610 } as const;
/** Vertical offset of a figure from the centre of its cell, in px. */
const FIGURE_OFFSET = -3;
/** Strike animation: the striker leans towards its target by this many px, for this many ms. */
const LEAN = 6;
const LEAN_MS = 150;
/** Vertical offsets by id, in px, so that enemies on one spot stay visible. */
const SIDE_OFFSETS = [0, 5, -5, 8, -8] as const;

export default class StrategicBattleScene extends GameScene<State, Event> {
  #attackEffects!: AttackEffects;
  #placementOverlay!: PlacementOverlay;
  #homeMarkers!: HomeMarkers;
  #chargeFlags!: ChargeFlags;
  #healthBars!: Meters;
  /** Running strike animations by unit id; `left` in ms. */
  readonly #leans = new Map<number, { x: number; y: number; left: number }>();

  protected build(): void {
    const { paper, juice, settings } = this;
    const t = this.session.tuning as T;
    bakeField(paper, t.ownColumns);
    bakeTerrain(paper);
    bakeUnits(paper);
    bakeFlights(paper);
    paper.image(-10, -10, 'field', DEPTH.field).setOrigin(0);
    addRowNumbers(paper);
    this.#placementOverlay = new PlacementOverlay(this, paper);
    this.#attackEffects = new AttackEffects(paper, juice, settings.reducedMotion);
    this.#healthBars = this.meters({ width: 26, height: 3.5, ink: 'moss', depth: DEPTH.health, hidesFull: true });
    this.#homeMarkers = new HomeMarkers(this, paper);
    this.#chargeFlags = new ChargeFlags(this, paper);
    this.sprites({
      entities: () => groundCells(this.state.terrain),
      create: ({ x, y, kind }) => paper.image(x, y, terrainKey(kind), DEPTH.terrain),
    });
    this.sprites({
      entities: () => this.#fighterSprites(this.state.own),
      create: one => juice.unfold(this.#createFigure(one, 'own')),
      update: (picture, { fighter }, ms) => this.#updateFighter(picture, fighter, ms),
    });
    this.sprites({
      entities: () => this.#fighterSprites(this.state.enemies),
      create: one => this.#createFigure(one, 'foe').setFlipX(true),
      update: (picture, { fighter }, ms) => this.#updateFighter(picture, fighter, ms),
    });
    this.sprites({
      entities: () => stonesInFlight(this.state, this.session.tuning as T),
      create: ({ x, y }) => paper.image(x, y, 'stone', DEPTH.stones),
      update: (picture, _flying, ms) => picture.setRotation(picture.rotation + ms * 0.008),
    });
    this.sprites({
      entities: () =>
        stonesInFlight(this.state, this.session.tuning as T).map(flying => ({ ...flying, ...landingPoint(flying) })),
      create: ({ x, y, stone }) => paper.image(x, y, stone.isOwn ? 'aim-own' : 'aim-foe', DEPTH.aims),
    });
  }

  #fighterSprites(fighters: readonly Fighter[]): FighterSprite[] {
    return fighters.map(fighter => ({ id: fighter.id, ...this.#positionOf(fighter), fighter }));
  }

  #createFigure({ x, y, fighter }: FighterSprite, team: 'own' | 'foe'): Image {
    return this.paper.image(x, y, figureKey(fighter.kind, team), DEPTH.units);
  }

  /** Position in world px. */
  #positionOf(fighter: Fighter): { x: number; y: number } {
    const { x, y } = centreOf(fighter);
    const aside = isEnemy(fighter) && !this.state.sandbox ? (SIDE_OFFSETS[fighter.id % SIDE_OFFSETS.length] ?? 0) : 0;
    return { x, y: y + FIGURE_OFFSET + aside };
  }

  /** Walk and strike animation, depth by y, health bar. */
  #updateFighter(picture: Image, fighter: Fighter, ms: number): void {
    const { x, y } = picture;
    const isStill = this.settings.reducedMotion;
    const { sandbox } = this.state;
    const walks = sandbox ? sandbox.isFighting : isEnemy(fighter) || fighter.charges === true || fighter.home !== null;
    if (!isEnemy(fighter)) picture.setFlipX(fighter.home !== null && fighter.target === null);
    const step = Math.abs(Math.sin(x / STRIDES[fighter.kind] + fighter.id));
    const lean = this.#leanOf(fighter.id, ms);
    picture.setDepth(DEPTH.units + y / 10);
    if (!isStill) {
      picture.setPosition(x + lean.x, y + lean.y - (walks && !isFighting(fighter) ? step * 3 : 0));
      picture.setRotation(walks && !isFighting(fighter) ? (step - 0.5) * 0.09 : 0);
    }
    const t = this.session.tuning as T;
    const { health } = typesOf(isEnemy(fighter) ? t : tuningOf(this.state, t))[fighter.kind];
    this.#healthBars.show(x, y + 22, fighter.health / health, isEnemy(fighter) ? 'coral' : 'moss');
  }

  #leanOf(id: number, ms: number): { x: number; y: number } {
    const lean = this.#leans.get(id);
    if (!lean) return NO_OFFSET;
    lean.left -= ms;
    if (lean.left <= 0) this.#leans.delete(id);
    const part = Math.sin((Math.PI * Math.max(0, lean.left)) / LEAN_MS);
    return { x: lean.x * part, y: lean.y * part };
  }

  protected override onEvents(events: readonly Event[]): void {
    for (const event of events) {
      this.#attackEffects.show(event);
      if (event.type === 'struck' && event.kind !== 'Catapult') this.#lean(event);
      if (event.type === 'stoneThrown') this.#lean(event);
      if (event.type === 'unitPlaced') this.juice.scraps(event.x, event.y + 12, 'cream', 4, 0.1);
      if (event.type === 'unitSold' || event.type === 'unitTakenBack')
        this.juice.pop(event.x, event.y - 12, `+${event.refund}`, 'gold', 17);
      if (event.type === 'unitRemoved') this.juice.scraps(event.x, event.y, 'cream', 4, 0.1);
      if (event.type === 'rowCharged') this.juice.pop(event.x + 60, event.y - 8, 'Charge!', 'fox', 24);
      if (event.type === 'fieldLost' || event.type === 'fieldWon') this.#end(event);
    }
  }

  #lean({ by, x, y, toX, toY }: Extract<Event, { type: 'struck' | 'stoneThrown' }>): void {
    const away = Math.hypot(toX - x, toY - y) || 1;
    this.#leans.set(by, { x: ((toX - x) / away) * LEAN, y: ((toY - y) / away) * LEAN, left: LEAN_MS });
  }

  #end({ type, x, y }: Extract<Event, { type: 'fieldLost' | 'fieldWon' }>): void {
    this.juice.hitStop(4);
    this.juice.shake(5, 260);
    this.juice.scraps(x, y, type === 'fieldLost' ? 'coral' : 'gold', 24, 0.3);
  }

  protected override onStateReplaced(): void {
    this.#leans.clear();
    this.#attackEffects.clear();
  }

  protected override draw(_alpha: number, ms: number): void {
    const { state } = this;
    const pulse = this.settings.reducedMotion ? 0.5 : 0.5 + 0.5 * Math.sin(this.elapsed / 260);
    this.#attackEffects.draw(ms);
    this.#homeMarkers.draw(state.own);
    this.#chargeFlags.draw(state, this.session.tuning as T, pulse);
    this.#placementOverlay.draw(state, tuningOf(state, this.session.tuning as T), pulse);
  }
}

/** Cells of wood, mud and hill; another battle has others. */
const groundCells = (terrain: readonly string[]) =>
  terrain.flatMap((line, row) =>
    [...line].flatMap((kind, col) =>
      kind === BARE ? [] : [{ id: `${kind}${row * COLUMNS + col}`, kind, ...centreOf({ row, col }) }],
    ),
  );

const landingPoint = ({ stone }: StoneInFlight) => centreOf({ row: stone.toRow, col: stone.toCol });
/** Cavalry strikes as it rides. */
const isFighting = ({ kind, target, held }: Fighter): boolean => (kind === 'Cavalry' ? held === true : target !== null);

const NO_OFFSET = { x: 0, y: 0 };
/** Stride of the walk animation, in px. */
const STRIDES: Readonly<Record<UnitName, number>> = { Infantry: 4, Archer: 4, Cavalry: 8, Mage: 6, Catapult: 9 };
