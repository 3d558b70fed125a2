// The scene: the valley from the side of the open hand. A turn is shown in beats: cards turn up, all march, who fell crumbles, stones are knocked off.
import type { Frame } from '../../kit/core/input/input.ts';
import { GameScene } from '../../kit/phaser/GameScene.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { Beat } from '../rules/resolve.ts';
import type { Event, State } from '../rules/state.ts';
import { type Creature, FAR, type Guardian, otherSeat, type Seat } from '../rules/valley.ts';
import { idOf, type Place, placeAt, strengthOf, wantedIn } from './arrangement.ts';
import { bakeAll, figureKey } from './art.ts';
import { SIDE_INK } from './figures.ts';
import { type BothGates, Gates } from './Gates.ts';
import { GATE_Y, roadAt, stepY, WORLD } from './geometry.ts';

/** Beats of a shown turn, in milliseconds: cards lie turned up, then all march, then stones fall. */
const HOLD = 330;
const MARCH = 300;
const KNOCK = HOLD + MARCH;

interface Figure {
  readonly image: Phaser.GameObjects.Image;
  readonly sheet: Phaser.GameObjects.Image;
  readonly word: Phaser.GameObjects.Text;
  from: Place;
  to: Place;
  /** Of the valley's clock. */
  startAt: number;
  dieAt: number | null;
  /** Strength that its word shows after the fight, and when. */
  next: { readonly strength: number; readonly at: number } | null;
  readonly guardian: Guardian;
}
const WORD = { size: 30, ink: 'paper', rim: 6 } as const;

export default class GuardiansScene extends GameScene<State, Event> {
  #figures = new Map<string, Figure>();
  #glows: Phaser.GameObjects.Image[] = [];
  #heads: Phaser.GameObjects.Image[] = [];
  /** Beats that the next sync shows; null where the state is shown as it is. */
  #beats: readonly Beat[] | null = null;
  #clock = 0;
  #gates!: Gates;
  /** Until then the stones stand as they were drawn. */
  #knockAt: number | null = null;
  #viewer: Seat = 0;
  #hover: number | null = null;
  /** A position was opened by the last command. */
  #isOpened = false;

  protected build(): void {
    bakeAll(this.paper);
    this.paper.image(0, 0, 'valley').setOrigin(0);
    this.#figures = new Map();
    this.#gates = new Gates(this.paper, this.juice);
    this.#glows = [0, 1, 2].map(road => this.paper.image(0, 0, `glow-${road}`, 1).setOrigin(0).setVisible(false));
    this.#heads = [];
    this.#knockAt = null;
    this.#beats = null;
    this.#viewer = this.state.active;
    this.#drawGates();
    this.#drawHeads();
  }

  protected override onStateReplaced(): void {
    this.#clear();
    this.#viewer = this.state.active;
    this.#drawGates();
    this.#drawHeads();
  }

  #clear(): void {
    for (const figure of this.#figures.values()) destroy(figure);
    this.#figures.clear();
    this.#knockAt = null;
    this.#beats = null;
  }

  protected override onEvents(events: readonly Event[]): void {
    this.#isOpened = events.some(({ type }) => type === 'positionOpened');
    const shown = events.find(event => event.type === 'turnShown');
    if (shown && !this.settings.reducedMotion) {
      this.#beats = shown.beats;
      this.#knockAt = this.#clock + KNOCK;
    }
  }

