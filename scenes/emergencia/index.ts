// Definition of Emergencia for the games page: card, stage, start card, controls.
import ADDED from '../../assets/levels/emergencia/added.json' with { type: 'json' };
import { addedChoices, addedFiles } from '../kit/core/added.ts';
import { defineGame } from '../kit/game.ts';
import { CONTROLS } from './controls.ts';

export default defineGame({
  id: 'emergencia',
  title: 'Emergencia',
  card: {
    blurb: 'Find who does not belong before they reach the VIP.',
    tags: ['strategy', 'detection'],
    players: [1, 1],
    minutes: 4,
    words: ['spy', 'secret agent', 'bodyguard', 'hidden object', 'real time tactics'],
    added: '2026-11-22',
    listing: { section: 'more', order: 1 },
  },
  frame: 'fullscreen',
  rulesVersion: 6,
  stage: {
    width: 960,
    height: 600,
    ink: 'teal',
    tall: { width: 460, height: 480 },
    // Specification part 3, §9: on a phone 150 px of height are reserved, and a margin of 20; below them stands the list of people.
    reserve: { sides: 156, above: 72, below: 98 + 84 },
  },
  pointer: { multitouch: true, wheel: true, letterbox: true },
  start: {
    title: 'Emergencia',
    text: 'You watch from a satellite. Send agents with clicks, watch the crowd for signs, and mark whoever shows two of them.',
    touchText:
      'You watch from a satellite. Tap an agent, tap where it should go, and hold a finger on whoever shows two signs.',
    buttons: [{ label: 'Start' }],
    daily: { missions: 'generated' },
    options: [
      {
        name: 'missions',
        label: 'Missions',
        choices: [
          { value: 'campaign', label: 'The three missions' },
          { value: 'tours', label: 'Four tours of three' },
          { value: 'generated', label: 'A new one, proven winnable' },
          ...addedChoices(ADDED),
        ],
      },
    ],
  },
  controls: CONTROLS,
  realTime: true,
  touchWords: {
    'then click where': 'then tap where',
    'click a door': 'tap a door',
    'click one, or V': 'tap one',
    ' (H) lets': ' lets',
    'Click where': 'Tap where',
    'hold the press, right-click, or G': 'hold a finger on them',
    'A click sends': 'A tap sends',
    'hold the press on a person, use the right button or G, or the button':
      'hold a finger on a person, or use the button',
  },
  texts: { mission: { room: 8000, noun: 'mission' } },
  levels: [...Array.from({ length: 12 }, (_, index) => `${index + 1}.json`), ...addedFiles(ADDED, 'json')],
  howToPlay: [
    'Enemies hide in the crowd. From the threat on, whoever reaches the VIP strikes. Take them before that.',
    'Select an agent and send it near somebody: what it sees of them appears over their head and in the list.',
    'Each weapon has two signs. One alone may be chance; both on one person are proof. The intel file lists them.',
    'A click sends; it marks nobody while an agent is selected. To mark: hold the press on a person, use the right button or G, or the button with the cross hairs.',
    'Mark a suspect, and an agent within sight takes them. As many may be marked at once as there are agents; a wrong mark costs 50 points and four seconds, a mark on proof pays 100 more, and so does each second saved.',
    'Whoever gets away over the edge of the map ends the mission.',
    'Press an agent and drag: it walks the route you draw. Press elsewhere and drag: the map moves.',
    'Four tours of three missions: the next one opens when every mission of the one before is completed.',
    'Pause time to plan: orders count, nobody moves. Places can be queued one after the other.',
  ],
  usesSeed: true,
  assists: true,
  load: () => import('./play.ts'),
});
