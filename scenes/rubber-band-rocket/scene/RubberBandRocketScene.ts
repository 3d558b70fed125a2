// Scene of Rubber Band Rocket: fox, sling, sky, height bar, camera. Reads the state, decides nothing.
import { grouped } from '../../kit/core/digits.ts';
import { Particles } from '../../kit/phaser/effects/Particles.ts';
import { GameScene } from '../../kit/phaser/GameScene.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { LANDMARKS, type T } from '../constants.ts';
import { zonesOf } from '../rules/coins.ts';
import { heightOf } from '../rules/flight.ts';
import { MIDDLE, PX, xOf, yOf } from '../rules/geometry.ts';
import { TRACK_EVERY } from '../rules/inFlight.ts';
import type { Event, Part, State } from '../rules/state.ts';
import { type RocketView, view as viewOf } from '../view.ts';
import { CARRIER_NAME, PART_ACTS, ZONE_NAME } from '../words.ts';
import { bakeAll } from './art.ts';
import { HeightBar } from './HeightBar.ts';
import { PartView } from './PartView.ts';
import { Sky } from './Sky.ts';
import { Sling } from './Sling.ts';
import { ThingView } from './ThingView.ts';
import { WindView } from './WindView.ts';

type Image = Phaser.GameObjects.Image;

const DEPTH = { ghost: 38, flame: 39, fox: 40, lines: 30, words: 31, trail: 37 } as const;
/** Vertical place of the fox in the picture, 0 (top) to 1, by direction: there is more room ahead of it. */
const RISING = 0.64;
const FALLING = 0.42;
/** Part of the picture that lies above the meadow while the fox waits. */
const HORIZON = 0.79;
const CAMERA_MS = 420;
/** Time constant with which the camera eases over a jump of the fox. */
const GLIDE_MS = 130;
/** A move of more than this in one tick is a jump (skipped fall), in units. */
const LEAP = 60;
const SQUASH_MS = 220;

/** The part that each event is of. */
const ACTS = {
  balloonFilled: 'balloon',
  magnetDrew: 'magnet',
  gliderSpread: 'glider',
  parachuteOpened: 'parachute',
  kiteCaught: 'kite',
  stageFired: 'stage',
} as const satisfies Partial<Record<Event['type'], Part>>;

/** Marks on the height bar, in units: predicted reach and record. */
interface BarMarks {
  readonly reach: number;
  readonly record: number;
}
const GROUND: BarMarks = { reach: 0, record: 0 };
const marksOf = ({ reach, maxHeight }: RocketView): BarMarks => ({ reach, record: maxHeight });

export default class RubberBandRocketScene extends GameScene<State, Event> {
  #sky!: Sky;
  #sling!: Sling;
  #heightBar!: HeightBar;
  #wind!: WindView;
  #things!: ThingView;
  #parts!: PartView;
  #fox!: Image;
  #wings!: Image;
  #ghost!: Image;
  #flame!: Image;
  #trail!: Particles;
  #lines!: Phaser.GameObjects.Graphics;
  #record: Phaser.GameObjects.Text | null = null;
  /** Tutorial text at the sling, until the first launch. */
  #hint: Phaser.GameObjects.Text | null = null;
  #hasDrawn = false;
  #hasText = false;
  #zoneWords: readonly Phaser.GameObjects.Text[] = [];
  /** Height of the fox in the previous tick and in this one, in units. */
  #from = 0;
  #to = 0;
  /** The fox's x in the previous tick and in this one, in px. */
  #side = { from: MIDDLE, to: MIDDLE };
  /** Pull of the band in the previous tick and in this one, 0 to 1. */
  #drawn = { from: 0, to: 0 };
  #marks: { from: BarMarks; to: BarMarks } = { from: GROUND, to: GROUND };
  #part = RISING;
  #glide = 0;
  #top = 0;
  #squash = 0;
  #puff = 0;

