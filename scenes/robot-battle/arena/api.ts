// The page about the arena's API, as data for the HUD.

export interface ApiRow {
  readonly name: string;
  readonly text: string;
}
export interface ApiSection {
  readonly title: string;
  readonly text?: string;
  readonly rows: readonly ApiRow[];
}

export const ARENA_API: readonly ApiSection[] = [
  {
    title: 'What it returns',
    text: 'One of the seven words, or an object with any of these. With a word the gun keeps to the body, and ‘shoot’ fires a shell of power 2.',
    rows: [
      { name: 'drive', text: 'the wished speed, −1 to 1. Full speed is 8 units a tick and takes 8 ticks to reach.' },
      { name: 'turn', text: 'degrees that the body turns, to the right above 0: at most 10, at full speed 4.' },
      { name: 'aim', text: 'a direction for the gun, which turns at most 20 degrees a tick, whatever the body does.' },
      { name: 'fire', text: 'a power from 1 to 3 in halves. With aim it waits until the gun points there.' },
      { name: 'shield', text: 'true: for 3 ticks shells stop at it. 30 energy.' },
    ],
  },
  {
    title: 'What it is told: state',
    rows: [
      { name: 'position', text: '{x, y, angle}, in units and degrees: 0 is right, 90 is down.' },
      { name: 'speed, gun, heat', text: 'units a tick, the gun’s direction, and its heat: it fires at 0.' },
      { name: 'health, energy, shielded, tick', text: 'points, points, ticks that the shield holds, ticks played.' },
      {
        name: 'enemies, mates',
        text: 'who is in sight, the nearest first: {id, x, y, angle, speed, health, heat, distance}. A heat that rose tells a shot. Shells are not seen.',
      },
      { name: 'enemyPosition, seen', text: 'the nearest foe, or where one was last, so many ticks ago.' },
      { name: 'arena, walls', text: '{left, top, right, bottom}, and blocks {x, y, w, h, low}.' },
      { name: 'memory', text: 'yours: what you put there is there in the next tick.' },
    ],
  },
  {
    title: 'What it may call',
    rows: [
      {
        name: 'distance(to), bearing(to), angleTo(to)',
        text: 'as in the duel; without a place they are about enemyPosition.',
      },
      {
        name: 'go(direction)',
        text: 'the drive and turn that lead there, backwards where that is shorter: {...go(90), fire: 1}.',
      },
      {
        name: 'clearWay(direction, side)',
        text: 'the first direction with room ahead, trying to the right, or with −1 to the left.',
      },
      { name: 'ahead(from, direction, units)', text: 'the place so far ahead.' },
      { name: 'free(place)', text: 'whether a robot has room there.' },
      { name: 'angleBetween(a, b)', text: 'degrees from one direction to another, the short way: −180 to 180.' },
      { name: 'random(), log(…)', text: 'as in the duel.' },
    ],
  },
  {
    title: 'The rules in figures',
    rows: [
      {
        name: 'Ground',
        text: '800 × 600 units; a robot is 36 wide. Blocks stop robots and shells; a high one also hides.',
      },
      {
        name: 'Radar',
        text: 'an option: in sight is who is within 50 degrees of the gun, and each place is an echo, up to 6 % of the distance beside the truth in x and y.',
      },
      { name: 'Shells', text: '20 − 3 × power units a tick. A hit takes 5 × power of 100 health.' },
      { name: 'Heat', text: 'a shot makes 1 + power ÷ 5; 0.1 cools each tick. It also costs 3 × power energy.' },
      { name: 'Energy', text: '100, and 1 more each tick.' },
      { name: 'Running into things', text: 'stops you, and from 2 units a tick on it hurts: 3 at full speed.' },
      { name: 'Ramming', text: 'each tick 2 for who is rammed, 1 for who rams.' },
      {
        name: 'The end',
        text: 'one team stands, or after 900 ticks more health wins. A script that forfeits takes only its own robot out.',
      },
    ],
  },
];
