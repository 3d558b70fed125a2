// Links and controls that a message covers, by name.
import type { Locator, Page } from '@playwright/test';

/** Controls of the header and of marked bars that overlap the given boxes. */
export async function covered(page: Page, over: Locator): Promise<string[]> {
  const boxes = await over.evaluateAll(all => all.map(one => one.getBoundingClientRect().toJSON() as DOMRect));
  if (boxes.length === 0) throw new Error('There is nothing to lie over anything');
  return page.locator('[data-bar] :is(a, button, input, select)').evaluateAll(
    (controls, tops) =>
      controls.flatMap(control => {
        const { left, right, top, bottom, width } = control.getBoundingClientRect();
        const isUnder = tops.some(box => left < box.right && right > box.left && top < box.bottom && bottom > box.top);
        return width > 0 && isUnder ? [control.ariaLabel ?? control.textContent ?? control.tagName] : [];
      }),
    boxes,
  );
}
