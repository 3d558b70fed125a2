// A glance at a page: what of it an action may change, as short texts that are compared, and a control to aim at.
import type { Page } from '@playwright/test';

export const ASPECTS = ['address', 'focus', 'state', 'words', 'picture'] as const;
export type Aspect = (typeof ASPECTS)[number];

export interface Glance {
  readonly seen: Readonly<Record<Aspect, string>>;
  /** Middle of a visible control; links count for little, so that the page is not left at each click. */
  readonly control: { readonly x: number; readonly y: number } | null;
}

/** Glances; `chance` from 0 to 1 chooses the control. */
export const glance = (page: Page, chance: number): Promise<Glance> => page.evaluate(look, chance);

/** Runs in the page. */
function look(chance: number): Glance {
  const CONTROLS = 'a[href],button,input,select,textarea,summary,[role=tab],[role=menuitem],[role=slider],[tabindex]';
  const PICTURE = { width: 24, height: 18 };
  /** One control in so many is a link to elsewhere. */
  const LINKS_SHARE = 0.05;

  const hash = (text: string): string => {
    let sum = 0;
    for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) | 0;
    return String(sum);
  };
  const pathOf = (element: Element | null): string => {
    const steps: number[] = [];
    for (let at = element; at?.parentElement; at = at.parentElement)
      steps.push(Array.prototype.indexOf.call(at.parentElement.children, at));
    return steps.join('.');
  };
  const stateOf = (element: Element): string => {
    const aria = ['pressed', 'checked', 'expanded', 'selected', 'valuenow', 'disabled']
      .map(name => element.getAttribute(`aria-${name}`))
      .join();
    const { value, checked, disabled } = element as HTMLInputElement;
    return `${element.tagName}${aria}${value}${checked}${disabled}`;
  };
  const isVisible = ({ left, top, right, bottom, width, height }: DOMRect) =>
    width > 2 && height > 2 && bottom > 4 && right > 4 && top < innerHeight - 4 && left < innerWidth - 4;
  /** A canvas of the GPU shows nothing between its frames. */
  const pictureOf = (): string => {
    const canvas = document.querySelector('canvas');
    if (!canvas?.width || !canvas.height || !canvas.checkVisibility()) return '';
    const small = new OffscreenCanvas(PICTURE.width, PICTURE.height).getContext('2d', { willReadFrequently: true });
    small?.drawImage(canvas, 0, 0, PICTURE.width, PICTURE.height);
    return hash(small?.getImageData(0, 0, PICTURE.width, PICTURE.height).data.join() ?? '');
  };

  const controls = [...document.querySelectorAll(CONTROLS)];
  const aims = controls
    .map(control => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => isVisible(box));
  const [links, own] = [
    aims.filter(({ control }) => control.tagName === 'A'),
    aims.filter(({ control }) => control.tagName !== 'A'),
  ];
  const from = own.length === 0 || chance < LINKS_SHARE ? links : own;
  const aim = from[Math.floor(((chance * 1000) % 1) * from.length)];
  const within = (start: number, end: number, most: number) => (Math.max(0, start) + Math.min(end, most)) / 2;
  return {
    seen: {
      address: location.href,
      focus: pathOf(document.activeElement),
      state: hash(
        `${document.querySelector('[data-play]')?.getAttribute('data-play')} ${Math.round(scrollX)} ${Math.round(scrollY)} ${controls.map(stateOf).join()}`,
      ),
      words: hash(document.body.textContent ?? ''),
      picture: pictureOf(),
    },
    control: aim
      ? { x: within(aim.box.left, aim.box.right, innerWidth), y: within(aim.box.top, aim.box.bottom, innerHeight) }
      : null,
  };
}
