// Scene: the room, its cats and eggs, effects of events; drawn from the state.

import type { Frame } from '../../kit/core/input/input.ts';
import { Particles } from '../../kit/phaser/effects/Particles.ts';
import { GameScene } from '../../kit/phaser/GameScene.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { T } from '../constants.ts';
import { levelOf } from '../rules/bars.ts';
import { coatIndex } from '../rules/cats/breeds.ts';
import { isPatient } from '../rules/cats/coatChoice.ts';
import { stirs } from '../rules/cats/eggs.ts';
import { tradeText } from '../rules/guests.ts';
import { eggPlace, ROOM, THINGS, WINDOW } from '../rules/room.ts';
import type { Egg, Event, State } from '../rules/state.ts';
import { BEYOND, bakeRoom, eggKey, patchKey } from './art.ts';
import { CatFigure, CoatTextures } from './CatFigure.ts';
import { GuestFigure } from './GuestFigure.ts';
import { bakeHouse, HouseFigure, placeOf } from './HouseFigure.ts';

type Container = Phaser.GameObjects.Container;

const DEPTH = { room: 0, guest: 1, eggs: 8, flying: 700 } as const;
const EGG = 1.25;
const WOBBLE_MS = 420;
/** Percent of hatching at which another crack shows. */
const CRACKS = [20, 60, 80];
/** Percent at which the coat shows through the shell. */
const COAT_SHOWS = 40;

export default class CatCrazyScene extends GameScene<State, Event> {
  #coatTextures!: CoatTextures;
  #particles!: Particles;
  #figures = new WeakMap<Container, CatFigure>();
  #cats!: ReturnType<typeof this.makeCats>;
  #pointer: { readonly x: number; readonly y: number } | null = null;
  /** Ids of cats in their hatching animation, and milliseconds left of wobbling eggs. */
  #hatching = new Set<number>();
  #wobbles = new Map<number, number>();
  #guest!: GuestFigure;
  #house!: HouseFigure;
  #snore = 0;

  protected build(): void {
    const { paper } = this;
    bakeRoom(paper);
    this.#coatTextures = new CoatTextures(paper);
    paper.image(-BEYOND, -BEYOND, 'room', DEPTH.room).setOrigin(0);
    this.#guest = new GuestFigure(paper, DEPTH.guest);
    bakeHouse(paper);
    this.#house = new HouseFigure(paper, DEPTH.guest);
    const places = Object.fromEntries(THINGS.map(thing => [thing.deed, thing]));
    paper.image(608, 318, 'desk', 10 + 346);
    paper.image(places['feed']?.x ?? 0, (places['feed']?.y ?? 0) + 2, 'bowl-food', 10 + 452);
    paper.image(places['water']?.x ?? 0, (places['water']?.y ?? 0) + 2, 'bowl-water', 10 + 460);
    paper.image(640, 428, 'basket', 10 + 446);
    this.sprites({
      entities: () => this.state.eggs.map((egg, index) => ({ ...egg, ...eggPlace(index), id: egg.id })),
      create: egg => this.#createEgg(egg),
      update: (picture, egg, ms) => this.#updateEgg(picture, egg, ms),
    });
    this.#cats = this.makeCats();
    this.#particles = new Particles(paper, 60, DEPTH.flying);
  }

