// Picture out: the stage as it stands, as a PNG. Taken right after a drawn frame: later the GPU has forgotten what it drew.
import Phaser from './phaser.ts';

/** Device pixels: a wider one shows no more paper, and grain is heavy. */
const MOST_WIDE = 960;

/** The next drawn frame; `wake` asks for one where none is due. Fails where nothing is drawn, and where the game ends before. */
export function screenshot({ canvas, events, renderer }: Phaser.Game, wake: () => void): Promise<Blob> {
  const { POST_RENDER, DESTROY } = Phaser.Core.Events;
  return new Promise((resolve, reject) => {
    if (!renderer) {
      reject(new Error('nothing is drawn here'));
      return;
    }
    const gone = () => reject(new Error('the game has ended'));
    const take = () => {
      events.off(DESTROY, gone);
      const scale = Math.min(1, MOST_WIDE / canvas.width);
      const copy = document.createElement('canvas');
      copy.width = Math.round(canvas.width * scale);
      copy.height = Math.round(canvas.height * scale);
      copy.getContext('2d')?.drawImage(canvas, 0, 0, copy.width, copy.height);
      copy.toBlob(png => (png ? resolve(png) : reject(new Error('the picture could not be written'))), 'image/png');
    };
    events.once(DESTROY, gone);
    events.once(POST_RENDER, take);
    wake();
  });
}
