// Brushes on each tile, and the editor's fault messages, word for word.
import { expect, test } from 'vitest';
import { type Brush, checkDrawing, layTile, paintCell, paintTile, toXsb } from './editorBoard.ts';

const sheet = (drawing: string) => {
  const rows = drawing.split('/');
  return { columns: (rows[0] as string).length, cells: rows.join('') };
};

test.each<[Brush, string]>([
  ['wall', '#######'],
  ['floor', '       '],
  ['goal', '...**++'],
  ['box', '$$*$*$*'],
  ['player', '@@+@+@+'],
])('%s over each tile', (brush, after) => {
  expect([...'# .$*@+'].map(tile => paintTile(tile, brush)).join('')).toBe(after);
});

test.each([
  ['moves the player', '@ .', 1, ' @.'],
  ['moves it off a goal, which stays', '+  ', 2, '. @'],
  ['leaves it where it is', ' + ', 1, ' + '],
])('the fox %s', (_name, before, at, after) => expect(paintCell(before, at, 'player')).toBe(after));

test.each([
  ['#####/# $.#/#####', ['No fox: put it somewhere.']],
  ['#####/#@  #/#####', ['No parcel: put one on the floor.']],
  [
    '#####/# $ #/#####',
    ['No fox: put it somewhere.', 'More parcels than goals: 1 and 0. Draw goals, or take parcels away.'],
  ],
  ['######/#@$..#/######', ['Fewer parcels than goals: 1 and 2. Draw parcels, or take goals away.']],
  ['#####/#@$. /#####', ['The player can walk out of the board. Close the gap in the wall.']],
  ['#####/#@* #/#####', ['Every parcel is on a goal already: there is nothing to do.']],
])('%s lacks', (drawing, faults) => expect(checkDrawing(sheet(drawing))).toEqual({ faults }));

test('a whole drawing is a level, its margin cut away', () => {
  const whole = sheet('        /  ##### /  #@$.# /  ##### ');
  expect(checkDrawing(whole)).toMatchObject({ level: { width: 5, height: 3 } });
  expect(toXsb(whole)).toBe('\n  #####\n  #@$.#\n  #####');
});

test('a copied tile is laid as it is, and the fox but once', () => {
  expect(layTile('#@.$', 2, '*')).toBe('#@*$');
  expect(layTile('#@.$', 3, '+')).toBe('# .+');
  expect(layTile('#+.$', 3, '@')).toBe('#..@');
});
