// Allowed jumps: textures that a scene moves at once by design, by game, each with its reason. All others must move smoothly; an unused entry fails.
export const ALLOWED_JUMPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  dalex: { deadly: 'marks are laid out anew after each turn' },
  'last-stand': {
    cannon: 'a shot kicks it back at once',
    glow: 'it lies on the cannon',
    gunner: 'he is kicked with the cannon',
  },
  'mystery-house': { lens: 'it shows where the player points' },
  'rubber-band-rocket': { fox: 'the band throws it from where it was pulled to' },
  'strategic-battle': { 'Archer-own': 'who is about to be placed shows the cell that is pointed at' },
  'tower-climber': { fox: 'it is squashed the moment it lands' },
  'yay-zee': { shadow: 'dice in the air are let fall at once when play goes on' },
};
