// Codes worked out from the words that were read, and from nothing else: where this succeeds, a reader can succeed.

import { ELEMENTS, QUARTERS, ROMAN } from './draws.ts';
import type { Fixture } from './item.ts';
import type { EscapeState } from './state.ts';

type Notes = EscapeState['notes'];

/** The first note of that shape, in its parts. */
function found(notes: Notes, shape: RegExp): readonly string[] | null {
  for (const { text } of notes) {
    const match = shape.exec(text);
    if (match) return match.slice(1);
  }
  return null;
}

const listed = (text: string | undefined): readonly string[] => (text ?? '').split(', ');

/** What to type at a fixture, by the notes so far; null where they do not say. */
export function deduced(notes: Notes, { id }: Pick<Fixture, 'id'>): string | null {
  switch (id) {
    case 'cabinet':
      return cabinet(notes);
    case 'briefcase':
      return (
        found(notes, /^Case: (\d+), the wrong way round\.$/)
          ?.flatMap(text => [...text].reverse())
          .join('') ?? null
      );
    case 'book':
      return found(notes, /^Library: number (\d)\.$/)?.[0] ?? null;
    case 'busts':
      return bust(notes);
    case 'clock':
      return meeting(notes);
    case 'terminal':
      return terminal(notes);
    default:
      return null;
  }
}

function cabinet(notes: Notes): string | null {
  const [order] = found(notes, /^Cabinet: (lightest last|fewest faces first)\.$/) ?? [];
  const [glowing] = found(notes, /four names glow: (.+)\.$/) ?? [];
  const [faces] = found(notes, /^Faces of the four crystals: (.+)\.$/) ?? [];
  if (order === 'lightest last' && glowing)
    return listed(glowing)
      .map(name => ELEMENTS.findIndex(element => element === name) + 1)
      .sort((a, b) => b - a)
      .join('');
  if (order === 'fewest faces first' && faces)
    return listed(faces)
      .map(crystal => Number(crystal.split(' ')[1]))
      .sort((a, b) => a - b)
      .join('');
  return null;
}

function bust(notes: Notes): string | null {
  const [number] = found(notes, /^Library: number (\d)\.$/) ?? [];
  const [plates] = found(notes, /^Plates of the busts, from the left: (.+)\.$/) ?? [];
  const plate = ROMAN[Number(number) - 1];
  return plate && plates ? String(listed(plates).indexOf(plate) + 1) : null;
}

function meeting(notes: Notes): string | null {
  const written = found(notes, /^Meeting at (\d+):(\d\d)\.$/);
  if (written) return written.join('');
  const [hour, mark] = found(notes, /the short hand just past (\d+), the long hand on (\d+)\.$/) ?? [];
  return hour && mark ? `${hour}${String(5 * Number(mark)).padStart(2, '0')}` : null;
}

function terminal(notes: Notes): string | null {
  const [chart] = found(notes, /^(red triangle \d.+)\.$/) ?? [];
  if (!chart) return null;
  const digit = (colour: string) =>
    listed(chart)
      .find(entry => entry.startsWith(`${colour} `))
      ?.at(-1) ?? '';
  const [shown] = found(notes, /^Monitors, from the left: (.+)\.$/) ?? [];
  if (shown) return listed(shown).map(digit).join('');
  const [gauges] = found(notes, /^Gauges, from empty to full: (.+)\.$/) ?? [];
  if (!gauges) return null;
  const level = (gauge: string) => QUARTERS.findIndex(words => gauge.endsWith(words));
  return [...listed(gauges)]
    .sort((a, b) => level(a) - level(b))
    .map(gauge => digit(gauge.split(' ').slice(0, 2).join(' ')))
    .join('');
}
