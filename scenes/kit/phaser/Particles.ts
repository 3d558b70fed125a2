// Small pictures that fly, spin, grow and fade: scraps, smoke, sparks. A pool: what has faded is used again, and there are never more than so many.

import type { Paper } from './paper.ts';
import type Phaser from './phaser.ts';

/** How one particle lives. Pixels, milliseconds and radians. */
export interface ParticleSpec {
  readonly x: number;
  readonly y: number;
  readonly vx?: number;
  readonly vy?: number;
  readonly gravity?: number;
  readonly angle?: number;
  readonly spin?: number;
  readonly life: number;
  /** Its size at the beginning and at the end; 1 unless told. */
  readonly scale?: readonly [from: number, to: number];
  /** Fades over its last milliseconds; 200 unless told. */
  readonly fade?: number;
  readonly alpha?: number;
}

interface Particle {
  readonly image: Phaser.GameObjects.Image;
  flight: ParticleSpec;
  vy: number;
  left: number;
}

export class Particles {
  readonly #paper: Paper;
  readonly #max: number;
  readonly #depth: number;
  readonly #active: Particle[] = [];
  readonly #idle: Particle[] = [];

  constructor(paper: Paper, most: number, depth: number) {
    this.#paper = paper;
    this.#max = most;
    this.#depth = depth;
  }

  get count(): number {
    return this.#active.length;
  }

  /** Sends one off; when all are in the air the new one is left out. */
  emit(key: string, flight: ParticleSpec): void {
    if (this.#active.length >= this.#max) return;
    const particle = this.#idle.pop() ?? this.#make(key, flight);
    const { image } = particle;
    particle.flight = flight;
    particle.vy = flight.vy ?? 0;
    particle.left = flight.life;
    image
      .setTexture(key)
      .setPosition(flight.x, flight.y)
      .setRotation(flight.angle ?? 0)
      .setVisible(true);
    this.#active.push(particle);
    this.#show(particle);
  }

  /** Every frame. */
  draw(ms: number): void {
    for (let i = this.#active.length - 1; i >= 0; i--) {
      const particle = this.#active[i] as Particle;
      const { image, flight } = particle;
      particle.left -= ms;
      if (particle.left <= 0) {
        this.#release(i);
        continue;
      }
      particle.vy += (flight.gravity ?? 0) * ms;
      image.x += (flight.vx ?? 0) * ms;
      image.y += particle.vy * ms;
      image.rotation += (flight.spin ?? 0) * ms;
      this.#show(particle);
    }
  }

  /** Everything comes to rest: the world was replaced. */
  clear(): void {
    for (let i = this.#active.length - 1; i >= 0; i--) this.#release(i);
  }

  #make(key: string, flight: ParticleSpec): Particle {
    const image = this.#paper.image(flight.x, flight.y, key, this.#depth);
    return { image, flight, vy: 0, left: 0 };
  }

  #show({ image, flight: { life, scale = [1, 1], fade = 200, alpha = 1 }, left }: Particle): void {
    const gone = 1 - left / life;
    image.setScale((scale[0] + (scale[1] - scale[0]) * gone) / this.#paper.resolution);
    image.setAlpha(alpha * Math.min(1, left / fade));
  }

  #release(index: number): void {
    const particle = this.#active[index] as Particle;
    this.#active.splice(index, 1);
    particle.image.setVisible(false);
    this.#idle.push(particle);
  }
}
