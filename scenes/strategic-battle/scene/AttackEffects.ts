// Attack effects: arrows, sparks, slashes, impacts, and the fall of a defeated unit.
import type { Ink } from '../../kit/core/inks.ts';
import type { Juice } from '../../kit/phaser/effects/Juice.ts';
import { Particles } from '../../kit/phaser/effects/Particles.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import type { Event } from '../rules/state.ts';
import { figureKey } from './art.ts';

type Struck = Extract<Event, { type: 'struck' }>;

const DEPTH = 600;
const MOST = 160;
/** World px per ms. */
const ARROW_SPEED = 0.75;
const SPARK_SPEED = 0.5;
const SLASH_MS = 150;
const RING_MS = 380;

export class AttackEffects {
  readonly #flights: Particles;
  readonly #juice: Juice;
  readonly #still: boolean;
  /** Sparks in flight: their impact is shown when `ms` has run down. */
  #landing: { ms: number; x: number; y: number }[] = [];

  constructor(paper: Paper, juice: Juice, still: boolean) {
    this.#flights = new Particles(paper, MOST, DEPTH);
    this.#juice = juice;
    this.#still = still;
  }

  show(event: Event): void {
    if (event.type === 'struck') this.#strike(event);
    if (event.type === 'stoneLanded') this.#land(event.x, event.y, 'Catapult');
    if (event.type === 'enemyFelled')
      this.#fall(
        event.x,
        event.y,
        figureKey(event.kind, 'foe'),
        'indigo',
        event.reward > 0 ? `+${event.reward}` : null,
      );
    if (event.type === 'unitLost') {
      this.#fall(event.x, event.y, figureKey(event.kind, 'own'), 'fox', null);
      this.#juice.shake(2.5, 140);
    }
  }

  clear(): void {
    this.#landing = [];
  }

  draw(ms: number): void {
    this.#flights.draw(ms);
    for (const one of this.#landing) {
      one.ms -= ms;
      if (one.ms <= 0) this.#land(one.x, one.y, 'Mage');
    }
    this.#landing = this.#landing.filter(one => one.ms > 0);
  }

  #fall(x: number, y: number, key: string, ink: Ink, reward: string | null): void {
    this.#juice.crumple(x, y, key);
    this.#juice.scraps(x, y, ink, 5, 0.16);
    if (reward) this.#juice.pop(x, y - 16, reward, 'gold', 15);
  }

  #strike(struck: Struck): void {
    if (this.#still) return;
    const { kind, x, y, toX, toY, counters } = struck;
    const [dx, dy] = [toX - x, toY - y];
    const away = Math.hypot(dx, dy);
    const angle = Math.atan2(dy, dx);
    const fly = (key: string, speed: number, spin = 0) => {
      const life = Math.max(40, away / speed);
      this.#flights.emit(key, { x, y: y - 4, vx: dx / life, vy: dy / life, angle, spin, life, fade: 30 });
      return life;
    };
    if (kind === 'Archer') fly('arrow', ARROW_SPEED);
    else if (kind === 'Mage') this.#landing.push({ ms: fly('spark', SPARK_SPEED, 0.01), x: toX, y: toY });
    else if (kind !== 'Catapult')
      this.#flights.emit('slash', {
        x: x + dx * 0.7,
        y: y + dy * 0.7 - 3,
        angle: dx < 0 ? Math.PI : 0,
        life: SLASH_MS,
        scale: [0.7, 1.25],
      });
    if (counters)
      this.#flights.emit('spark', { x: toX, y: toY - 14, vy: -0.03, spin: 0.008, life: 260, scale: [0.9, 0.4] });
  }

  #land(x: number, y: number, kind: 'Mage' | 'Catapult'): void {
    this.#flights.emit(`ring-${kind}`, { x, y, life: RING_MS, scale: [0.3, 1], alpha: 0.8, fade: RING_MS });
    if (kind === 'Mage') return;
    for (let i = 0; i < 5; i++)
      this.#flights.emit('puff', {
        x,
        y: y + 6,
        vx: Math.cos(i * 1.3) * 0.07,
        vy: -0.03 - 0.03 * (i % 3),
        gravity: 0.0001,
        spin: 0.004,
        life: 420,
        scale: [0.7, 1.3],
        fade: 300,
      });
    this.#juice.shake(1.5, 90);
  }
}
