// The page that games are measured against is built and served: no measure runs in `npm test` itself, and one that cannot start is noticed by nobody.
import { expect, test } from 'vitest';
import { servedReference } from '../bench/reference.ts';

test('React and Phaser in one bundle are served with their script', async () => {
  const reference = await servedReference();
  try {
    const page = await fetch(reference.address);
    expect(page.status).toBe(200);
    const script = /src="([^"]+\.js)"/.exec(await page.text())?.[1];
    const answer = await fetch(new URL(script ?? 'none', reference.address));
    expect(answer.status).toBe(200);
    expect((await answer.text()).length, 'Phaser is in it').toBeGreaterThan(500_000);
  } finally {
    reference.stop();
  }
});
