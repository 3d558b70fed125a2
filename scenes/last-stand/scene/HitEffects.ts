// Hit effects: fire, smoke, paper scraps, crumpled figures and points.
import type { Ink } from '../../kit/core/inks.ts';
import type { DecorRandom } from '../../kit/phaser/effects/DecorRandom.ts';
import type { Juice } from '../../kit/phaser/effects/Juice.ts';
import { Particles } from '../../kit/phaser/effects/Particles.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import { GROUND } from '../constants.ts';
import type { Event, State } from '../rules/state.ts';
import { CHUTE_INKS, CHUTES } from './airArt.ts';
import { type EffectTools, showSiegeEffect } from './siege/siegeEffects.ts';

const DEPTH = { smoke: 14, fire: 30 } as const;
/** Particle limits. */
const MOST_SMOKE = 110;
const MOST_FIRE = 40;
/** From this place in a chain on, points are shown in gold. */
const TELLING_CHAIN = 2;

type Point = { readonly x: number; readonly y: number };

export class HitEffects {
  readonly #juice: Juice;
  readonly #chance: DecorRandom;
  readonly #still: boolean;
  readonly #smoke: Particles;
  readonly #fire: Particles;
  readonly #tools: EffectTools;
  #trailMs = 0;

  constructor(paper: Paper, juice: Juice, chance: DecorRandom, still: boolean) {
    this.#juice = juice;
    this.#chance = chance;
    this.#still = still;
    this.#smoke = new Particles(paper, MOST_SMOKE, DEPTH.smoke);
    this.#fire = new Particles(paper, MOST_FIRE, DEPTH.fire);
    this.#tools = {
      juice,
      burst: (x, y, size) => this.#burst(x, y, size),
      showPoints: (kill, ink, size) => this.#showPoints(kill, ink, size),
    };
  }

  clear(): void {
    this.#smoke.clear();
    this.#fire.clear();
  }

  show(event: Event): void {
    const { juice } = this;
    switch (event.type) {
      case 'barrelGlowed':
        for (let i = 0; i < 6; i++) this.#steam(event);
        return;
      case 'bulletFired':
        return this.#flash(event.x, event.y, event.angle, 1);
      case 'shellFired':
        juice.shake(1.5, 90);
        return this.#flash(event.x, event.y, event.angle, 1.5);
      case 'shellBurst':
        juice.shake(2.5, 140);
        juice.scraps(event.x, Math.min(event.y, GROUND - 6), 'sand', 8, 0.2);
        return this.#burst(event.x, event.y, 1.05);
      case 'helicopterDowned':
        juice.hitStop(3);
        juice.shake(4);
        juice.scraps(event.x, event.y, 'indigo', 12, 0.26);
        juice.scraps(event.x, event.y, 'gold', 6, 0.3);
        this.#burst(event.x, event.y, 1.25);
        this.#loseRotor(event.x, event.y - 16, event.direction);
        return this.#showPoints(event, 'gold', 23);
      case 'trooperShot':
        juice.scraps(event.x, event.y, 'plum', 9, 0.2);
        juice.crumple(event.x, event.y, 'dive');
        return this.#showPoints(event, 'cream', 19);
      case 'chuteTorn':
        juice.scraps(event.x, event.y, chuteInk(event.id), 10, 0.2);
        juice.crumple(event.x, event.y, `chute${event.id % CHUTES}`);
        return this.#showPoints(event, 'cream', 19);
      case 'walkerFelled':
        juice.scraps(event.x, event.y, 'plum', 8, 0.2);
        juice.crumple(event.x, event.y, 'stepA');
        return this.#showPoints(event, 'cream', 17);
      case 'trooperLanded':
        juice.scraps(event.x, GROUND - 4, 'sand', 3, 0.1);
        return juice.pop(event.x, event.y - 40, `+${event.points}`, 'sky', 14);
      case 'trooperCrumpled':
        juice.scraps(event.x, GROUND - 8, 'plum', 9, 0.18);
        return juice.crumple(event.x, GROUND - 12, 'dive');
      case 'wreckCrashed':
        juice.shake(5, 240);
        juice.scraps(event.x, GROUND - 8, 'navy', 12, 0.28);
        juice.scraps(event.x, GROUND - 8, 'coral', 8, 0.26);
        return this.#burst(event.x, GROUND - 14, 1.5);
      case 'gunTaken':
        juice.shake(6, 360);
        juice.scraps(event.x, GROUND - 20, 'fox', 26, 0.32);
        juice.scraps(event.x, GROUND - 20, 'navy', 12, 0.26);
        return this.#burst(event.x, GROUND - 22, 1.7);
      case 'chainBroken':
        return juice.pop(event.x, event.y - 76, `${event.kills} in a row`, 'gold', 18);
      default:
        return showSiegeEffect(event, this.#tools);
    }
  }

  get juice(): Juice {
    return this.#juice;
  }

  /** Trails: steam over an overheated barrel, smoke behind shells, fire and ash behind wrecks. */
  trail({ shells, wrecks, gun, phase }: Readonly<State>, muzzle: Point, ms: number): void {
    this.#trailMs += ms;
    if (this.#still || this.#trailMs < TRAIL_EVERY_MS) return;
    this.#trailMs %= TRAIL_EVERY_MS;
    if (gun.isGlowing && phase === 'playing') this.#steam(muzzle);
    for (const { x, y } of shells) this.#puff('puff', x, y, 0.9, 420);
    for (const { x, y } of wrecks) {
      this.#puff('flame', x + this.#chance.spread(14), y - 4 + this.#chance.spread(8), 1.25, 260);
      this.#puff('ember', x + this.#chance.spread(18), y - 6 + this.#chance.spread(8), 1, 380);
      this.#puff('ash', x + this.#chance.spread(16), y - 12 + this.#chance.spread(8), 1.3, 820);
    }
  }

  draw(ms: number): void {
    this.#smoke.draw(ms);
    this.#fire.draw(ms);
  }

  #steam({ x, y }: Point): void {
    if (!this.#still) this.#puff('puff', x + this.#chance.spread(8), y + this.#chance.spread(10), 0.8, 620);
  }

  #puff(key: string, x: number, y: number, size: number, life: number): void {
    this.#smoke.emit(key, {
      x,
      y,
      vx: this.#chance.spread(0.03),
      vy: -this.#chance.between(0.03, 0.06),
      angle: this.#chance.between(0, 6),
      spin: this.#chance.spread(0.006),
      life: life * this.#chance.between(0.7, 1.3),
      scale: [size, 0.25],
      fade: life * 0.5,
    });
  }

  #flash(x: number, y: number, degrees: number, size: number): void {
    if (this.#still) return;
    const angle = (degrees * Math.PI) / 180;
    this.#fire.emit('flash', {
      x: x + Math.sin(angle) * 7,
      y: y - Math.cos(angle) * 7,
      angle,
      life: 70,
      scale: [size, size * 0.6],
      fade: 40,
    });
    this.#puff('puff', x, y, 0.7 * size, 260);
  }

  #burst(x: number, y: number, size: number): void {
    const life = this.#still ? 160 : 260;
    const scale = this.#still ? ([size, size] as const) : ([size * 0.45, size * 1.15] as const);
    this.#fire.emit('burst', { x, y, angle: this.#chance.spread(3), life, scale, fade: life * 0.6 });
    if (this.#still) return;
    for (let i = 0; i < 5; i++) this.#puff('ash', x + this.#chance.spread(20), y + this.#chance.spread(12), 1.5, 620);
  }

  #loseRotor(x: number, y: number, direction: number): void {
    if (this.#still) return;
    this.#fire.emit('rotor', {
      x,
      y,
      vx: -direction * 0.08,
      vy: -0.22,
      gravity: 0.0006,
      spin: direction * 0.022,
      life: 1100,
      fade: 300,
    });
  }

  /** Floating points, larger with the length of the chain. */
  #showPoints(
    { x, y, points, chain }: { x: number; y: number; points: number; chain: number },
    ink: Ink,
    size: number,
  ): void {
    const grown = Math.min(8, chain);
    this.#juice.pop(x, y - 18, `+${points}`, chain >= TELLING_CHAIN ? 'gold' : ink, size + grown);
  }
}

const TRAIL_EVERY_MS = 34;

const chuteInk = (id: number): Ink => CHUTE_INKS[id % CHUTES] ?? 'rose';
