// The scene: draws a paper dart, stars and a wall from the state. It decides nothing.
import { GameScene } from '../../kit/phaser/GameScene.ts';
import type { Event, State } from '../rules/rules.ts';
import { WORLD } from '../rules/rules.ts';

export default class TemplateScene extends GameScene<State, Event> {
  protected build(): void {
    const { paper } = this;
    paper.bake(
      'sky',
      WORLD.width,
      WORLD.height,
      pen => {
        pen.g.fillStyle = pen.ink('sky', 8);
        pen.g.fillRect(0, 0, WORLD.width, WORLD.height);
        pen.sheet('M-10 360Q160 300 320 370T650 340V490H-10Z', 'teal');
        pen.sheet('M-10 430Q200 380 400 440T650 410V490H-10Z', 'moss');
        pen.cut({
          path: 'M300 160L340 164V320H300Z',
          ink: 'indigo',
          folds: [['M320 160L340 164V320H320Z', -8]],
          lift: 6,
        });
      },
      true,
    );
    paper.bakeCut('dart', 30, 30, {
      path: 'M15 0L-12 13L-6 0L-12 -13Z',
      ink: 'fox',
      folds: [['M15 0L-12 13L-6 0Z', -12]],
    });
    paper.bakeCut('star', 24, 24, {
      path: 'M0 -12L12 0L0 12L-12 0Z',
      ink: 'gold',
      folds: [['M0 -12L12 0L0 12Z', -10]],
    });
    paper.image(0, 0, 'sky').setOrigin(0);
    this.sprites({
      entities: () => this.state.stars,
      create: star => paper.image(star.x, star.y, 'star', 1),
    });
    this.sprites({
      entities: () => [{ id: 'dart', ...this.state.dart }],
      create: dart => paper.image(dart.x, dart.y, 'dart', 2),
    });
  }

  protected override onEvents(events: readonly Event[]): void {
    for (const event of events) {
      if (event.type !== 'starTaken') continue;
      this.juice.scraps(event.x ?? 0, event.y ?? 0, 'gold', 8);
      this.juice.hitStop(2);
    }
  }
}
