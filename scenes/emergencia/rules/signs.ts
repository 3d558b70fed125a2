// Signs that give an enemy away. Each weapon has two: one alone may be chance, both on one person are proof.
import type { Weapon } from '../levels/mission.ts';

export const SIGNS = ['pocket', 'route', 'stare', 'away', 'bag', 'drop', 'glint', 'still'] as const;
export type Sign = (typeof SIGNS)[number];

/** Bit of each sign: a set of signs is a number. */
export const BIT = Object.fromEntries(SIGNS.map((sign, index) => [sign, 1 << index])) as Readonly<Record<Sign, number>>;

export const signsOf: Readonly<Record<Weapon, readonly [Sign, Sign]>> = {
  knife: ['pocket', 'route'],
  gun: ['stare', 'away'],
  bomb: ['bag', 'drop'],
  sniper: ['glint', 'still'],
};

export const SIGN_TEXT: Readonly<Record<Sign, string>> = {
  pocket: 'hand in pocket',
  route: 'walks beside the route',
  stare: 'stands and faces the VIP',
  away: 'turns away from an agent',
  bag: 'carries a bag',
  drop: 'puts the bag down near the route',
  glint: 'something glints',
  still: 'stands still for long',
};

export const signsIn = (bits: number): readonly Sign[] => SIGNS.filter(sign => (bits & BIT[sign]) !== 0);

/** The weapon whose two signs are both in the set, or null. */
export function provenBy(bits: number): Weapon | null {
  for (const weapon of ['knife', 'gun', 'bomb', 'sniper'] as const) {
    const [one, other] = signsOf[weapon];
    if ((bits & BIT[one]) !== 0 && (bits & BIT[other]) !== 0) return weapon;
  }
  return null;
}