  private makeCats() {
    return this.sprites({
      entities: () => this.state.cats,
      create: cat => {
        const figure = new CatFigure(this, this.paper, this.#coatTextures, cat, this.#hatching.delete(cat.id));
        this.#figures.set(figure.outer, figure);
        return figure.outer;
      },
      update: (picture, cat, ms) =>
        this.#figures.get(picture)?.draw(cat, {
          elapsed: this.elapsed,
          ms,
          still: this.settings.reducedMotion,
          pointer: this.#pointer,
          isChosen: this.state.chosen === cat.id,
          level: levelOf(cat, this.session.tuning as T),
        }),
    });
  }

  #createEgg(egg: Pick<Egg, 'type' | 'coats'>): Container {
    const { paper } = this;
    const cracks = CRACKS.map((_, index) => paper.image(index * 4 - 4, 5 - index * 7, 'crack'));
    const patch = paper.image(0, -2, patchKey(egg.type, egg.coats[1]));
    const heart = paper.image(0, -34, 'heart').setName('heart');
    return this.add
      .container(0, 0, [paper.image(0, 0, eggKey(egg.type)), patch, ...cracks, heart])
      .setScale(EGG)
      .setDepth(DEPTH.eggs);
  }

  #updateEgg(picture: Container, egg: Egg, ms: number): void {
    const { id, hatchProgress, type, coats } = egg;
    const tuning = this.session.tuning as T;
    const [, patch, ...others] = picture.list as Phaser.GameObjects.Image[];
    CRACKS.forEach((from, index) => others[index]?.setVisible(hatchProgress >= from));
    patch
      ?.setTexture(patchKey(type, isPatient(egg, tuning) ? coats[0] : coats[1]))
      .setVisible(hatchProgress >= COAT_SHOWS);
    const isStirring = stirs(this.state, egg, tuning);
    others.at(-1)?.setVisible(isStirring);
    const left = Math.max(0, (this.#wobbles.get(id) ?? 0) - ms);
    this.#wobbles.set(id, left);
    const still = this.settings.reducedMotion;
    const restless = isStirring ? Math.sin(this.elapsed / 60) * 0.12 : 0;
    picture.setRotation(still ? 0 : restless + Math.sin(left / 28) * 0.28 * (left / WOBBLE_MS));
  }

  protected override onStateReplaced(): void {
    this.#particles.clear();
    this.#hatching.clear();
    this.#wobbles.clear();
  }

  protected override handleInput({ pointer }: Frame): void {
    this.#pointer = pointer ?? null;
  }

  protected override onEvents(events: readonly Event[]): void {
    for (const event of events) this.#playEffect(event);
  }

  #playEffect(event: Event): void {
    const { juice } = this;
    if (event.type === 'eggWarmed') {
      this.#wobbles.set(event.egg, WOBBLE_MS);
      juice.scraps(event.x, event.y - 10, 'gold', 4, 0.1);
      const { inTimeXp } = this.session.tuning as T;
      if (event.inTime) juice.pop(event.x + 20, event.y - 40, `In time! +${inTimeXp} XP`, 'rose', 16);
      else if (event.part < 100) juice.pop(event.x, event.y - 40, 'Warm', 'paper', 14);
    } else if (event.type === 'hatched') {
      this.#hatching.add(event.cat);
      juice.scraps(event.x, event.y - 20, 'cream', 22, 0.24);
      juice.pop(event.x, event.y - 60, `${event.name}!`, 'gold', 22);
    } else if (event.type === 'helped') {
      this.#figureOf(event.cat)?.hop();
      juice.pop(event.x, event.y - 120, `+${event.coins}`, 'gold', 16);
    } else if (event.type === 'settled')
      juice.pop(event.x, event.y - 144, event.fresh ? 'At home! New coat' : 'At home!', 'rose', 20);
    else if (event.type === 'goalReached')
      juice.pop(ROOM.width / 2, 60, `Goal! +${event.coins}${event.slots > 0 ? ' and a cat slot' : ''}`, 'gold', 26);
    else if (event.type === 'traded') juice.pop(WINDOW.x, WINDOW.y, tradeText(event.guest), 'gold', 18);
    else if (event.type === 'roomBuilt') {
      const { x, y } = placeOf(coatIndex(event.breed, event.coat));
      juice.scraps(x, y, 'gold', 14, 0.16);
      juice.pop(x + 60, y, `A room for ${event.name}!`, 'gold', 20);
      this.#hearts(event.x, event.y - 70, 4);
    } else if (event.type === 'paid') juice.pop(event.x, event.y - 96, `+${event.coins}`, 'gold', 18);
    else if (event.type === 'wishGranted') {
      this.#figureOf(event.cat)?.hop();
      juice.pop(event.x, event.y - 104, `+${event.coins}`, 'gold', 20);
      this.#hearts(event.x, event.y - 70, 5);
    } else if (event.type === 'pageTold') {
      juice.pop(event.x, event.y - 132, `A story! +${event.coins}`, 'paper', 20);
      juice.scraps(event.x, event.y - 60, 'paper', 16, 0.2);
    } else if (event.type === 'levelReached') {
      juice.pop(event.x, event.y - 120, `Level ${event.level}`, 'sky', 22);
      juice.scraps(event.x, event.y - 50, 'sky', 14, 0.2);
    } else if (event.type === 'petted') this.#hearts(event.x, event.y - 70, 3);
    else if (event.type === 'romped' || event.type === 'played') this.#figureOf(event.cat)?.hop();
    else if (event.type === 'comforted') this.#hearts(event.x, event.y - 70, 2);
    else if (event.type === 'rehomed') juice.crumple(event.x, event.y - 30, 'heart');
  }

  #figureOf(id: number): CatFigure | undefined {
    const picture = this.#cats.get(id);
    return picture && this.#figures.get(picture);
  }

  #hearts(x: number, y: number, count: number): void {
    const { random } = this;
    if (this.settings.reducedMotion) return;
    for (let i = 0; i < count; i++)
      this.#particles.emit('heart', {
        x: x + random.spread(20),
        y: y + random.between(0, 16),
        vx: random.spread(0.01),
        vy: -random.between(0.05, 0.08),
        life: random.between(700, 1100),
        scale: [0.6, 1],
        fade: 400,
      });
  }

  protected override draw(_alpha: number, ms: number): void {
    this.#particles.draw(ms);
    this.#house.draw(this.state);
    this.#guest.draw(this.state, this.elapsed, this.settings.reducedMotion);
    this.#snore += ms;
    if (this.#snore < 900 || this.settings.reducedMotion) return;
    this.#snore = 0;
    for (const cat of this.state.cats)
      if (cat.isResting && cat.isThere)
        this.#particles.emit('zed', {
          x: cat.x + 28,
          y: cat.y - 46,
          vx: 0.012,
          vy: -0.03,
          life: 1500,
          scale: [0.5, 1.1],
          fade: 700,
        });
  }
}