  protected override afterSync(): void {
    const beats = this.#beats;
    this.#beats = null;
    // Another position has other guardians: at once, whatever of the turn before is still shown.
    if (this.#isOpened) {
      this.#isOpened = false;
      this.#clear();
      this.#drawHeads();
    }
    // Who lifts the curtain sees the valley from the other side: at once, with nothing half shown.
    if (this.#viewer !== this.state.active && this.state.phase !== 'curtain') {
      this.#clear();
      this.#viewer = this.state.active;
      this.#drawHeads();
    }
    this.#syncFigures(beats);
    if (this.#knockAt === null) this.#drawGates();
    this.#syncGlows();
  }

  #syncFigures(beats: readonly Beat[] | null): void {
    const wanted = wantedIn(this.state, this.#viewer);
    const now = this.#clock;
    const marchAt = beats ? now + HOLD : now;
    const known = new Set(wanted.map(({ id }) => id));
    for (const { id, creature, guardian, isDraft, place } of wanted) {
      let figure = this.#figures.get(id);
      if (!figure) {
        const from = beats ? this.#arrival(creature, guardian) : place;
        const strength = beats ? strengthOf(creature.card, creature.folded) : creature.strength;
        figure = this.#create({ ...creature, strength }, guardian, from, now);
        this.#figures.set(id, figure);
      }
      const { to } = figure;
      if (to.x !== place.x || to.y !== place.y || to.scale !== place.scale) {
        figure.from = this.#placeOf(figure);
        figure.to = place;
        figure.startAt = beats ? marchAt : now - (this.settings.reducedMotion ? MARCH : MARCH / 2);
      }
      const alpha = isDraft ? 0.72 : 1;
      figure.image.setAlpha(alpha);
      figure.word.setAlpha(alpha);
      figure.sheet.setVisible(creature.folded);
      if (beats) figure.next = { strength: creature.strength, at: marchAt + MARCH };
      else if (!figure.next) this.#say(figure, creature.strength);
    }
    for (const [id, figure] of this.#figures) {
      if (known.has(id) || figure.dieAt !== null) continue;
      if (beats) {
        figure.dieAt = marchAt + MARCH;
        this.#marchOn(figure, marchAt);
      } else {
        destroy(figure);
        this.#figures.delete(id);
      }
    }
    if (beats) this.#showShortLived(beats, marchAt);
  }

  #say({ word }: Figure, strength: number): void {
    if (word.text !== String(strength)) this.paper.reword(word, String(strength), WORD);
  }

  /** Who was turned up and fell in the same turn. */
  #showShortLived(beats: readonly Beat[], marchAt: number): void {
    for (const beat of beats) {
      if (beat.kind !== 'turned' || this.#figures.has(idOf(beat.seat, beat.card))) continue;
      const { guardian } = this.state.valley.sides[beat.seat];
      const creature = {
        card: beat.card,
        road: beat.road,
        pos: 0,
        strength: strengthOf(beat.card, beat.folded),
        folded: beat.folded,
      };
      const figure = this.#create(creature, guardian, this.#arrival(creature, guardian), this.#clock);
      figure.dieAt = marchAt + MARCH;
      this.#marchOn(figure, marchAt);
      this.#figures.set(idOf(beat.seat, beat.card), figure);
    }
  }

