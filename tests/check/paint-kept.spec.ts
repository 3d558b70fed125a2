// No drawing is lost: reload, a killed renderer, two tabs, damage, storage forbidden or full.
import { fillRectangle } from '../../src/tools/paint/engine/shapes.ts';
import { expect, test } from '../e2e/fixtures.ts';
import {
  A,
  B,
  BOX,
  button,
  choose,
  drag,
  drawn,
  expectBlank,
  expectShown,
  expectStoredDrawing,
  openPaint,
  place,
  shown,
} from '../e2e/paint.ts';

test.describe('kept on the device', () => {
  test('a reload keeps picture, history and redo', async ({ page }) => {
    await openPaint(page);
    await choose(page, 'line');
    await drag(page, A, B);
    const first = await shown(page);
    await drag(page, B, { x: 300, y: 20 });
    const second = await shown(page);
    await choose(page, 'Undo');
    await expectShown(page, first);
    await expectStoredDrawing(page, { at: 1, count: 2 });
    await page.reload();
    await page.locator('[data-ready="true"]').waitFor();
    await expectShown(page, first);
    await choose(page, 'Redo');
    await expectShown(page, second);
    await choose(page, 'Undo', 'Undo');
    await expectBlank(page);
  });

  test('a killed renderer loses at most the stroke under way', async ({ page, faults, context }) => {
    await openPaint(page);
    await drag(page, A, B);
    const before = await shown(page);
    await expectStoredDrawing(page, { at: 1, count: 1 });
    const { x, y } = await place(page, B);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y + 10);
    const crashed = page.waitForEvent('crash');
    page.goto('chrome://crash').catch(() => undefined);
    await crashed;
    faults.splice(0);
    const again = await context.newPage();
    await openPaint(again);
    await expectShown(again, before);
    await again.close();
  });

  test('a second tab leaves the drawing to the first', async ({ page, context }) => {
    await openPaint(page);
    await drag(page, A, B);
    await expectStoredDrawing(page, { at: 1, count: 1 });
    const second = await context.newPage();
    await openPaint(second);
    await expectBlank(second);
    await second.close();
  });

  test('a damaged step opens the sound part as a copy and leaves the damaged drawing alone', async ({ page }) => {
    await openPaint(page);
    await drag(page, A, B);
    const first = await shown(page);
    await drag(page, B, { x: 300, y: 20 });
    await expectStoredDrawing(page, { at: 2, count: 2 });
    await page.evaluate(
      () =>
        new Promise<void>(resolve => {
          const asked = indexedDB.open('folded-fox-paint');
          asked.onsuccess = () => {
            const transaction = asked.result.transaction('drawings', 'readwrite');
            const store = transaction.objectStore('drawings');
            store.openCursor(IDBKeyRange.bound('step/', 'step/\uffff'), 'prev').onsuccess = event => {
              const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result;
              cursor?.update(new Uint32Array([1, 2, 3]));
            };
            transaction.oncomplete = () => {
              asked.result.close();
              resolve();
            };
          };
        }),
    );
    await page.reload();
    await page.locator('[data-ready="true"]').waitFor();
    await expect(page.getByRole('alert')).toContainText('could not be read');
    await expectShown(page, first);
    await page.getByRole('menuitem', { name: 'File' }).click();
    await page.getByRole('menuitem', { name: 'Drawings' }).click();
    await expect(button(page, 'Open Drawing 1')).toBeVisible();
    await expect(button(page, 'Open Drawing 1 (copy)')).toBeVisible();
  });

  for (const [what, error, says] of [
    ['forbidden', 'SecurityError', /keeps nothing for this page/],
    ['full', 'QuotaExceededError', /no room left/],
  ] as const)
    test(`storage ${what}: the page works and says so once`, async ({ page }) => {
      await page.addInitScript(
        ([name, full]) => {
          const fail = () => {
            throw new DOMException('no', name);
          };
          if (full) IDBObjectStore.prototype.put = fail;
          else IDBFactory.prototype.open = fail;
        },
        [error, what === 'full'] as const,
      );
      await openPaint(page);
      await choose(page, 'filled-rectangle');
      await drag(page, A, B);
      await expect(page.getByRole('alert')).toHaveText(says);
      await expectShown(
        page,
        drawn(span => fillRectangle(span, BOX)),
      );
      await choose(page, 'Undo');
      await expectBlank(page);
    });
});
