// The picture of the arena: robots stand on the ground before a match, named, and lose their names while it runs.
import type Phaser from 'phaser';
import { expect, test } from 'vitest';
import { headlessStage } from '../../../../tests/setup/game.ts';
import { entrantsFor } from '../../arena/play.ts';
import { ARENA_TEXTS } from '../../arena/texts.ts';
import type { ArenaBout } from '../../arena/types.ts';
import definition from '../../index.ts';
import type { RobotState } from '../../rules/state.ts';

test('robots stand there with their names before the match, and without them while it runs', async () => {
  const stage = await headlessStage(definition, { seed: 3 });
  stage.setRunning(false);
  stage.session.start({ mode: 'arena', bout: 'week', date: '2026-11-25' });
  const scene = stage.game.scene.scenes[0] as Phaser.Scene;
  const bout = () => (stage.session.state as RobotState).bout as ArenaBout;
  const tick = () => {
    stage.session.tick({ held: 0, pressed: 0, released: 0 });
    stage.frame(1000 / 60);
  };
  /** Names of more than a number that are seen, and hulls. */
  const seen = () => {
    const visible = scene.children.list.filter(one => (one as Phaser.GameObjects.Image).visible);
    const texts = visible.filter(one => one.type === 'Text').map(one => (one as Phaser.GameObjects.Text).text);
    const hulls = visible.filter(one => (one as Phaser.GameObjects.Image).texture?.key?.startsWith('hull-'));
    return { names: texts.filter(text => text.length > 1), hulls: hulls.length };
  };
  const names = ['Your robot', 'Spinner', 'Gambler', 'Mirror', 'Fable'];
  tick();
  expect(bout().phase).toBe('idle');
  expect(seen()).toEqual({ names, hulls: 5 });
  stage.session.send({ type: 'begin', entrants: entrantsFor(bout(), ARENA_TEXTS.heron) });
  tick();
  expect(bout().phase).toBe('running');
  tick();
  expect(seen()).toEqual({ names: [], hulls: 5 });
  stage.session.send({ type: 'hold', on: true });
  tick();
  expect(seen().names).toEqual(names);
  stage.destroy();
});
