// Scene of Tower Climber: fox, platforms, enemies, cranes, ghost, camera. Reads the state, decides nothing.
import { grouped } from '../../kit/core/digits.ts';
import { positionOnTrack } from '../../kit/core/replay/records.ts';
import { GameScene } from '../../kit/phaser/GameScene.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { type T, WORLD } from '../constants.ts';
import { levelAt, START_Y } from '../rules/heights.ts';
import type { Crane, Enemy, Event, Platform, Player, State } from '../rules/state.ts';
import { zoneOf } from '../rules/zones.ts';
import { AimPreview } from './AimPreview.ts';
import { bakeFigures, bakeLedge, CRANE_FLIGHT } from './art.ts';
import { Background } from './Background.ts';
import { GestureDemo } from './GestureDemo.ts';
import { bakeZones } from './zoneArt.ts';

type Image = Phaser.GameObjects.Image;
interface Shown extends Pick<Player, 'x' | 'y'> {
  readonly id: 'fox';
}

const DEPTH = { best: 7, ghost: 8, ledges: 10, cranes: 11, enemies: 12, aim: 14, fox: 15 } as const;

/** Ticks before folding in which a platform flutters. */
const FLUTTER_TICKS = 40;
/** Duration of the landing squash, in ms. */
const SQUASH_MS = 160;
/** Kinds of platform that look the same in every zone, each with its texture. */
const KINDS = ['ground', 'moving', 'crumbling', 'spring', 'ice', 'folding'] as const;
/** Held cranes that fly along, at most. */
const MOST_FLYING = 3;

/** A crane that flies with the fox. */
interface FlyingCrane extends Pick<Player, 'x' | 'y'> {
  readonly id: string;
  readonly carries: boolean;
}

function flyingCranes({ player: { x, y }, heldCranes, carry, phase }: Readonly<State>): readonly FlyingCrane[] {
  if (phase !== 'playing') return [];
  const held = Array.from({ length: Math.min(heldCranes, MOST_FLYING) }, (_, index) => ({
    ...{ id: `held ${index}`, carries: false, x: x - 26 - index * 16, y: y - 16 - index * 9 },
  }));
  return carry ? [...held, { id: 'carries', carries: true, x, y: y - 26 }] : held;
}

const ledgeKey = ({ kind, y }: Platform, t: T): string =>
  kind === 'plain' ? `ledge-plain-${zoneOf(levelAt(y, t)).material}` : `ledge-${kind}`;

export default class TowerClimberScene extends GameScene<State, Event> {
  #background!: Background;
  #aimPreview!: AimPreview;
  readonly #gesture = new GestureDemo();
  #ghost!: Image;
  #best!: Phaser.GameObjects.Graphics;
  #bestWord!: Phaser.GameObjects.Text;
  #squash = 0;
  #camera = { from: 0, to: 0 };

  protected build(): void {
    const { paper } = this;
    const t = this.session.tuning as T;
    bakeFigures(paper);
    for (const kind of KINDS)
      bakeLedge(paper, kind, kind === 'ground' ? WORLD.width : t.platformWidth, t.platformHeight);
    bakeZones(paper, t.platformWidth, t.platformHeight);
    this.#background = new Background(this, paper, this.settings.textScale);
    this.#best = this.add.graphics().setDepth(DEPTH.best);
    this.#bestWord = paper
      .word(WORLD.width - 12, 0, '', { size: 13, ink: 'gold', rim: 3 }, DEPTH.best)
      .setOrigin(1, 1)
      .setVisible(false);
    this.#ghost = paper.image(0, 0, 'fox', DEPTH.ghost).setVisible(false).setAlpha(0.32);
    this.sprites<Platform, Image>({
      entities: () => this.state.platforms.filter(({ isGone }) => !isGone),
      transform: ({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 }),
      create: platform => this.juice.unfold(paper.image(0, 0, ledgeKey(platform, t), DEPTH.ledges)),
      update: (image, platform) => this.#animateLedge(image, platform),
    });
    this.sprites<Enemy, Image>({
      entities: () => this.state.enemies,
      create: ({ kind }) => paper.image(0, 0, kind, DEPTH.enemies),
      update: (image, enemy) => this.#animateEnemy(image, enemy),
    });
    this.#createCranes();
    this.#aimPreview = new AimPreview(this, paper, DEPTH.aim);
    this.sprites<Shown, Image>({
      entities: () =>
        this.state.phase === 'playing' ? [{ id: 'fox', x: this.state.player.x, y: this.state.player.y }] : [],
      create: () => paper.image(0, 0, 'fox', DEPTH.fox),
      update: (image, _fox, ms) => this.#animateFox(image, ms),
    });
  }

