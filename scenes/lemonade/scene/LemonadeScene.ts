// Scene: a street of paper under the sky of the hour, the table or the cart with its sign and coins, and everybody who comes by.
import { Particles } from '../../kit/phaser/effects/Particles.ts';
import { GameScene } from '../../kit/phaser/GameScene.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { T } from '../constants.ts';
import { arrivesAt, PART_TICKS, PARTS } from '../rules/cart/streets.ts';
import { factsOf } from '../rules/day.ts';
import { money, signed } from '../rules/money.ts';
import { REASONS } from '../rules/speech.ts';
import { DAY_TICKS, type Event, PLACES, type Place, type State } from '../rules/state.ts';
import { STAND, WORLD } from '../rules/street.ts';
import type { Sky } from '../rules/visit.ts';
import { BEYOND, bakeStreet, SKY_NAMES, type SkyName, skyKey } from './art.ts';
import { bakePeople, PersonFigure } from './PersonFigure.ts';
import { bakeStreets, streetKey } from './streetArt.ts';

type Image = Phaser.GameObjects.Image;

const DEPTH = { sky: 0, sun: 5, clouds: 6, houses: 10, fox: 59, stand: 60, sign: 62, front: 700, rain: 800 } as const;
/** On a post above the heads of those who walk by. */
const SIGN = { x: STAND.x + 128, y: STAND.y - 52 } as const;
const SIGN_LOOK = { size: 19, ink: 'navy' } as const;
const COINS = 12;
/** Cents of a coin in the stack. */
const COIN_CENTS = 300;
const CLOUD_COUNT = 4;
const DROPS_EVERY_MS = 26;
/** World pixels that the cart is pushed into a street, and its axle below its middle. */
const PUSHED_FROM = 470;
const WHEEL_Y = 78;

export default class LemonadeScene extends GameScene<State, Event> {
  #skies = new Map<SkyName, Image>();
  #sun!: Image;
  #clouds: Image[] = [];
  #fox!: Image;
  #houses!: Image;
  #wheels: Image[] = [];
  #post!: Image;
  #stand!: Image;
  #jug!: Image;
  #sign!: Phaser.GameObjects.Text;
  #coins: Image[] = [];
  #rain!: Particles;
  #figures = new WeakMap<Phaser.GameObjects.Container, PersonFigure>();
  #wet = 0;