  /** Who falls goes towards the middle of the valley first. */
  #marchOn(figure: Figure, at: number): void {
    figure.from = this.#placeOf(figure);
    const y = (figure.from.y + stepY(FAR / 2)) / 2;
    figure.to = { x: figure.from.x, y, scale: figure.from.scale };
    figure.startAt = at;
  }

  #arrival(creature: Readonly<Creature>, guardian: Guardian): Place {
    const isOwn = this.state.valley.sides[this.#viewer].guardian === guardian;
    return placeAt(creature.road, isOwn ? 0 : FAR, 0, 1, isOwn, creature.folded);
  }

  #create(creature: Readonly<Creature>, guardian: Guardian, place: Place, at: number): Figure {
    const sheet = this.paper.image(place.x, place.y, `lying-${guardian}`, 3);
    const image = this.paper.image(place.x, place.y, figureKey(creature.card, guardian), 4);
    const word = this.paper.word(place.x, place.y, String(creature.strength), WORD, 6);
    sheet.setVisible(creature.folded);
    const isOwn = this.state.valley.sides[this.#viewer].guardian === guardian;
    if (!isOwn) image.setFlipX(true);
    const figure: Figure = {
      image,
      sheet,
      word,
      from: place,
      to: place,
      startAt: at - MARCH,
      dieAt: null,
      next: null,
      guardian,
    };
    this.#put(figure, creature.folded);
    return figure;
  }

  #placeOf({ from, to, startAt }: Figure): Place {
    const part = Math.min(1, Math.max(0, (this.#clock - startAt) / MARCH));
    const eased = 1 - (1 - part) ** 3;
    return {
      x: from.x + (to.x - from.x) * eased,
      y: from.y + (to.y - from.y) * eased,
      scale: from.scale + (to.scale - from.scale) * eased,
    };
  }

  #put(figure: Figure, isLying = figure.sheet.visible): void {
    const { x, y, scale } = this.#placeOf(figure);
    const size = (1.12 * scale) / this.paper.resolution;
    figure.image
      .setPosition(x, y)
      .setScale(size, isLying ? size * 0.5 : size)
      .setDepth(4 + y / 1000);
    figure.sheet.setPosition(x, y + 4).setScale(size);
    figure.word.setPosition(x + 20 * scale, y + (isLying ? 12 : 22) * scale);
  }

  protected override draw(_alpha: number, ms: number): void {
    this.#clock += ms;
    for (const [id, figure] of this.#figures) {
      this.#put(figure);
      if (figure.next && this.#clock >= figure.next.at) {
        this.#say(figure, figure.next.strength);
        figure.next = null;
      }
      if (figure.dieAt === null || this.#clock < figure.dieAt) continue;
      const { x, y } = this.#placeOf(figure);
      this.juice.scraps(x, y, SIDE_INK[figure.guardian], 9);
      destroy(figure);
      this.#figures.delete(id);
    }
    if (this.#knockAt !== null && this.#clock >= this.#knockAt) this.#knock();
  }

  #knock(): void {
    this.#knockAt = null;
    this.#gates.knock(...this.#gatesShown());
  }

  #drawGates(): void {
    this.#gates.draw(...this.#gatesShown());
  }

  /** Gates from the side of the one who looks, and the stones of a whole one. */
  #gatesShown(): [BothGates, number] {
    const { sides } = this.state.valley;
    const { stones = 5 } = this.session.tuning as { readonly stones?: number };
    return [[sides[this.#viewer], sides[otherSeat(this.#viewer)]], stones];
  }

  #drawHeads(): void {
    for (const head of this.#heads) head.destroy();
    const { sides } = this.state.valley;
    this.#heads = [
      this.paper.image(WORLD.width / 2, 42, sides[otherSeat(this.#viewer)].guardian, 1),
      this.paper
        .image(WORLD.width / 2 - 113, GATE_Y.own - 6, sides[this.#viewer].guardian, 5)
        .setScale(0.46 / this.paper.resolution),
    ];
  }

  #syncGlows(): void {
    const isAsked = this.state.phase === 'choose' && this.state.chosen !== null;
    for (const [road, glow] of this.#glows.entries())
      glow.setVisible(isAsked).setAlpha(this.#hover === road ? 1 : 0.55);
  }

  protected override handleInput({ pointer }: Frame): void {
    if (!pointer) return;
    const { x, y, pressed } = pointer;
    const inside = x >= 0 && y >= 0 && x <= WORLD.width && y <= WORLD.height;
    const hover = inside ? roadAt(x, y) : null;
    if (hover !== this.#hover) {
      this.#hover = hover;
      this.#syncGlows();
    }
    if (!pressed || !inside) return;
    const { phase, chosen } = this.state;
    if (phase !== 'choose') return;
    if (chosen !== null) this.session.send({ type: 'road', road: roadAt(x, y) });
    else this.#pressFigure(x, y);
  }

  /** A folded creature of one's own is pressed to be unfolded, a drafted card to be taken back. */
  #pressFigure(x: number, y: number): void {
    const near = wantedIn(this.state, this.#viewer)
      .filter(({ guardian }) => guardian === this.state.valley.sides[this.#viewer].guardian)
      .find(({ place }) => Math.abs(place.x - x) < 30 && Math.abs(place.y - y) < 34);
    if (!near) return;
    const { hand } = this.state.valley.sides[this.#viewer];
    if (near.isDraft) this.session.send({ type: 'choose', index: hand.indexOf(near.creature.card) });
    else if (near.creature.folded) this.session.send({ type: 'unfold', card: near.creature.card });
  }
}

function destroy({ image, sheet, word }: Figure): void {
  image.destroy();
  sheet.destroy();
  word.destroy();
}
