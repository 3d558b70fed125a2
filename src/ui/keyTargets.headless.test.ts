// Fields that keep the page's shortcuts away.
import { afterEach, expect, test } from 'vitest';
import { isTyping } from './keyTargets.ts';

afterEach(() => document.body.replaceChildren());

test.each([
  ['<input>', true],
  ['<input type="range">', false],
  ['<textarea></textarea>', true],
  ['<div contenteditable="true"></div>', true],
  ['<button></button>', false],
])('%s: %s', (html, typing) => {
  document.body.innerHTML = html;
  expect(isTyping(document.body.firstElementChild)).toBe(typing);
});

test('the editor of a shadow tree counts while it has the focus', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const field = root.appendChild(document.createElement('textarea'));
  const button = root.appendChild(document.createElement('button'));
  field.focus();
  expect(isTyping(host)).toBe(true);
  button.focus();
  expect(isTyping(host)).toBe(false);
});
