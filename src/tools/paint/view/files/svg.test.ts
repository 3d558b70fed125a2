// SVG files are known by their first element, and their size is what a browser gives them.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSvg, readSvgRoot, svgSize } from './svg.ts';

test.each<[text: string, is: boolean]>([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', true],
  ['\uFEFF\n<svg>', true],
  ['<?xml version="1.0"?>\n<!-- fox > crow --><!-- two -->\n<svg\n', true],
  ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">\n<svg ', true],
  ['<!DOCTYPE svg [ <!ENTITY a "<b>"> ]>\n<svg ', true],
  ['<svg:svg xmlns:svg="http://www.w3.org/2000/svg">', true],
  ['<!DOCTYPE html><html><svg></svg></html>', false],
  ['<svgx>', false],
  ['<!-- <svg> ', false],
  ['<!DOCTYPE [ <svg>', false],
  ['fox <svg>', false],
  ['', false],
])('%j: %s', (text, is) => expect(isSvg(text)).toBe(is));

test('any text is answered, a long one of comments too', () => {
  fc.assert(fc.property(fc.string(), text => typeof isSvg(text) === 'boolean'));
  expect(isSvg(`${'<!-- -->'.repeat(20_000)}<sv`)).toBe(false);
});

test.each<[text: string, sized: string | null]>([
  ['<svg/>', '<svg width="7"/>'],
  [`<?xml?><svg\n a:b = '"' width="1"\n><g/></svg>`, `<?xml?><svg a:b='"' width="7"\n><g/></svg>`],
  ['<s:svg viewBox="0 0 1 1"></s:svg>', '<s:svg viewBox="0 0 1 1" width="7"></s:svg>'],
  ['<svg width="1', null],
  ['<svg width=1>', null],
  ['<svg a="<b>">', null],
  ['<svg ', null],
])('%j as 7 wide: %j', (text, sized) => expect(readSvgRoot(text)?.with({ width: '7' }) ?? null).toBe(sized));

const BOXED = true;
test.each<[width: string | null, height: string | null, box: string | null, size: [number, number, boolean] | null]>([
  ['200', '100', null, [200, 100, !BOXED]],
  ['2in', '25.4mm', '0 0 10 10', [192, 96, BOXED]],
  ['72pt', '6pc', null, [96, 96, !BOXED]],
  ['1e2px', '.5E2', null, [100, 50, !BOXED]],
  [null, null, '0 0 24 24', [24, 24, BOXED]],
  [null, null, '-5,-5 , 40, 20', [40, 20, BOXED]],
  ['100', null, '0 0 40 20', [100, 50, BOXED]],
  [null, '100', '0 0 40 20', [200, 100, BOXED]],
  ['100%', '100%', '0 0 640 480', [640, 480, BOXED]],
  ['100%', '100%', null, [300, 150, !BOXED]],
  ['100', null, null, [100, 150, !BOXED]],
  ['auto', 'calc(1px)', '0 0 3 4', [3, 4, BOXED]],
  [null, null, '0 0 0 10', [300, 150, !BOXED]],
  [null, null, 'fox', [300, 150, !BOXED]],
  ['0', '10', null, null],
  ['-4', '10', '0 0 4 4', null],
  ['1e999', '10', null, null],
])('%s × %s, viewBox %s', (width, height, viewBox, wanted) => {
  const size = svgSize(name => ({ width, height, viewBox })[name]);
  expect(
    size &&
      [size.width, size.height, size.hasViewBox].map(side =>
        typeof side === 'number' ? Math.round(side * 1e6) / 1e6 : side,
      ),
  ).toEqual(wanted);
});
