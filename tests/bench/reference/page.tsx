// What a game's page is measured against: React and Phaser as they come, in one bundle, with a game of one moving square.
import Phaser from 'phaser';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';

class Square extends Phaser.Scene {
  create() {
    const pen = this.add.graphics().fillStyle(0x336699).fillRect(0, 0, 64, 64);
    this.tweens.add({ targets: pen, x: 400, duration: 2000, yoyo: true, repeat: -1 });
    this.game.events.once(Phaser.Core.Events.POST_RENDER, () => performance.mark('first-frame'));
  }
}

function Page() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const game = new Phaser.Game({
      type: Phaser.CANVAS,
      parent: box.current,
      width: 800,
      height: 600,
      banner: false,
      audio: { noAudio: true },
      scene: Square,
    });
    return () => game.destroy(true);
  }, []);
  return (
    <main>
      <h1>A square</h1>
      <div ref={box} />
    </main>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Page />);