  protected build(): void {
    const { paper } = this;
    bakeStreet(paper);
    bakePeople(paper);
    if (this.state.storey === 'cart') bakeStreets(paper);
    this.#skies = new Map(
      SKY_NAMES.map((name, i) => [name, paper.image(-BEYOND, -BEYOND, skyKey(name), DEPTH.sky + i).setOrigin(0)]),
    );
    this.#sun = paper.image(0, 0, 'sun', DEPTH.sun);
    this.#clouds = Array.from({ length: CLOUD_COUNT }, (_, i) =>
      paper.image(0, 50 + ((i * 37) % 70), 'cloud', DEPTH.clouds),
    );
    this.#houses = paper.image(-BEYOND, -BEYOND, streetKey(this.#street()), DEPTH.houses).setOrigin(0);
    this.#fox = paper.image(STAND.x, STAND.y - 8, 'fox', DEPTH.fox);
    this.#stand = paper.image(STAND.x, STAND.y, this.#standKey(), DEPTH.stand);
    if (this.state.storey === 'cart') this.#addWheels();
    this.#jug = paper.image(STAND.x + 34, STAND.y - 2, 'jug', DEPTH.sign);
    this.#coins = Array.from({ length: COINS }, (_, i) =>
      paper.image(STAND.x - 40 + Math.floor(i / 6) * 24, STAND.y + 16 - (i % 6) * 5, 'coin', DEPTH.sign),
    );
    this.#post = paper.image(SIGN.x, SIGN.y, 'sign', DEPTH.sign);
    this.#sign = paper.word(SIGN.x, SIGN.y - 9, '', SIGN_LOOK, DEPTH.sign + 1);
    this.sprites({
      entities: () => this.state.now?.walkers ?? [],
      create: walker => {
        const figure = new PersonFigure(this, paper, walker);
        this.#figures.set(figure.outer, figure);
        return figure.outer;
      },
      update: (outer, walker) =>
        this.#figures
          .get(outer)
          ?.draw(
            walker,
            this.#skyNow() === 'rain',
            this.state.asked === walker.id,
            this.elapsed,
            this.settings.reducedMotion,
          ),
    });
    this.#rain = new Particles(paper, 90, DEPTH.rain);
  }

  protected override afterSync(): void {
    const { now, plan, cash, phase } = this.state;
    this.#sign.setText(money(now?.price ?? plan.price));
    const isFolded = phase === 'broke';
    const isCart = this.state.storey === 'cart';
    if (isCart && this.#wheels.length === 0) {
      bakeStreets(this.paper);
      this.#addWheels();
    }
    for (const wheel of this.#wheels) wheel.setVisible(isCart);
    const street = streetKey(this.#street());
    if (this.#houses.texture.key !== street) this.#houses.setTexture(street);
    this.#stand.setTexture(isFolded ? 'stand-folded' : this.#standKey()).setY(STAND.y + (isFolded ? 52 : 0));
    this.#fox.setVisible(!isFolded);
    this.#jug.setVisible(!isFolded && (!now || now.mixed.count + now.jug.count > 0));
    const coins = Math.min(COINS, Math.floor(cash / COIN_CENTS));
    this.#coins.forEach((coin, i) => coin.setVisible(!isFolded && i < coins));
  }

  /** Street that is seen: of a morning the one that is pointed at, of an evening the last. */
  #street(): number {
    const { storey, plan, now, phase, row } = this.state;
    if (storey === 'table') return 0;
    const part = now ? now.part : phase === 'morning' ? Math.max(0, PLACES.indexOf(row as Place)) : PARTS - 1;
    return plan.route[part] as number;
  }

  #standKey(): string {
    return this.state.storey === 'cart' ? 'cart' : 'stand';
  }

  #addWheels(): void {
    this.#wheels = [-38, 38].map(x => this.paper.image(STAND.x + x, STAND.y + WHEEL_Y, 'wheel', DEPTH.sign));
  }

  /** World pixels by which the cart is not there yet: it is pushed in from the left. */
  #offset(): number {
    const { now, plan, storey } = this.state;
    if (!now || storey === 'table') return 0;
    const from = now.part * PART_TICKS;
    const until = arrivesAt(plan.route, now.part, this.session.tuning as T);
    return now.tick >= until ? 0 : -PUSHED_FROM * (1 - (now.tick - from) / (until - from));
  }

  #placeCart(): void {
    const by = this.#offset();
    this.#fox.setX(STAND.x + by);
    this.#stand.setX(STAND.x + by);
    this.#jug.setX(STAND.x + 34 + by);
    this.#post.setX(SIGN.x + by);
    this.#sign.setX(SIGN.x + by);
    this.#coins.forEach((coin, i) => coin.setX(STAND.x - 40 + Math.floor(i / 6) * 24 + by));
    this.#wheels.forEach((wheel, i) =>
      wheel.setX(STAND.x + (i === 0 ? -38 : 38) + by).setRotation(this.settings.reducedMotion ? 0 : by / 22),
    );
  }

  protected override onStateReplaced(): void {
    this.#rain.clear();
  }

  /** Sky of the hour; before the day opens nobody knows it, and the forecast's likelier one is shown. */
  #skyNow(): Sky {
    const { now, phase } = this.state;
    const { weather } = factsOf(this.state, this.session.tuning as T);
    if (now) return weather.skies[now.tick < DAY_TICKS / 2 ? 0 : 1];
    if (phase === 'morning') return weather.sun[0] >= 50 ? 'sun' : 'cloud';
    return weather.skies[1];
  }

  protected override onEvents(events: readonly Event[]): void {
    for (const event of events) this.#playEffect(event);
  }

  #playEffect(event: Event): void {
    const { juice } = this;
    if (event.type === 'sold')
      juice.pop(event.x - 30, event.y - 96, signed(event.price), event.taste < 0 ? 'paper' : 'gold', 17);
    else if (event.type === 'declined') juice.pop(event.x, event.y - 96, REASONS[event.reason], 'paper', 14);
    else if (event.type === 'jugBegun') juice.scraps(STAND.x + 34, STAND.y - 14, 'gold', 6, 0.1);
    else if (event.type === 'soldOut') juice.pop(STAND.x, STAND.y - 110, 'Nothing left', 'paper', 20);
    else if (event.type === 'priceChanged') juice.scraps(SIGN.x, SIGN.y - 20, 'paper', 6, 0.12);
    else if (event.type === 'cartBought') juice.scraps(STAND.x, STAND.y, 'gold', 24, 0.24);
    else if (event.type === 'folded') juice.scraps(STAND.x, STAND.y, 'coral', 24, 0.24);
    else if (event.type === 'opened') juice.scraps(STAND.x, STAND.y - 70, 'cream', 12, 0.18);
  }

  protected override draw(_alpha: number, ms: number): void {
    const { now, phase } = this.state;
    const sky = this.#skyNow();
    const part = now ? now.tick / DAY_TICKS : phase === 'morning' ? 0 : 1;
    const dusk = Math.max(0, (part - 0.72) / 0.28);
    this.#skies.get('noon')?.setAlpha(Math.min(1, part / 0.22));
    this.#skies.get('dusk')?.setAlpha(dusk);
    this.#skies.get('grey')?.setAlpha(sky === 'sun' ? 0 : sky === 'rain' ? 0.9 : 0.5);
    this.#sun
      .setPosition(90 + part * (WORLD.width - 180), 150 - Math.sin(Math.min(1, part) * Math.PI) * 96 + dusk * 60)
      .setVisible(sky === 'sun');
    this.#placeCart();
    const sway = this.settings.reducedMotion ? 0 : Math.sin(this.elapsed / 700) * 0.03;
    this.#fox.setRotation(sway);
    const drift = this.settings.reducedMotion ? 0 : this.elapsed * 0.006;
    const width = WORLD.width + 240;
    this.#clouds.forEach((cloud, i) => {
      cloud.setX(((i * 260 + drift * (1 + i * 0.2)) % width) - 120).setVisible(sky !== 'sun' || i < 2);
    });
    this.#drawRain(sky === 'rain' && phase === 'day', ms);
  }

  #drawRain(isRaining: boolean, ms: number): void {
    const { random } = this;
    if (isRaining && !this.settings.reducedMotion)
      for (this.#wet += ms; this.#wet > DROPS_EVERY_MS; this.#wet -= DROPS_EVERY_MS)
        this.#rain.emit('drop', {
          x: random.between(0, WORLD.width),
          y: random.between(-20, 40),
          vx: 0,
          vy: 0.42,
          life: 900,
          scale: [1, 1],
          fade: 100,
        });
    this.#rain.draw(ms);
  }
}
