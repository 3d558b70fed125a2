// The page about strategy in the arena, as data for the HUD: ideas of the field in the order in which one needs them.

export interface Advice {
  readonly title: string;
  readonly text: string;
}

export const ARENA_STRATEGY: readonly Advice[] = [
  {
    title: 'Move',
    text: 'A shell goes to where somebody thought you would be. Across its line is farther from there than along it: stay at right angles to the nearest foe.',
  },
  {
    title: 'Lead',
    text: 'A shell of power 2 needs a second for 140 units. Aim at where the foe is by then: ahead(foe, foe.angle, foe.speed * ticks). How long it flies depends on where you aim: guess, and guess again from there.',
  },
  {
    title: 'Curves',
    text: 'Who circles turns by the same angle each tick. Remember foe.angle in memory, and let your guess turn too.',
  },
  {
    title: 'Break the guess',
    text: 'Stop, turn round, at moments that nobody can foresee: when the foe’s heat has risen, its shell is on its way and can no longer follow you.',
  },
  {
    title: 'Power',
    text: 'Strong shells are slow and heat the gun for longer. Far away fire weak ones or none, near by the strongest.',
  },
  {
    title: 'Walls',
    text: 'A wall takes half of your ways. clearWay() turns off before it; running into it costs health and all your speed.',
  },
  {
    title: 'Count',
    text: 'Send a wave out with each shot of yours, and note at which angle it found the foe, as a part of the widest that it could have reached. Fire at the fullest angle. It works against whoever has a habit.',
  },
  {
    title: 'Surf',
    text: 'The same with the foe’s shots: each is a wave that will pass you. Try in thought where you would be on it if you drove on, stopped or turned, and go where you were hit least.',
  },
  {
    title: 'Shields',
    text: 'Energy that is left over is a shield. Raise it when a wave is about to arrive, not when you are hurt.',
  },
  {
    title: 'Among many',
    text: 'Keep out of the middle and away from pairs. Everybody shoots at the nearest: do not be it.',
  },
];