  /** Cranes that hang, and those that fly with the fox: a held one behind it, one that carries it above. */
  #createCranes(): void {
    const { paper } = this;
    this.sprites<Crane, Image>({
      entities: () => this.state.cranes,
      create: () => paper.image(0, 0, 'crane', DEPTH.cranes),
      update: (image, { id }) =>
        image.setRotation(this.settings.reducedMotion ? 0 : Math.sin(this.elapsed / 500 + id) * 0.1),
    });
    this.sprites<FlyingCrane, Image>({
      entities: () => flyingCranes(this.state),
      create: () => paper.image(0, 0, CRANE_FLIGHT[0], DEPTH.cranes),
      update: (image, { carries, x }) => this.#animateCrane(image, carries, x),
    });
  }

  #animateCrane(image: Image, carries: boolean, x: number): void {
    const beats = Math.floor(this.elapsed / (carries ? 90 : 220)) % 2;
    const key = CRANE_FLIGHT[this.settings.reducedMotion ? 0 : beats] ?? CRANE_FLIGHT[0];
    image.setTexture(key).setFlipX(x > this.state.player.x);
    image.setScale((carries ? 1.25 : 0.6) / this.paper.resolution);
  }

  protected override cameraCorner() {
    return { x: 0, y: this.state.camera };
  }

  protected override onStateReplaced(): void {
    this.#squash = 0;
    this.#gesture.stop();
    this.#camera = { from: this.state.camera, to: this.state.camera };
  }

  protected override afterSync(): void {
    this.#camera = { from: this.#camera.to, to: this.state.camera };
    const t = this.session.tuning as T;
    this.#aimPreview.update(this.#gesture.over(this.state, t), t);
  }

  protected override onEvents(events: readonly Event[]): void {
    for (const event of events) this.#handleEvent(event);
  }

  #handleEvent(event: Event): void {
    const { juice } = this;
    switch (event.type) {
      case 'pullBegan':
        this.#gesture.stop();
        break;
      case 'pullCancelled':
        if (event.isShort && this.#gesture.begin()) juice.pop(event.x, event.y - 40, 'Draw, then let go', 'gold', 19);
        break;
      case 'foxJumped':
        juice.scraps(
          event.x,
          event.y,
          event.spring ? 'gold' : 'cream',
          event.spring ? 12 : 4,
          0.12 + event.power * 0.1,
        );
        break;
      case 'foxLanded':
        this.#squash = Math.min(1, event.airTicks / 40);
        juice.scraps(event.x, event.y, 'cream', 3, 0.1);
        if (event.points > 0) juice.pop(event.x, event.y - 34, `+${event.points}`, 'gold', 17);
        break;
      case 'foxBounced':
        juice.scraps(event.x, event.y, 'paper', 4, 0.12);
        break;
      case 'platformCrumbled':
        juice.scraps(event.x, event.y, 'rose', 14, 0.14);
        juice.crumple(event.x, event.y, 'ledge-crumbling');
        break;
      case 'levelReached':
        juice.scraps(event.x, event.y - 20, 'gold', 26, 0.3);
        juice.scraps(event.x, event.y - 20, 'paper', 14, 0.26);
        break;
      case 'craneCaught':
        juice.scraps(event.x, event.y, 'gold', 18, 0.24);
        juice.pop(event.x, event.y - 30, 'Crane!', 'gold', 19);
        break;
      case 'craneCarried':
        juice.scraps(event.x, this.#inSight(event.y), 'gold', 16, 0.26);
        juice.pop(event.x, this.#inSight(event.y) - 40, 'Saved!', 'gold', 19);
        break;
      case 'enemyTouched':
        juice.hitStop(4);
        juice.shake(6, 260);
        juice.scraps(event.x, event.y, 'fox', 22, 0.28);
        juice.scraps(event.x, event.y, 'coral', 10, 0.24);
        juice.crumple(event.x, event.y, 'fox');
        break;
      case 'foxFell':
        juice.shake(5, 240);
        juice.scraps(event.x, this.state.camera + WORLD.height - 6, 'fox', 20, 0.34);
        break;
      default:
    }
  }

  /** A height within the picture: a fallen fox is below it. */
  #inSight(y: number): number {
    return Math.min(y, this.state.camera + WORLD.height - 10);
  }

  protected override draw(alpha: number, ms: number): void {
    const t = this.session.tuning as T;
    const { from, to } = this.#camera;
    const camera = from + (to - from) * alpha;
    this.#background.draw(camera, t);
    this.#gesture.advance(ms);
    this.#aimPreview.draw(this.#gesture.over(this.state, t), camera, t);
    this.#drawBest(camera, t);
    this.#drawGhost(alpha);
  }

  /** Squash and stretch: crouches while aiming, stretches in flight, is squashed at landing. */
  #animateFox(image: Image, ms: number): void {
    const { vx, vy, carriedBy } = this.state.player;
    this.#squash = Math.max(0, this.#squash - ms / SQUASH_MS);
    const full = 1 / this.paper.resolution;
    const flies = carriedBy === null;
    const crouch = flies ? 0 : this.#aimPreview.power * 0.26;
    const stretch = flies ? Math.min(0.2, Math.abs(vy) / 6000) : 0;
    const idle = this.settings.reducedMotion || flies ? 0 : Math.sin(this.elapsed / 260) * 0.025;
    const give = this.settings.reducedMotion ? 0 : crouch + this.#squash * 0.3 - stretch + idle;
    image.setScale(full * (1 + give * 0.6), full * (1 - give));
    image.y += give * 14;
    image
      .setFlipX(vx < 0)
      .setRotation(flies && !this.settings.reducedMotion ? Math.max(-0.4, Math.min(0.4, vx / 1100)) : 0);
  }

  #animateLedge(image: Image, { kind, clock, id }: Platform): void {
    const t = this.session.tuning as T;
    const full = 1 / this.paper.resolution;
    if (kind === 'crumbling' && clock > 0) {
      const worn = clock / t.crumbleTicks;
      image
        .setAlpha(1 - worn * 0.35)
        .setRotation(this.settings.reducedMotion ? 0 : Math.sin(clock * 1.3 + id) * 0.03 * worn);
      if (!this.settings.reducedMotion) image.x += Math.sin(clock * 1.9) * 2 * worn;
    } else if (kind === 'folding') {
      const left = t.openTicks - clock;
      const narrow = left < FLUTTER_TICKS ? 0.5 + (0.5 * Math.max(0, left)) / FLUTTER_TICKS : 1;
      image.setAlpha(left < FLUTTER_TICKS && Math.floor(left / 5) % 2 === 0 ? 0.6 : 1);
      image.setScale(full, full * narrow);
    }
  }

  #animateEnemy(image: Image, { kind, direction, clock, id }: Enemy): void {
    const still = this.settings.reducedMotion;
    const full = 1 / this.paper.resolution;
    image.setFlipX(direction < 0);
    if (kind === 'beetle') image.setRotation(still ? 0 : Math.sin(clock / 4 + id) * 0.09);
    if (kind === 'moth') image.setScale(full * (still ? 1 : 0.55 + 0.45 * Math.abs(Math.sin(clock / 7 + id))), full);
  }

  /** Dashed line at the height of the best run. */
  #drawBest(camera: number, t: T): void {
    const g = this.#best.clear();
    const { best } = this.records;
    const y = START_Y - (best ?? 0) * t.pxPerPoint;
    const isSeen = best !== null && best > 0 && y > camera - 4 && y < camera + WORLD.height + 24;
    this.#bestWord.setVisible(isSeen);
    if (!isSeen || best === null) return;
    g.lineStyle(2, this.paper.rgb('gold'), 0.9);
    for (let x = 8; x < WORLD.width - 8; x += 16) g.lineBetween(x, y, x + 9, y);
    const text = `Best ${grouped(best)}`;
    if (this.#bestWord.text !== text) this.#bestWord.setText(text);
    this.#bestWord.setY(y - 2);
  }

  /** Ghost of the best run. */
  #drawGhost(alpha: number): void {
    const { track } = this.records;
    const { tick, phase } = this.state;
    const at = track && phase === 'playing' ? positionOnTrack(track, Math.max(0, tick - 1 + alpha)) : null;
    this.#ghost.setVisible(at !== null);
    if (at) this.#ghost.setPosition(at.x, at.y);
  }
}
