// The scene: draws a desk and a slip for each guess from the state. It decides nothing.
import { GameScene } from '../../kit/phaser/GameScene.ts';
import type { Event, State } from '../rules/rules.ts';

const [WIDTH, HEIGHT] = [720, 480];
/** Slips in a row, and their distance in pixels. */
const ROW = 4;
const STEP = 160;

export default class TemplateScene extends GameScene<State, Event> {
  protected build(): void {
    const { paper } = this;
    paper.bake(
      'desk',
      WIDTH,
      HEIGHT,
      pen => {
        pen.g.fillStyle = pen.ink('plum', 8);
        pen.g.fillRect(0, 0, WIDTH, HEIGHT);
        pen.sheet('M-10 400Q240 360 460 410T730 390V490H-10Z', 'indigo', 12);
      },
      true,
    );
    paper.bakeCut('slip', 130, 80, {
      path: 'M2 6L126 2L128 76L4 78Z',
      ink: 'cream',
      folds: [['M2 6L126 2L2 30Z', -6]],
      lift: 5,
    });
    paper.image(0, 0, 'desk').setOrigin(0);
    this.sprites({
      entities: () =>
        this.state.guesses.map((word, index) => ({
          id: word,
          x: 120 + (index % ROW) * STEP,
          y: 110 + Math.floor(index / ROW) * 110,
          angle: ((index % 3) - 1) * 0.04,
        })),
      create: ({ x, y }) => this.juice.unfold(paper.image(x, y, 'slip', 1)),
    });
  }

  protected override onEvents(events: readonly Event[]): void {
    for (const { type } of events) {
      if (type === 'told') this.juice.scraps(WIDTH / 2, HEIGHT - 90, 'cream', 10);
      if (type === 'found') this.juice.scraps(WIDTH / 2, HEIGHT / 2, 'gold', 24);
    }
  }
}
