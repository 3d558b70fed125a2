// What a game's page is measured against: React and Phaser as they come, in one bundle, with a game of one moving square, or of as many images as `?things=` says.
import Phaser from 'phaser';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';

const THINGS = Number(new URLSearchParams(location.search).get('things'));

class Square extends Phaser.Scene {
  create() {
    for (let thing = 0; thing < THINGS; thing++) {
      const image = this.add.image(Phaser.Math.Between(0, 800), Phaser.Math.Between(0, 600), this.texture());
      this.tweens.add({ targets: image, x: 400, duration: 2000 + 10 * thing, yoyo: true, repeat: -1 });
    }
    const pen = this.add.graphics().fillStyle(0x336699).fillRect(0, 0, 64, 64);
    this.tweens.add({ targets: pen, x: 400, duration: 2000, yoyo: true, repeat: -1 });
    this.game.events.once(Phaser.Core.Events.POST_RENDER, () => performance.mark('first-frame'));
  }

  private texture(): string {
    if (!this.textures.exists('thing')) {
      const texture = this.textures.createCanvas('thing', 48, 48);
      texture?.context.fillRect(4, 4, 40, 40);
      texture?.refresh();
    }
    return 'thing';
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