  protected build(): void {
    const { paper, state } = this;
    const still = this.settings.reducedMotion;
    bakeAll(paper);
    const zones = zonesOf(state.moon, this.#t);
    this.#sky = new Sky(paper, [0, ...zones.map(({ from }) => from)], state.moon, still);
    this.#lines = this.add.graphics().setDepth(DEPTH.lines);
    this.#wind = new WindView(paper, this.add.graphics(), still);
    this.#things = new ThingView(paper, this.add.graphics(), still);
    this.#parts = new PartView(paper, this.add.graphics());
    this.#sling = new Sling(paper, this.add.graphics());
    this.#ghost = paper.image(MIDDLE, 0, 'fox', DEPTH.ghost).setAlpha(0.36);
    this.#flame = paper.image(MIDDLE, 0, 'flame', DEPTH.flame).setVisible(false);
    this.#wings = paper.image(MIDDLE, 0, 'wings', DEPTH.flame).setVisible(state.rocket === 'swallow');
    this.#fox = paper.image(MIDDLE, 0, 'fox', DEPTH.fox);
    this.#trail = new Particles(paper, 60, DEPTH.trail);
    this.#heightBar = new HeightBar(paper, this.add.graphics(), this.settings.textScale);
    this.#hasText = false;
    [this.#record, this.#hint, this.#zoneWords] = [null, null, []];
  }

  /** Texts are created after the first frame, because they need the web font. */
  #createText(): void {
    const { paper } = this;
    const style = { size: 15, ink: 'paper', rim: 4 } as const;
    this.#record = paper.word(0, 0, '', { ...style, ink: 'gold', lighter: 6 }, DEPTH.words).setOrigin(0, 1);
    this.#hint = paper.word(MIDDLE, -156, '', { size: 30, ink: 'paper', rim: 6 }, DEPTH.words);
    const zones = zonesOf(this.state.moon, this.#t).map(({ zone, from }) => [from, ZONE_NAME[zone]] as const);
    this.#zoneWords = [...zones, ...LANDMARKS].map(([from, name]) =>
      paper.word(0, yOf(from) + 34, `${name}, ${grouped(from)}`, style, DEPTH.words).setOrigin(0, 0.5),
    );
    this.#heightBar.createText();
    this.#wind.createText();
    this.#hasText = true;
  }

  protected override onStateReplaced(): void {
    this.#from = this.#to = heightOf(this.state);
    const x = xOf(this.state.ball.x);
    this.#side = { from: x, to: x };
    this.#drawn = { from: 0, to: 0 };
    const marks = marksOf(this.#view);
    this.#marks = { from: marks, to: marks };
    this.#part = RISING;
    this.#glide = this.#squash = 0;
    this.#trail.clear();
    this.#heightBar.snap(this.#view);
  }

  protected override afterSync(): void {
    const now = this.state.isLaunched || this.state.isHome ? heightOf(this.state) : 0;
    const isLeap = Math.abs(now - this.#to) > LEAP;
    if (isLeap && !this.settings.reducedMotion) this.#glide = (this.#to - now) * PX;
    this.#from = isLeap ? now : this.#to;
    this.#to = now;
    const x = xOf(this.state.ball.x);
    this.#side = { from: this.state.isLaunched ? this.#side.to : x, to: x };
    const drawn = this.state.isCharging ? this.state.power / this.state.maxPower : 0;
    this.#drawn = { from: Math.min(this.#drawn.to, drawn), to: drawn };
    this.#marks = { from: this.#marks.to, to: marksOf(this.#view) };
  }

  /** Marks of the height bar, interpolated between two ticks. */
  #marksAt(alpha: number): BarMarks {
    const { from, to } = this.#marks;
    const between = (name: keyof BarMarks) => from[name] + (to[name] - from[name]) * alpha;
    return { reach: between('reach'), record: between('record') };
  }

  protected override onEvents(events: readonly Event[]): void {
    const { juice } = this;
    const y = yOf(this.#to);
    for (const event of events) {
      if (event.type === 'launched') {
        juice.shake(event.snapped ? 5 : 1 + (4 * event.power) / this.state.maxPower, 200);
        juice.scraps(MIDDLE, -20, event.snapped ? 'coral' : 'sand', event.snapped ? 22 : 10);
        if (event.snapped) juice.pop(MIDDLE, -170, `Snapped: ${Math.round(this.#t.snapPart * 100)} %`, 'coral', 30);
      } else if (event.type === 'boosterFired') {
        juice.shake(2, 260);
        if (event.byHand)
          juice.pop(MIDDLE + 90, y, event.inWind ? 'Into the wind!' : 'Booster', event.inWind ? 'sky' : 'gold', 22);
      } else if (event.type === 'recordBroken') juice.pop(MIDDLE - 90, y - 20, 'Record!', 'gold', 26);
      else if (event.type === 'zoneReached') {
        juice.pop(
          MIDDLE,
          y - 90,
          event.coins > 0 ? `${ZONE_NAME[event.zone]}  +${event.coins}` : ZONE_NAME[event.zone],
          'paper',
          30,
        );
        juice.scraps(MIDDLE, y, 'gold', 26, 0.34);
      } else if (event.type === 'featherMet') this.#showFeather(event.worn, y);
      else if (event.type === 'carried') this.#showCarried(event, y);
      else if (event.type === 'parcelMet' || event.type === 'findMet') this.#showFound(event, y);
      else if (event.type === 'landmarkReached')
        juice.pop(MIDDLE, y - 60, `${event.name}  +${event.coins}`, 'paper', 20);
      else if (event.type in ACTS) this.#showPart(ACTS[event.type as keyof typeof ACTS], y);
      else if (event.type === 'landed') this.#showLanding(event);
      else if (event.type === 'upgradeFitted')
        juice.scraps(MIDDLE, -60, event.upgrade === 'power' ? 'coral' : 'gold', 14);
    }
  }

  #showCarried({ carrier, by }: Extract<Event, { type: 'carried' }>, y: number): void {
    this.juice.shake(2, 200);
    this.juice.scraps(this.#side.to, y, 'gold', 20, 0.3);
    this.juice.pop(this.#side.to, y - 60, `${CARRIER_NAME[carrier]}: ${by} higher`, 'gold', 28);
  }

  #showFound(event: Extract<Event, { type: 'parcelMet' | 'findMet' }>, y: number): void {
    this.juice.scraps(this.#side.to, y, 'sand', 10, 0.2);
    const what = event.type === 'findMet' ? `${event.name}  ` : '';
    this.juice.pop(this.#side.to, y - 40, `${what}+${event.coins}`, 'gold', 22);
  }

  #showPart(part: Part, y: number): void {
    this.juice.pop(this.#side.to, y - 100, PART_ACTS[part], 'paper', 22);
    if (part === 'stage') {
      this.juice.shake(4, 300);
      this.juice.scraps(this.#side.to, y + 40, 'indigo', 14, 0.3);
    }
  }

  #showFeather(worn: number, y: number): void {
    const percent = Math.round(worn * this.#t.featherPart * 1000) / 10;
    this.juice.scraps(this.#side.to, y, 'gold', 12, 0.2);
    this.juice.pop(this.#side.to, y - 40, `Next launch +${percent} %, ${this.#t.featherCoins} coins`, 'gold', 22);
  }

  #showLanding({ coins, record }: Extract<Event, { type: 'landed' }>): void {
    this.#squash = this.settings.reducedMotion ? 0 : SQUASH_MS;
    this.juice.shake(2, 120);
    this.juice.scraps(MIDDLE, -8, 'moss', 12, 0.18);
    this.juice.pop(
      MIDDLE,
      -130,
      `+${coins} ${coins === 1 ? 'coin' : 'coins'}`,
      record ? 'gold' : 'paper',
      record ? 32 : 24,
    );
  }

  protected override draw(alpha: number, ms: number): void {
    const { state, visibleSize } = this;
    if (this.#hasDrawn && !this.#hasText) this.#createText();
    this.#hasDrawn = true;
    const view = this.#view;
    const height = this.#from + (this.#to - this.#from) * alpha;
    const foxY = yOf(height);
    const top = this.#updateCamera(foxY, ms);
    const rest = -HORIZON * visibleSize.height;
    this.#sky.draw(top, visibleSize.height, rest, ms);
    const pull = this.#sling.draw(
      { ...view, power: this.#drawn.from + (this.#drawn.to - this.#drawn.from) * alpha },
      height,
      this.settings.reducedMotion ? 0 : this.elapsed,
    );
    const x = this.#side.from + (this.#side.to - this.#side.from) * alpha;
    this.#drawFox(view, x, foxY + pull, ms);
    this.#things.draw(state, view.reach, this.elapsed);
    this.#parts.draw(state, x, foxY + pull, this.settings.reducedMotion ? 0 : Math.sin(this.elapsed / 300) * 0.12);
    this.#drawGhost(alpha);
    const left = MIDDLE - visibleSize.width / 2;
    this.#wind.draw(view, { left, width: visibleSize.width, top, height: visibleSize.height }, ms);
    this.#hint
      ?.setVisible(state.launches === 0 && !state.isLaunched)
      .setText(view.phase === 'charging' ? 'Let go!' : 'Hold …');
    const marks = this.#marksAt(alpha);
    this.#drawLines(view, marks.record, top);
    this.#heightBar.draw(
      view,
      height,
      this.#ghostHeight(alpha),
      marks,
      { right: MIDDLE + visibleSize.width / 2, top, height: visibleSize.height },
      ms,
    );
    this.#trail.draw(ms);
    if (state.flight.burn > 0 && state.isLaunched) this.#smoke(foxY, ms);
  }

  get #t(): T {
    return this.session.tuning as T;
  }
  get #view(): RocketView {
    return viewOf(this.state, this.#t);
  }

  /** Camera: keeps the fox in sight with room ahead of it, never below the meadow. Returns the upper side of the view, in px. */
  #updateCamera(foxY: number, ms: number): number {
    const { visibleSize, state } = this;
    const wish = state.isLaunched && state.speed < 0 ? FALLING : RISING;
    this.#part += (wish - this.#part) * Math.min(1, ms / CAMERA_MS);
    this.#glide *= Math.max(0, 1 - ms / GLIDE_MS);
    if (Math.abs(this.#glide) < 1) this.#glide = 0;
    this.#top = Math.min(-HORIZON * visibleSize.height, foxY - this.#part * visibleSize.height) - this.#glide;
    this.setView({ x: MIDDLE - visibleSize.width / 2, y: this.#top, scale: 1 });
    return this.#top;
  }

  #drawFox(view: RocketView, x: number, y: number, ms: number): void {
    const { state, paper } = this;
    this.#squash = Math.max(0, this.#squash - ms);
    const flat = Math.sin((Math.PI * this.#squash) / SQUASH_MS) * 0.34;
    const stretch = state.isLaunched ? Math.min(0.22, Math.abs(state.speed) / 400) : -0.16 * view.power;
    const full = 1 / paper.resolution;
    const spin =
      state.isLaunched && state.speed < 0 && !this.settings.reducedMotion ? Math.sin(this.elapsed / 130) * 0.35 : 0;
    this.#fox.setPosition(x, y + flat * 16).setRotation(spin);
    this.#fox.setScale(full * (1 - stretch + flat), full * (1 + stretch - flat));
    const burns = state.isLaunched && state.flight.burn > 0;
    const beat = burns ? Math.cos(state.flight.burn) : 1;
    this.#wings
      .setVisible(state.rocket === 'swallow')
      .setPosition(x, y + 2)
      .setRotation(spin)
      .setScale(full, full * beat);
    this.#flame.setVisible(burns && state.rocket === 'ball').setPosition(x, y + 40);
    if (!burns) return;
    const flicker = this.settings.reducedMotion ? 1 : 0.85 + 0.3 * Math.abs(Math.sin(this.elapsed / 34));
    this.#flame.setScale(full * (state.flight.inWind ? 1.25 : 1), full * flicker * (state.flight.inWind ? 1.5 : 1));
  }

  #smoke(y: number, ms: number): void {
    if (this.settings.reducedMotion) return;
    this.#puff += ms;
    if (this.#puff < 24) return;
    this.#puff = 0;
    this.#trail.emit('puff', {
      x: MIDDLE + Math.sin(this.elapsed) * 6,
      y: y + 54,
      vy: 0.12,
      spin: 0.004,
      life: 520,
      scale: [0.6, 1.5],
      fade: 420,
    });
  }

  /** Height of the best flight at this moment of the flight, in units; null after its end. */
  #ghostHeight(alpha: number): number | null {
    const { isLaunched, flight, ghost } = this.state;
    if (!isLaunched || ghost.length < 2) return null;
    const at = Math.max(0, flight.ticks - 1 + alpha) / TRACK_EVERY;
    const [before, after] = [Math.floor(at) === 0 ? 0 : ghost[Math.floor(at) - 1], ghost[Math.floor(at)]];
    return before === undefined || after === undefined ? null : before + (after - before) * (at - Math.floor(at));
  }

  #drawGhost(alpha: number): void {
    const height = this.#ghostHeight(alpha);
    this.#ghost.setVisible(height !== null);
    if (height !== null) this.#ghost.setPosition(MIDDLE - 46, yOf(height));
  }

  /** The record as a dashed line across the sky, and the names of the zones. */
  #drawLines(view: RocketView, record: number, top: number): void {
    const { visibleSize } = this;
    const g = this.#lines.clear();
    const left = MIDDLE - visibleSize.width / 2;
    for (const word of this.#zoneWords)
      word.setX(left + 18).setVisible(Math.abs(word.y - top) < visibleSize.height * 1.2);
    const y = yOf(record);
    const isSeen = view.maxHeight > 0 && y > top && y < top + visibleSize.height;
    this.#record?.setVisible(isSeen);
    if (!isSeen) return;
    g.fillStyle(this.paper.rgb('gold'), 0.95);
    for (let x = left; x < left + visibleSize.width; x += 26) g.fillRect(x, y - 1.5, 15, 3);
    this.#record?.setText(`Record ${grouped(view.maxHeight)}`).setPosition(left + 18, y - 4);
  }
}
