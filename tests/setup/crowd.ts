// Crowd game for tests and benches: units that walk to and fro, each damaged in every tick, with a meter and a floating number.
import template from '../../scenes/_template/index.ts';
import { type HasRng, seeded } from '../../scenes/kit/core/rng.ts';
import type { GameEvent, RealtimeRules } from '../../scenes/kit/core/rules.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { GameScene } from '../../scenes/kit/phaser/GameScene.ts';
import type { Entity } from '../../scenes/kit/phaser/SpritePool.ts';
import { defineRuntime } from '../../scenes/kit/runtime.ts';

interface Unit extends Entity {
  readonly id: number;
  x: number;
  readonly y: number;
  pace: number;
  /** 0 to 1. */
  health: number;
}
interface Crowd extends HasRng {
  readonly units: Unit[];
}
interface Hurt extends GameEvent {
  readonly type: 'hurt';
  readonly x: number;
  readonly y: number;
  readonly by: number;
}

/** Number of different damage values, so that many texts are drawn at first. */
const DAMAGE_KINDS = 9;

const rulesOf = (count: number): RealtimeRules<Crowd, never, Hurt, object> => ({
  kind: 'realtime',
  create: ({ seed }) => ({
    rng: seeded(seed),
    units: Array.from({ length: count }, (_, id) => ({
      id,
      x: 20 + ((id * 37) % 600),
      y: 20 + ((id * 53) % 440),
      pace: 1 + (id % 3),
      health: 1 - (id % 7) / 10,
    })),
  }),
  tick({ units }) {
    return units.map(unit => {
      unit.x += unit.pace;
      if (unit.x > 620 || unit.x < 20) unit.pace = -unit.pace;
      unit.health = unit.health > 0.01 ? unit.health - 0.01 : 1;
      return { type: 'hurt', x: unit.x, y: unit.y, by: unit.id % DAMAGE_KINDS };
    });
  },
  result: () => null,
});

class CrowdScene extends GameScene<Crowd, Hurt> {
  protected build(): void {
    const { paper } = this;
    paper.bakeCut('unit', 16, 16, { path: 'M-8 -8H8V8H-8Z', ink: 'fox' });
    const health = this.meters({ width: 16, height: 2, ink: 'moss', depth: 2, hidesFull: true });
    this.sprites({
      entities: () => this.state.units,
      create: ({ x, y }) => paper.image(x, y, 'unit', 1),
      update: (picture, unit) => health.show(picture.x, picture.y - 12, unit.health),
    });
  }

  protected override onEvents(events: readonly Hurt[]): void {
    for (const { x, y, by } of events) this.juice.pop(x, y, `−${by}`, 'coral');
  }
}

export const crowd = (count: number): GameDefinition => ({
  ...template,
  load: async () => ({
    default: defineRuntime({
      id: '_template',
      controls: template.controls,
      constants: {},
      rules: rulesOf(count),
      hud: () => [],
      sounds: { hurt: null },
      pilot: () => () => ({}),
      scene: async () => ({ default: CrowdScene }),
    }),
  }),
});
