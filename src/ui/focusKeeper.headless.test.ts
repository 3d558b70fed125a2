// The focus keeper: a page drawn as markup with what has the focus, what a press does to it, and where the focus then is.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './focusKeeper.ts';

let stop = () => {};
beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const frames = async (count = 8) => {
  for (let i = 0; i < count; i++) await new Promise(resolve => requestAnimationFrame(resolve));
};
const of = (id: string) => document.getElementById(id) as HTMLElement;
const remove = (id: string) => of(id).remove();
const set = (id: string, name: string) => of(id).setAttribute(name, '');

/** A row: a button `x` has the focus; the deed; the id of what has it then. */
const ROWS: readonly (readonly [what: string, page: string, deed: () => void, then: string])[] = [
  [
    'what follows a removed button',
    '<main><p><button id=a></button><button id=x></button><button id=b></button></p></main>',
    () => remove('x'),
    'b',
  ],
  [
    'what precedes it where nothing follows',
    '<main><p><button id=a></button><button id=x></button></p><button id=b></button></main>',
    () => remove('x'),
    'a',
  ],
  [
    'what follows the part that went with it',
    '<main><a href="/" id=a></a><ul id=u><li><button id=x></button></li></ul><input id=b></main>',
    () => remove('u'),
    'b',
  ],
  [
    'what follows a disabled button',
    '<main><button id=x></button><button id=b></button></main>',
    () => set('x', 'disabled'),
    'b',
  ],
  [
    'what is beside an inert part',
    '<main><p id=p><button id=x></button></p><button id=b></button></main>',
    () => set('p', 'inert'),
    'b',
  ],
  [
    'what is beside a hidden part',
    '<main><p id=p><button id=x></button></p><button id=b></button></main>',
    () => set('p', 'hidden'),
    'b',
  ],
  [
    'the page’s main part where it has nothing else',
    '<a href="/"></a><main id=m tabindex=-1><button id=x></button></main>',
    () => remove('x'),
    'm',
  ],
  [
    'nothing outside the open dialog',
    '<main><button id=a></button></main><dialog open id=d><button id=b></button><button id=x></button></dialog><button></button>',
    () => remove('x'),
    'b',
  ],
  [
    'the stage, where play is, whatever else is in it',
    '<main><div data-focus-home tabindex=0 id=h><button></button><button id=x></button><button></button></div></main>',
    () => set('x', 'disabled'),
    'h',
  ],
  [
    'the main button of a card that took the focus over play',
    '<div data-focus-home tabindex=0><p id=p><button id=x></button></p><section role=dialog data-card=pause><button></button><button id=b data-primary></button></section></div>',
    () => set('p', 'inert'),
    'b',
  ],
  [
    'what is left of a card',
    '<div data-focus-home tabindex=0><section data-card=start><button id=x></button><button id=b></button></section></div>',
    () => remove('x'),
    'b',
  ],
];

test.each(ROWS)('%s', async (_, page, deed, then) => {
  document.body.innerHTML = page;
  of('x').focus();
  deed();
  await frames();
  expect(document.activeElement?.id).toBe(then);
});

test('a dialog that closes after its opener is gone gives the focus to what had it before', async () => {
  document.body.innerHTML =
    '<main><button id=a></button><ul id=u><button id=o></button></ul></main><dialog id=d><button id=x></button></dialog>';
  of('a').focus();
  of('o').focus();
  set('d', 'open');
  of('x').focus();
  remove('u');
  of('d').removeAttribute('open');
  of('d').replaceChildren();
  await frames();
  expect(document.activeElement?.id).toBe('a');
});

test('what had the focus before the keeper came, and is gone by then, is missed as well', async () => {
  stop();
  document.body.innerHTML = '<main><div data-focus-home id=h tabindex=0><button id=x></button></div></main>';
  const first = of('x');
  first.focus();
  first.remove();
  stop = keepFocus(first);
  await frames();
  expect(document.activeElement?.id).toBe('h');
});

test('what was left on purpose stays left, whatever goes later', async () => {
  document.body.innerHTML = '<main><button id=x></button><button id=b></button></main>';
  of('x').focus();
  of('x').blur();
  await frames();
  remove('x');
  await frames();
  expect(document.activeElement).toBe(document.body);
});

test('what took the focus itself keeps it', async () => {
  document.body.innerHTML = '<main><button id=x></button><button id=b></button><button id=c></button></main>';
  of('x').focus();
  remove('x');
  of('c').focus();
  await frames();
  expect(document.activeElement?.id).toBe('c');
});

test('after a finger no field is given the focus: it would raise the keyboard', async () => {
  document.body.innerHTML = '<main><button id=a></button><button id=x></button><input id=b></main>';
  of('x').focus();
  of('x').dispatchEvent(Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' }));
  remove('x');
  await frames();
  expect(document.activeElement?.id).toBe('a');
});
