// Particles (scraps, smoke, sparks) as an object pool: images that fly, spin, scale and fade, with a maximum count.
import type { Paper } from '../paper.ts';
import type Phaser from '../phaser.ts';

/** Motion and life of one particle, in pixels, milliseconds and radians. */
export interface ParticleSpec {
  readonly x: number;
  readonly y: number;
  readonly vx?: number;
  readonly vy?: number;
  readonly gravity?: number;
  readonly angle?: number;
  readonly spin?: number;
  readonly life: number;
  /** Scale at its start and end; 1 unless given. */
  readonly scale?: readonly [from: number, to: number];
  /** Milliseconds of the fade at its end; 200 unless given. */
  readonly fade?: number;
  readonly alpha?: number;
}

interface Particle {
  readonly image: Phaser.GameObjects.Image;
  spec: ParticleSpec;
  /** Vertical speed in pixels per millisecond. */
  vy: number;
  /** Milliseconds left to live. */
  left: number;
}

export class Particles {
  readonly #paper: Paper;
  readonly #max: number;
  readonly #depth: number;
  readonly #active: Particle[] = [];
  readonly #idle: Particle[] = [];

  constructor(paper: Paper, maxCount: number, depth: number) {
    this.#paper = paper;
    this.#max = maxCount;
    this.#depth = depth;
  }

  get count(): number {
    return this.#active.length;
  }

  /** Emits one particle; none where the maximum is reached. */
  emit(key: string, spec: ParticleSpec): void {
    if (this.#active.length >= this.#max) return;
    const particle = this.#idle.pop() ?? this.#make(key, spec);
    const { image } = particle;
    particle.spec = spec;
    particle.vy = spec.vy ?? 0;
    particle.left = spec.life;
    image
      .setTexture(key)
      .setPosition(spec.x, spec.y)
      .setRotation(spec.angle ?? 0)
      .setVisible(true);
    this.#active.push(particle);
    this.#show(particle);
  }

  /** Advances by the milliseconds of a frame. */
  draw(ms: number): void {
    for (let i = this.#active.length - 1; i >= 0; i--) {
      const particle = this.#active[i] as Particle;
      const { image, spec } = particle;
      particle.left -= ms;
      if (particle.left <= 0) {
        this.#release(i);
        continue;
      }
      particle.vy += (spec.gravity ?? 0) * ms;
      image.x += (spec.vx ?? 0) * ms;
      image.y += particle.vy * ms;
      image.rotation += (spec.spin ?? 0) * ms;
      this.#show(particle);
    }
  }

  /** Removes all particles: the state was replaced. */
  clear(): void {
    for (let i = this.#active.length - 1; i >= 0; i--) this.#release(i);
  }

  #make(key: string, spec: ParticleSpec): Particle {
    const image = this.#paper.image(spec.x, spec.y, key, this.#depth);
    return { image, spec, vy: 0, left: 0 };
  }

  #show({ image, spec: { life, scale = [1, 1], fade = 200, alpha = 1 }, left }: Particle): void {
    const progress = 1 - left / life;
    image.setScale((scale[0] + (scale[1] - scale[0]) * progress) / this.#paper.resolution);
    image.setAlpha(alpha * Math.min(1, left / fade));
  }

  #release(index: number): void {
    const particle = this.#active[index] as Particle;
    this.#active.splice(index, 1);
    particle.image.setVisible(false);
    this.#idle.push(particle);
  }
}
