// Carried items, and the recipes that combine two of them.
import type { Item } from './item.ts';

const thing = (id: string, name: string, description: string, hidden = false): Item => ({
  id,
  name,
  description,
  locked: false,
  keyRequired: null,
  toolRequired: null,
  codeRequired: null,
  contains: [],
  reveals: null,
  hidden,
  hint: '',
  isExit: false,
  image: id,
});

const ALL = [
  thing('screwdriver', 'Screwdriver', 'A slim screwdriver with a cross at its tip.'),
  thing('battery', 'Battery', 'A flat battery, still full. It would fit into something small.'),
  thing('uvLamp', 'Dark lamp', 'A lamp for ultraviolet light. Its battery is missing.'),
  thing('litLamp', 'UV lamp', 'A lamp that shows what ordinary light does not.'),
  thing('magnet', 'Magnet', 'A strong magnet with an eyelet.'),
  thing('string', 'String', 'Two metres of good string.'),
  thing('fishingLine', 'Magnet on a string', 'It reaches where no hand does.'),
  thing('lens', 'Lens', 'An eyepiece of ground glass. It belongs to an instrument.'),
  thing('officeKey', 'Office key', 'A key with a paper tag: Office.'),
  thing('smallKey', 'Small key', 'A small flat key, as desks have them.', true),
  thing('usbStick', 'USB stick', 'A USB stick without a label.'),
  thing('punchedCard', 'Punched card', 'A card full of holes. A machine can read it.'),
  thing('gear', 'Brass gear', 'A gear of a large clockwork.'),
  thing('fuse', 'Fuse', 'A fuse for a large current.'),
  thing('burntFuse', 'Burnt fuse', 'Its wire has melted. The rest is whole.'),
  thing('wire', 'Copper wire', 'A short piece of copper wire.'),
  thing('handle', 'Handle', 'A handle of iron with a square hole.'),
  thing('pianoKey', 'Piano key', 'A small round key, as musical instruments have them.'),
  thing('crank', 'Crank', 'A heavy crank, worn by hands.'),
  thing('pulley', 'Pulley', 'A grooved wheel of brass for a rope.'),
  thing('cord', 'Starter cord', 'A cord with a grip, as engines have them.'),
  thing('brassWeight', 'Brass weight', 'A weight with a knob. It belongs to a set.'),
  thing('keycard', 'Keycard', 'Level 2, says the keycard.'),
] as const;

export const THINGS: ReadonlyMap<string, Item> = new Map(ALL.map(item => [item.id, item]));
export const thingName = (id: string): string => THINGS.get(id)?.name ?? id;

const RECIPES = [
  { parts: ['uvLamp', 'battery'], makes: 'litLamp', says: 'The battery clicks in. The lamp glows violet.' },
  { parts: ['magnet', 'string'], makes: 'fishingLine', says: 'You tie the magnet to the string.' },
  { parts: ['burntFuse', 'wire'], makes: 'fuse', says: 'You wind the wire through the fuse. It is whole again.' },
] as const;
export type Recipe = (typeof RECIPES)[number];

export const recipeOf = (a: string, b: string): Recipe | null =>
  a === b
    ? null
    : (RECIPES.find(({ parts }) => parts.some(part => part === a) && parts.some(part => part === b)) ?? null);
export const recipeFor = (id: string): Recipe | null => RECIPES.find(({ makes }) => makes === id) ?? null;
