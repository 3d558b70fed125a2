// The scene: draws the desk and the slips of this round from the state. It decides nothing.
import { GameScene } from '../../kit/phaser/GameScene.ts';
import type { Event, State } from '../rules/rules.ts';

const [WIDTH, HEIGHT] = [640, 400];
const VALUES = [2, 3, 4, 5, 6];
/** Slips in a row, and their distance in pixels. */
const ROW = 8;
const STEP = 72;

export default class TemplateScene extends GameScene<State, Event> {
  protected build(): void {
    const { paper } = this;
    paper.bake(
      'desk',
      WIDTH,
      HEIGHT,
      pen => {
        pen.g.fillStyle = pen.ink('teal', 10);
        pen.g.fillRect(0, 0, WIDTH, HEIGHT);
        pen.sheet('M-10 330Q200 300 400 335T650 320V410H-10Z', 'navy', 12);
      },
      true,
    );
    for (const value of VALUES)
      paper.bake(`slip${value}`, 60, 80, pen => {
        pen.cut({ path: 'M4 6L56 4L58 76L2 74Z', ink: 'cream', folds: [['M4 6L56 4L4 20Z', -6]], lift: 4 });
        pen.g.fillStyle = pen.ink('navy', 0);
        for (let pip = 0; pip < value; pip++) pen.g.fillRect(16 + (pip % 2) * 20, 22 + Math.floor(pip / 2) * 16, 9, 9);
      });
    paper.image(0, 0, 'desk').setOrigin(0);
    this.sprites({
      entities: () =>
        this.state.slips.map((slip, index) => ({
          ...slip,
          x: 68 + (index % ROW) * STEP,
          y: 120 + Math.floor(index / ROW) * 96,
          angle: ((index % 3) - 1) * 0.05,
        })),
      create: slip => paper.image(slip.x, slip.y, `slip${slip.value}`, 1),
    });
  }

  protected override onEvents(events: readonly Event[]): void {
    for (const event of events) {
      if (event.type === 'pointsKept') this.juice.scraps(WIDTH / 2, HEIGHT / 2, 'gold', Math.min(30, event.points));
      if (event.type === 'blotDrawn') this.juice.scraps(WIDTH / 2, HEIGHT / 2, 'navy', 12);
    }
  }
}
