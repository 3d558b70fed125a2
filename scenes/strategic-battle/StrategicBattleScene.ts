// The picture of Unit battle: a folded map with two armies of paper. Reads the state, never decides.
import type { Frame } from '../kit/core/input.ts';
import { GameScene } from '../kit/phaser/GameScene.ts';
import type { Meters } from '../kit/phaser/Meters.ts';
import type Phaser from '../kit/phaser/phaser.ts';
import type { Entity } from '../kit/phaser/SpritePool.ts';
import { bakeField, bakeFlights, bakeUnits, figureKey } from './art.ts';
import { Beyond } from './Beyond.ts';
import type { T } from './constants.ts';
import { type Flying, stonesIn } from './Flying.ts';
import { isEnemy } from './fighter.ts';
import { middleOf } from './grid.ts';
import { Look } from './Look.ts';
import { Plan } from './Plan.ts';
import { Posts } from './Posts.ts';
import { Strikes } from './Strikes.ts';
import type { Event, Fighter, State } from './state.ts';
import { typesOf, type UnitName } from './units.ts';

type Image = Phaser.GameObjects.Image;
interface Standing extends Entity {
  readonly fighter: Fighter;
}

const DEPTH = { field: 0, aims: 7, units: 20, health: 500, stones: 610 } as const;
/** A figure stands a little above the middle of its cell, so that its feet are in it. */
const FEET = -3;
/** How far who strikes leans towards whom it strikes, in px, and for how long, in ms. */
const LEAN = 6;
const LEAN_MS = 150;
/** Who shares a place with others stands a little aside, by its id. */
const ASIDE = [0, 5, -5, 8, -8] as const;

export default class StrategicBattleScene extends GameScene<State, Event> {
  #strikes!: Strikes;
  #plan!: Plan;
  #beyond!: Beyond;
  #posts!: Posts;
  #health!: Meters;
  readonly #look = new Look();
  /** Who leans where, and for how many ms still. */
  readonly #leans = new Map<number, { x: number; y: number; left: number }>();

  protected build(): void {
    const { paper, juice, settings } = this;
    const t = this.session.tuning as T;
    bakeField(paper, t.ownColumns, this.state.terrain);
    bakeUnits(paper);
    bakeFlights(paper);
    paper.image(-10, -10, 'field', DEPTH.field).setOrigin(0);
    this.#plan = new Plan(this, paper);
    this.#strikes = new Strikes(paper, juice, settings.reducedMotion);
    this.#health = this.meters({ width: 26, height: 3.5, ink: 'moss', depth: DEPTH.health, hidesFull: true });
    this.#beyond = new Beyond(paper);
    this.#posts = new Posts(this, paper);
    this.sprites({
      entities: () => this.#standing(this.state.own),
      create: one => juice.unfold(this.#figure(one, 'own')),
      update: (picture, { fighter }, ms) => this.#stand(picture, fighter, ms),
    });
    this.sprites({
      entities: () => this.#standing(this.state.enemies),
      create: one => this.#figure(one, 'foe').setFlipX(true),
      update: (picture, { fighter }, ms) => this.#stand(picture, fighter, ms),
    });
    this.sprites({
      entities: () => stonesIn(this.state, this.session.tuning as T),
      create: ({ x, y }) => paper.image(x, y, 'stone', DEPTH.stones),
      update: (picture, _flying, ms) => picture.setRotation(picture.rotation + ms * 0.008),
    });
    this.sprites({
      entities: () =>
        stonesIn(this.state, this.session.tuning as T).map(flying => ({ ...flying, ...landingOf(flying) })),
      create: ({ x, y, stone }) => paper.image(x, y, stone.isOwn ? 'aim-own' : 'aim-foe', DEPTH.aims),
    });
  }

  #standing(fighters: readonly Fighter[]): Standing[] {
    return fighters.map(fighter => ({ id: fighter.id, ...this.#placeOf(fighter), fighter }));
  }

  #figure({ x, y, fighter }: Standing, team: 'own' | 'foe'): Image {
    return this.paper.image(x, y, figureKey(fighter.kind, team), DEPTH.units);
  }

  /** Own units stand in the middle of their cells; who walks may have to share a place. */
  #placeOf(fighter: Fighter): { x: number; y: number } {
    const { x, y } = middleOf(fighter);
    const aside = isEnemy(fighter) ? (ASIDE[fighter.id % ASIDE.length] ?? 0) : 0;
    return { x, y: y + FEET + aside };
  }

  /** Steps, leans, and who is lower on the map in front. */
  #stand(picture: Image, fighter: Fighter, ms: number): void {
    const { x, y } = picture;
    const isStill = this.settings.reducedMotion;
    const walks = isEnemy(fighter) || fighter.charges === true || fighter.home !== null;
    if (!isEnemy(fighter)) picture.setFlipX(fighter.home !== null && fighter.target === null);
    const step = Math.abs(Math.sin(x / STRIDES[fighter.kind] + fighter.id));
    const lean = this.#leanOf(fighter.id, ms);
    picture.setDepth(DEPTH.units + y / 10);
    if (!isStill) {
      picture.setPosition(x + lean.x, y + lean.y - (walks && !isAtBlows(fighter) ? step * 3 : 0));
      picture.setRotation(walks && !isAtBlows(fighter) ? (step - 0.5) * 0.09 : 0);
    }
    const { health } = typesOf(this.session.tuning as T)[fighter.kind];
    this.#health.show(x, y + 22, fighter.health / health, isEnemy(fighter) ? 'coral' : 'moss');
  }

