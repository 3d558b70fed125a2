// A saved file has the name that was typed, one ending, and no sign that a file system refuses.
import { expect, test } from 'vitest';
import { fileNameOf } from './fileNames.ts';

test.each<[typed: string, ending: string, name: string]>([
  ['macpaint-drawing', 'png', 'macpaint-drawing.png'],
  ['fox', 'webp', 'fox.webp'],
  ['fox.png', 'png', 'fox.png'],
  ['fox.PNG ', 'bmp', 'fox.bmp'],
  ['fox.jpeg', 'jpg', 'fox.jpg'],
  ['fox v1.2', 'png', 'fox v1.2.png'],
  ['Füchse im Schnee', 'png', 'Füchse im Schnee.png'],
  ['', 'png', 'macpaint-drawing.png'],
  ['   ', 'png', 'macpaint-drawing.png'],
  ['.png', 'png', 'macpaint-drawing.png'],
  ['...', 'png', 'macpaint-drawing.png'],
  ['../../etc/passwd', 'png', 'etc passwd.png'],
  ['a/b\\c:d*e?f"g<h>i|j', 'png', 'a b c d e f g h i j.png'],
  ['tab\there\u0000\u202egnp', 'png', 'tab here gnp.png'],
  ['ends with a dot.', 'png', 'ends with a dot.png'],
  ['x'.repeat(300), 'png', `${'x'.repeat(100)}.png`],
])('%j as %s: %j', (typed, ending, name) => expect(fileNameOf(typed, ending)).toBe(name));
