// Replay stage: a hidden game of its own that plays a recording frame by frame, for clips and maps of a run. The page's game stands still meanwhile.

import type { Replay } from '../core/replay/replay.ts';
import type { Session } from '../core/session/session.ts';
import type { Settings } from '../core/settings.ts';
import type { Size } from '../core/world/camera.ts';
import type { GameDefinition, GameRuntime } from '../game.ts';
import type { GameScene, SceneClass } from './GameScene.ts';
import type { mount } from './mount.ts';
import type Phaser from './phaser.ts';
import { drawFrame } from './RenderLoop.ts';
import type { RendererName } from './renderer.ts';

interface ReplayStageOptions {
  /** As the page fetched it with the game: what is loaded with this file must not lead to all that a stage may load. */
  readonly mount: typeof mount;
  readonly definition: GameDefinition;
  readonly runtime: GameRuntime;
  readonly scene: SceneClass;
  readonly levels: readonly string[];
  readonly settings: Settings;
  /** Size of its pictures in pixels. */
  readonly size: Size;
  /** 'headless' draws nothing, where only states and events are wanted. */
  readonly renderer?: RendererName;
}

export interface ReplayStage {
  /** It watches the replay, from its beginning. */
  readonly session: Session;
  /** Plays a frame of so many milliseconds, not drawn. */
  play(ms: number): void;
  /** Draws the picture as it is now. It is on the canvas until the end of the browser's task. */
  draw(): HTMLCanvasElement;
  destroy(): void;
}

export async function mountReplay(options: ReplayStageOptions, replay: Replay): Promise<ReplayStage> {
  const { definition, runtime, scene, levels, settings, size, renderer } = options;
  const { seed, setup, begin, overrides } = replay;
  // Neither is in the document, so that no key and no finger reaches this game.
  const parent = document.createElement('div');
  let created: { readonly game: Phaser.Game; readonly scene: GameScene } | undefined;
  let fault: unknown;
  const stage = await options.mount({
    parent,
    host: parent,
    definition,
    runtime,
    scene,
    open: { seed, setup, ...(begin && { begin }), overrides, levels, withoutHud: true },
    settings,
    size: { ...size, ratio: 1 },
    attract: false,
    silent: true,
    ...(renderer && { renderer }),
    crashed(error) {
      fault = error;
    },
    onCreated: (game, made) => {
      created = { game, scene: made };
    },
  });
  if (!created) throw new Error('the stage was never made');
  const { game } = created;
  const { session } = stage;
  game.loop.stop();
  session.watch(replay);
  // The render loop, which no longer runs, would have seen that play has begun.
  created.scene.idle = false;
  let now = 0;
  return {
    session,
    play(ms) {
      now += ms;
      game.headlessStep(now, ms);
      if (fault) throw fault;
    },
    draw() {
      drawFrame(game);
      return stage.canvas;
    },
    destroy: () => stage.destroy(),
  };
}
