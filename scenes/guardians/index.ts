// Definition of Guardians & Glory: card, stage, start card, controls. The games page loads it for every game, so it stays small.
import { defineGame } from '../kit/game.ts';
import { CONTROLS } from './controls.ts';
import { WORLD } from './scene/geometry.ts';

export default defineGame({
  id: 'guardians',
  title: 'Guardians & Glory',
  card: {
    blurb: 'Two guardians, three roads, forty cards that fold.',
    tags: ['card battle'],
    players: [1, 2],
    minutes: 5,
    words: ['cards', 'deck', 'lanes', 'versus', 'turn based', 'against the computer', 'snap', 'tactics'],
    added: '2026-11-28',
    listing: { section: 'featured', order: 1 },
  },
  frame: 'full',
  stage: { width: WORLD.width, height: WORLD.height, ink: 'indigo', layout: 'words', resultLine: true },
  start: {
    title: 'Guardians & Glory',
    text: 'Send cards down three roads and break two of the other guardian’s gates. Both sides choose hidden, then all cards turn at once.',
    buttons: [
      { label: 'Play the computer', setup: { mode: 'pvc' } },
      { label: 'Two at one device', setup: { mode: 'pvp' } },
      { label: 'First match, taught', setup: { mode: 'lesson' } },
      { label: 'One turn to win', setup: { mode: 'turn' } },
    ],
    options: [
      {
        name: 'level',
        label: 'The computer plays',
        choices: [
          { value: 'easy', label: 'Easy' },
          { value: 'normal', label: 'Normal' },
          { value: 'hard', label: 'Hard' },
        ],
        onlyFor: { mode: 'pvc' },
      },
      {
        name: 'guardian',
        label: 'Your guardian',
        choices: [
          { value: 'wolf', label: 'The Wolf: a fast start' },
          { value: 'eagle', label: 'The Eagle: a long view' },
        ],
      },
    ],
    daily: { mode: 'pvc', level: 'normal', guardian: 'wolf' },
  },
  controls: CONTROLS,
  levels: ['positions.json'],
  keyWords: {
    Q: ['forest'],
    W: ['bridge'],
    E: ['river'],
    F: ['fold'],
    U: ['unfold'],
    Enter: ['promise'],
  },
  texts: { deck: { room: 60, noun: 'deck', isCode: true } },
  touchWords: {
    'Press 1 to 9 for a card, Q, W or E for a road, F to fold, U to unfold, Enter to promise.':
      'Tap a card, then a road; the buttons fold, unfold and promise.',
  },
  howToPlay: [
    'Three roads lead from your gates to the other guardian’s: forest, bridge, river. Each gate has 5 stones. Who breaks two gates wins.',
    'Each turn you may send two cards. Both sides choose hidden; then all cards turn at once, speak their sentences, march, and fight where they meet. Who survives keeps the difference.',
    'From turn 2 on, the side that stands stronger on a road and has come to its middle knocks a stone from the gate there: two if it is twice as strong, or nobody is in the way.',
    'A card’s numbers are its cost in courage, its strength, and its steps a turn. You get one courage more each turn, up to 7; up to 2 are kept.',
    'Folded, a card costs half and is half as strong, and its sentence is silent. It lies beside those who stand: on each road two may stand and two may lie. Pay the rest in a later turn and it unfolds where it lies.',
    'The Wolf pays 1 less for its first card in the first turns; from turn 7 on its creatures march one step at most. The Eagle draws one more in turns 3, 6 and 9, has more courage in the late turns, and its cards of cost 5 and 6 that fall come back to its hand, once each.',
    'Once, before the first turn, you may exchange any of your five cards. Then two more come each turn; eight are the most you can hold.',
    'After ten turns more broken gates win, then more stones, then more strength on the roads.',
    'One turn to win: sixty positions with both hands open. One promise is right against every reply, in whatever order two cards go to one road; a wrong one is shown with a reply that stops it.',
    'Press 1 to 9 for a card, Q, W or E for a road, F to fold, U to unfold, Enter to promise. Press a card again to take it back.',
  ],
  rulesVersion: 3,
  usesSeed: true,
  assists: false,
  load: () => import('./play.ts'),
});
