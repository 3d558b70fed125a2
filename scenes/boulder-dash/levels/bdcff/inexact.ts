// BDCFF attributes and effects that cannot be played exactly: each counts only where what it changes occurs in the cave.
import type { Attributes } from './numbers.ts';

interface Law {
  readonly name: string;
  /** Values that change nothing. */
  readonly harmless: RegExp;
  /** Elements that it changes; without one it changes every cave. */
  readonly of?: RegExp;
}

const NO = /^(false|0|no|off)?$/i;
/** A butterfly, an amoeba and a magic wall leave diamonds, a magic wall boulders. */
const DIAMONDS = /^DIAMOND|^BUTTERFLY|^AMOEBA|^MAGICWALL/;
const BOULDERS = /^BOULDER|^AMOEBA|^MAGICWALL/;
const FLIES = /^(FIREFLY|BUTTERFLY)/;

const LAWS: readonly Law[] = [
  { name: 'Gravity', harmless: /^down$/i },
  { name: 'GravityChangeDelay', harmless: NO, of: /^GRAVITY/ },
  { name: 'SnapEffect', harmless: /^space$/i },
  { name: 'AmoebaProperties', harmless: /^(boulder|stone)\s+diamond$/i, of: /^AMOEBA$/ },
  { name: 'MagicWallProperties', harmless: /^diamondf?\s+boulderf?$/i, of: /^MAGICWALL/ },
  { name: 'MagicWallProperties.convertamoeba', harmless: NO, of: /^AMOEBA$/ },
  { name: 'SlimeProperties', harmless: /^(boulder\s+boulderf\s+diamond\s+diamondf)?$/i, of: /^SLIME/ },
  { name: 'DiagonalMovement', harmless: NO },
  { name: 'BorderProperties.wraparound', harmless: NO },
  { name: 'CreaturesBackwards', harmless: NO, of: FLIES },
  { name: 'ReversedFlies', harmless: NO, of: FLIES },
  { name: 'SkeletonsForPot', harmless: /^$/, of: /^POT/ },
];

/** Effects by their first word, under the older names too. What only looks otherwise plays the same. */
const EFFECTS: readonly Law[] = [
  { name: '^(EXPLOSIONEffect|EXPLOSION3S?)$', harmless: /^(SPACE|EMPTY)$/i },
  { name: '^DIAMONDBIRTH', harmless: /^DIAMOND$/i, of: /^BUTTERFLY/ },
  { name: '^(BOULDER|STONE)falling|^STARTING_FALL?ING_BOULDER', harmless: /^BOULDERF$/i, of: BOULDERS },
  { name: '^(BOULDER|STONE)bouncing|^BOUNCING_BOULDER', harmless: /^(BOULDER|STONE)$/i, of: BOULDERS },
  { name: '^DIAMONDfalling|^STARTING_FALL?ING_DIAMOND', harmless: /^DIAMONDF$/i, of: DIAMONDS },
  { name: '^DIAMONDbouncing|^BOUNCING_DIAMOND', harmless: /^DIAMOND$/i, of: DIAMONDS },
  { name: '^FIREFLY', harmless: /^EXPLOSION1?$/i, of: /^FIREFLY/ },
  { name: '^BUTTERFLY', harmless: /^DIAMONDBIRTH1?$/i, of: /^BUTTERFLY/ },
  { name: 'LOOKSLIKE|^(DIRT|HEXPANDING_WALL)$', harmless: /./ },
];
/** The first part of any other effect is the element it changes: ACIDEffect, NITROEXPLOSIONeffect. */
const SUBJECT = /^[A-Z]+?(?=EXPLO|effect|$)/i;

/** A sentence for each; `names` are the elements of the cave. */
export function inexactParts({ text }: Attributes, effects: readonly string[], names: Iterable<string>): string[] {
  const elements = [...new Set(names)];
  const occurs = (of: RegExp | undefined) => !of || elements.some(name => of.test(name));
  const differs = ({ harmless, of }: Law, value: string) => !harmless.test(value) && occurs(of);
  const attributes = LAWS.flatMap(law => {
    const value = text(law.name.toLowerCase());
    return value !== null && differs(law, value) ? [`${law.name}=${value}`] : [];
  });
  const told = effects.filter(effect => {
    const [name = '', value = ''] = effect.split(/\s+/);
    if (name === '') return false;
    const law = EFFECTS.find(one => new RegExp(one.name, 'i').test(name));
    if (law) return differs(law, value);
    const subject = SUBJECT.exec(name)?.[0].toUpperCase() ?? name;
    return elements.some(element => element.startsWith(subject));
  });
  return [...attributes, ...told.map(effect => `Effect=${effect}`)].map(
    part => `“${part.slice(0, 60)}” cannot be played exactly.`,
  );
}