  #leanOf(id: number, ms: number): { x: number; y: number } {
    const lean = this.#leans.get(id);
    if (!lean) return NOWHERE;
    lean.left -= ms;
    if (lean.left <= 0) this.#leans.delete(id);
    const part = Math.sin((Math.PI * Math.max(0, lean.left)) / LEAN_MS);
    return { x: lean.x * part, y: lean.y * part };
  }

  protected override handleInput({ pointer, pressed }: Frame): void {
    if (pointer?.down || pressed !== 0) this.#look.handsAreHere(this.elapsed);
  }

  protected override onEvents(events: readonly Event[]): void {
    for (const event of events) {
      this.#strikes.show(event);
      if (event.type === 'struck' && event.kind !== 'Catapult') this.#lean(event);
      if (event.type === 'stoneThrown') this.#lean(event);
      if (event.type === 'unitPlaced') this.juice.scraps(event.x, event.y + 12, 'cream', 4, 0.1);
      if (event.type === 'unitSold' || event.type === 'unitTakenBack')
        this.juice.pop(event.x, event.y - 12, `+${event.refund}`, 'gold', 17);
      if (event.type === 'rowCharged') this.juice.pop(event.x + 60, event.y - 8, 'Charge!', 'fox', 24);
      if (event.type === 'fieldLost' || event.type === 'fieldWon') this.#end(event);
      if (HANDS.has(event.type)) this.#look.handsAreHere(this.elapsed);
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
    this.#strikes.clear();
  }

  protected override draw(_alpha: number, ms: number): void {
    const { state } = this;
    const pulse = this.settings.reducedMotion ? 0.5 : 0.5 + 0.5 * Math.sin(this.elapsed / 260);
    this.#strikes.draw(ms);
    this.#posts.draw(state.own);
    this.#plan.draw(state, this.session.tuning as T, pulse);
    const { x } = this.follow(this.#look.focus(state, this.visibleSize.width, this.elapsed), ms);
    this.#beyond.draw(state, x + this.visibleSize.width, pulse);
  }
}

const landingOf = ({ stone }: Flying) => middleOf({ row: stone.toRow, col: stone.toCol });
/** Riders strike as they ride. */
const isAtBlows = ({ kind, target, held }: Fighter): boolean => (kind === 'Cavalry' ? held === true : target !== null);

const NOWHERE = { x: 0, y: 0 };
/** Px from one step to the next, as long as the legs are. */
const STRIDES: Readonly<Record<UnitName, number>> = { Infantry: 4, Archer: 4, Cavalry: 8, Mage: 6, Catapult: 9 };
/** What only the player does: the camera comes home for it. */
const HANDS: ReadonlySet<Event['type']> = new Set(['unitChosen', 'unitPlaced', 'unitSold', 'unitTakenBack', 'refused']);
