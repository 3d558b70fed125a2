// Balance constants with unit, range and effect. The first are those of the specification, part 2, §9; it leaves the others open.
import { knob, type Tuning } from '../kit/core/constants.ts';

export const CONSTANTS = {
  // Beginning and prices.
  startCoins: knob(100, [0, 5000], 'coins', 'what one begins with'),
  startFood: knob(5, [0, 50], 'bowls of food', 'what one begins with'),
  startToys: knob(3, [0, 50], 'toys', 'what one begins with'),
  startWater: knob(2, [0, 50], 'bowls of water', 'what one begins with'),
  startSlots: knob(1, [1, 8], 'cats', 'how many have room at the beginning'),
  tabbyPrice: knob(100, [5, 1000], 'coins', 'what a Tabby’s egg costs'),
  siamesePrice: knob(150, [5, 1000], 'coins', 'what a Siamese’s egg costs'),
  persianPrice: knob(200, [5, 1000], 'coins', 'what a Persian’s egg costs'),
  sphynxPrice: knob(250, [5, 1000], 'coins', 'what a Sphynx’s egg costs'),
  bengalPrice: knob(300, [5, 1000], 'coins', 'what a Bengal’s egg costs'),
  foodPrice: knob(10, [1, 200], 'coins', 'what a bowl of food costs'),
  toyPrice: knob(15, [1, 200], 'coins', 'what a toy costs'),
  waterPrice: knob(5, [1, 200], 'coins', 'what a bowl of water costs'),
  slotPrice: knob(500, [10, 5000], 'coins', 'what room for one more cat costs'),

  roomPrice: knob(200, [10, 5000], 'coins', 'what the first room of the house costs; each one more costs as much more'),

  // Care.
  warmth: knob(20, [1, 100], '% for each warming', 'how fast eggs hatch'),
  tickSeconds: knob(5, [1, 20], 's', 'how slowly everything wears down, and how seldom work pays'),
  feedHunger: knob(30, [1, 100], 'points', 'how filling food is'),
  feedXp: knob(10, [0, 100], 'XP', 'what feeding teaches'),
  waterThirst: knob(35, [1, 100], 'points', 'how much a bowl of water quenches'),
  waterXp: knob(5, [0, 100], 'XP', 'what drinking teaches'),
  petHappiness: knob(20, [1, 100], 'points', 'how much petting cheers'),
  petXp: knob(5, [0, 100], 'XP', 'what petting teaches'),
  playHappiness: knob(25, [1, 100], 'points', 'how much playing cheers'),
  playEnergy: knob(20, [0, 100], 'points', 'how much playing tires, and what it needs'),
  playXp: knob(15, [0, 100], 'XP', 'what playing teaches'),
  levelXp: knob(100, [10, 1000], 'XP', 'how far it is from level to level'),
  workPay: knob(10, [1, 100], 'coins for each level, per tick', 'what work pays'),
  workNeeds: knob(30, [0, 90], 'points', 'how well a cat must be to work'),

  // Wear.
  hungerDecay: knob(1, [0, 10], 'points per tick', 'how fast cats get hungry', 0.1),
  thirstDecay: knob(1.5, [0, 10], 'points per tick', 'how fast cats get thirsty', 0.1),
  happinessDecay: knob(0.5, [0, 10], 'points per tick', 'how fast cats get bored', 0.1),
  energyDecay: knob(0.5, [0, 10], 'points per tick', 'how fast cats tire', 0.1),
  restGain: knob(12, [1, 50], 'points per tick', 'how fast rest restores'),
  workEnergy: knob(5, [0, 30], 'points per tick', 'how much work tires'),
  workHunger: knob(2, [0, 30], 'points per tick', 'how hungry work makes'),
  workThirst: knob(2, [0, 30], 'points per tick', 'how thirsty work makes'),
  workHappiness: knob(1, [0, 30], 'points per tick', 'how dull work is'),
  tabbyDecay: knob(0.9, [0.1, 3], '×', 'how fast anything wears down in a Tabby', 0.1),
  siameseHappiness: knob(1.3, [0.1, 3], '×', 'how fast a Siamese gets bored', 0.1),
  persianEnergy: knob(0.7, [0.1, 3], '×', 'how fast a Persian tires', 0.1),
  persianRest: knob(1.5, [0.1, 3], '×', 'how well a Persian rests', 0.1),
  sphynxHunger: knob(1.3, [0.1, 3], '×', 'how fast a Sphynx gets hungry', 0.1),
  bengalEnergy: knob(1.2, [0.1, 3], '×', 'how fast a Bengal tires', 0.1),

  // Eggs and room.
  warmSeconds: knob(1, [0, 30], 's', 'how long one waits from warming to warming'),
  stirEvery: knob(2, [1, 10], 's', 'how often an egg stirs', 0.1),
  stirSeconds: knob(1, [0.2, 5], 's', 'how long an egg stirs: who warms it then is in time', 0.1),
  inTimeNeeded: knob(3, [1, 5], 'warmings', 'how many in time hatch the first of the two coats of an egg'),
  inTimeBars: knob(4, [0, 10], 'points', 'how much better a kitten is for each warming in time'),
  inTimeXp: knob(8, [0, 20], 'XP', 'what each warming in time has taught a kitten'),
  contentAbove: knob(90, [30, 100], 'points', 'above that a cat declines more of the same'),
  newborn: knob(70, [0, 100], 'points', 'how well a kitten is when it hatches'),
  mostCats: knob(8, [1, 12], 'cats', 'how many the room can hold'),
  nestRoom: knob(4, [1, 8], 'eggs', 'how many the nest can hold'),
  playSeconds: knob(4, [1, 20], 's', 'how long a toy is taken'),
  undoSeconds: knob(5, [1, 30], 's', 'how long a purchase can be given back'),
  firstCats: knob(0, [0, 100], 'cats', 'how many are there at the beginning'),
  walkSpeed: knob(1.5, [0.3, 6], 'px per tick', 'how fast cats walk', 0.1),

  // Work and goals.
  helpCoins: knob(5, [0, 50], 'coins for each level', 'what a hand at work brings, once per tick'),
  helpXp: knob(2, [0, 50], 'XP', 'what a hand at work teaches'),
  goalShown: knob(3, [1, 10], 's', 'how long a reached goal is shown before the next one'),
  goalLately: knob(60, [0, 300], 's', 'how long ago a deed may be that a new goal counts'),

  // Wishes.
  wishSeconds: knob(30, [5, 120], 's', 'how long a wish waits'),
  wishPause: knob(10, [5, 120], 's', 'how long it is until the next one, at least'),
  siamesePause: knob(0.5, [0.1, 2], '×', 'how soon a Siamese asks again', 0.1),
  wishCoins: knob(20, [0, 200], 'coins', 'what a granted wish is thanked with'),
  wishXp: knob(10, [0, 100], 'XP', 'what a granted wish teaches'),
  wishMissed: knob(5, [0, 50], 'points of happiness', 'what an unheard wish costs'),
  storyCoins: knob(50, [0, 500], 'coins', 'what a new page of a story brings'),
  rompHappiness: knob(4, [0, 20], 'points per tick', 'what two playful cats give each other'),
  heapEnergy: knob(2, [0, 20], 'points per tick', 'how much better cats sleep in a heap'),
  comfortHappiness: knob(4, [0, 20], 'points per tick', 'what a blissful cat gives an unhappy one'),

  // Guests.
  guestSeconds: knob(10, [3, 60], 's', 'how long a guest waits at the window'),
  guestPause: knob(3, [1, 60], 's', 'how long it must be quiet until a guest comes'),

  // Time away.
  awayHours: knob(8, [1, 48], 'hours', 'how long the room goes on without anybody'),
  awayTicks: knob(48, [0, 500], 'ticks', 'what the longest absence would be worth, were it endless'),
  awayHalf: knob(4, [0.5, 24], 'hours', 'how long it takes until half of that has gone by', 0.5),
  awayFloor: knob(20, [0, 60], 'points', 'no cat gets worse than that while nobody is there'),
  awayLoss: knob(50, [0, 100], 'points', 'no bar loses more than that while nobody is there'),
  awayContent: knob(40, [0, 100], 'points', 'how well a cat must still be to bring presents and have visitors'),
  visitHappiness: knob(15, [0, 100], 'points', 'how much a visitor cheers'),
  visitCoins: knob(15, [0, 200], 'coins', 'what a visitor leaves'),
  tenMinutes: knob(10, [1, 30], 'minutes', 'how long a run against the clock is'),
};

export type T = Tuning<typeof CONSTANTS>;
