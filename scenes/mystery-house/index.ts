// What the game is: card, stage, start card, controls. Light: the games page loads it for every game.
import { defineGame } from '../kit/game.ts';
import { CONTROLS } from './controls.ts';

export default defineGame({
  id: 'mystery-house',
  title: 'Mystery House',
  card: {
    blurb: 'Six guests, one murderer, and a notebook.',
    tags: ['text adventure', 'detective'],
    players: [1, 1],
    minutes: 3,
    words: ['whodunit', 'cluedo', 'interactive fiction', 'crime', 'story', 'typing'],
    added: '2026-11-22',
    listing: { section: 'prototypes', order: 4 },
  },
  frame: 'full',
  rulesVersion: 4,
  stage: { width: 720, height: 480, ink: 'indigo', layout: 'words', foot: true },
  start: {
    title: 'Mystery House',
    text: 'The host is dead, and one of his six guests did it. Type what you do, or use the buttons. Prove who it was while there are guests left.',
    touchText:
      'The host is dead, and one of his six guests did it. Tap what you do, or type it. Prove who it was while there are guests left.',
    buttons: [{ label: 'Enter the house' }],
  },
  controls: CONTROLS,
  texts: { case: { room: 16, noun: 'case', isCode: true } },
  touchWords: {
    ' Up in the line brings back what you said, Tab completes it, Esc leaves the line.': '',
  },
  howToPlay: [
    'Say what you do: "north", "examine glass", "ask Ada about alibi", "take napkin". The buttons say the same. Up in the line brings back what you said, Tab completes it, Esc leaves the line.',
    'Six traces lie about, in six rooms: each tells one thing of the murderer. A body tells one more. Two things lead nowhere.',
    'Examine a guest for hand, hair, gloves and shoe; ask about scent and tobacco. Whoever differs from a trace is ruled out.',
    'Ask everybody about the alibi. Only one statement is a lie. Confront whoever is contradicted: a liar gives in, who is honest stands by it. Show people what you find, and ask one about another.',
    'In some cases a letter names the motive; in some a witness swears too much, and admits it when asked again.',
    'Proof takes three things: six traces seen on one suspect, all others ruled out, and a broken alibi, unless nobody is left who could break it. Two of them, with four traces, are reasons. The notebook keeps count, and answers: "what have I missed", "who has fair hair".',
    'Gather everyone, or ring the bell in the foyer, for the last act: ask round the table, lay down what you found, name somebody, and say whose words show the lie. A wrong step costs 15, a wrong name 40, a second one the case.',
    'While you walk, somebody may die: one move in five, with a sign before it, and nobody in the first minute. Accused: 100 points for a proven name, 40 more if the lie about the alibi was given up to your face, 60 for reasons, 20 for a lucky guess. Before everybody: 20 for the name, 15 for each trace, 20 for the lie and 30 more if it was given up to your face before, 40 for the quarrel of the letter, 40 if the murderer gives up. 20 for every innocent alive, 2 less for each move over 20.',
  ],
  usesSeed: true,
  assists: true,
  load: () => import('./play.ts'),
});
