// Screenshot of the stage as a PNG, captured right after a drawn frame: later WebGL has cleared its drawing buffer.
import Phaser from './phaser.ts';

/** Maximum width in pixels: a wider picture shows no more detail, and the paper's grain compresses badly. */
const MAX_WIDTH_PX = 960;

/** Captures the next drawn frame; `requestFrame` makes one due. Rejects without a renderer, and where the game ends before. */
export function screenshot({ canvas, events, renderer }: Phaser.Game, requestFrame: () => void): Promise<Blob> {
  const { POST_RENDER, DESTROY } = Phaser.Core.Events;
  return new Promise((resolve, reject) => {
    if (!renderer) {
      reject(new Error('nothing is drawn here'));
      return;
    }
    const onDestroy = () => reject(new Error('the game has ended'));
    const capture = () => {
      events.off(DESTROY, onDestroy);
      const scale = Math.min(1, MAX_WIDTH_PX / canvas.width);
      const copy = document.createElement('canvas');
      copy.width = Math.round(canvas.width * scale);
      copy.height = Math.round(canvas.height * scale);
      copy.getContext('2d')?.drawImage(canvas, 0, 0, copy.width, copy.height);
      copy.toBlob(png => (png ? resolve(png) : reject(new Error('the picture could not be written'))), 'image/png');
    };
    events.once(DESTROY, onDestroy);
    events.once(POST_RENDER, capture);
    requestFrame();
  });
}
