// Setup answers from any input.
import { expect, test } from 'vitest';
import { CATALOG } from '../../../scenes/catalog.ts';
import type { SetupOption, StartCard as StartCardOfGame } from '../../../scenes/kit/game.ts';
import { readAddress } from '../page/address.ts';
import { answersLine, answersTo, applies, primarySetup, textOfCard } from './setupAnswers.ts';

const OPTIONS: readonly SetupOption[] = [
  {
    name: 'length',
    label: 'Length',
    choices: [
      { value: 13, label: 'Long' },
      { value: 6, label: 'Short' },
    ],
  },
  { name: 'players', label: 'Players', count: [1, 4] },
  { name: 'player', label: 'Player', names: 'players', room: 8 },
];

test.each([
  ['nothing', {}, { length: 13, players: 1, player1: 'Player 1' }],
  [
    'what is offered',
    { length: 6, players: 2, player2: 'Ann' },
    { length: 6, players: 2, player1: 'Player 1', player2: 'Ann' },
  ],
  [
    'a link’s words',
    { length: '6', players: '3' },
    { length: 6, players: 3, player1: 'Player 1', player2: 'Player 2', player3: 'Player 3' },
  ],
  ['what is not offered', { length: 7, players: 5, player9: 'x' }, { length: 13, players: 1, player1: 'Player 1' }],
  ['half a player', { players: 1.5 }, { length: 13, players: 1, player1: 'Player 1' }],
  [
    'names too long, and of blanks',
    { players: 2, player1: 'Maximiliane', player2: '   ' },
    { length: 13, players: 2, player1: 'Maximili', player2: 'Player 2' },
  ],
  ['a name that is no text', { player1: true }, { length: 13, players: 1, player1: 'true' }],
])('%s', (_, wanted, answers) => expect(answersTo(OPTIONS, wanted)).toEqual(answers));

test('as many names as the game says, where nobody is asked how many', () => {
  expect(answersTo([{ name: 'side', label: 'Side', names: 2 }], { side1: 'Us' })).toEqual({
    side1: 'Us',
    side2: 'Side 2',
  });
});

test('who plays alone is asked for no name where only several have one', () => {
  const options: readonly SetupOption[] = [
    { name: 'players', label: 'Players', count: [1, 4] },
    { name: 'player', label: 'Player', names: 'players', least: 2 },
  ];
  expect(answersTo(options, { player1: 'Ann' })).toEqual({ players: 1 });
  expect(answersTo(options, { players: 2, player1: 'Ann' })).toEqual({
    players: 2,
    player1: 'Ann',
    player2: 'Player 2',
  });
});

test('a question is asked only for the game it belongs to', () => {
  const option: SetupOption = { name: 'level', label: 'Computer', choices: [], onlyFor: { mode: 'pvc' } };
  expect(applies(option, { mode: 'pvc' })).toBe(true);
  expect(applies(option, { mode: 'pvp' })).toBe(false);
});

const CHOICES = CATALOG.flatMap(definition =>
  (definition.start.options ?? []).flatMap(option =>
    'choices' in option ? option.choices.map(({ value }) => ({ definition, option, value })) : [],
  ),
);

test.each(CHOICES)('$definition.id: the field $option.name says what the address sets, $value, locked or not', part => {
  const { definition, option, value } = part;
  const others = (option.onlyFor ? Object.entries(option.onlyFor) : []).map(([name, only]) => `,${name}:${only}`);
  const { setup } = readAddress({ search: `?setup=${option.name}:${value}${others.join('')}`, hash: '' }, definition);
  expect(setup).toMatchObject({ [option.name]: value });
  expect(primarySetup(definition.start, setup, false, setup)).toMatchObject({ [option.name]: value });
});

test('a choice that no link sets stays locked', () => {
  const choices = [
    { value: 'front', label: 'Front' },
    { value: 'back', label: 'Back', afterWin: 'After a round' },
  ];
  const start = { title: '', buttons: [{ label: 'Play' }], options: [{ name: 'round', label: 'Round', choices }] };
  const asked = { round: 'back' };
  expect(primarySetup(start, asked, false)).toEqual({ round: 'front' });
  expect(primarySetup(start, asked, false, { round: 'front' })).toEqual({ round: 'front' });
  expect(primarySetup(start, asked, false, asked)).toEqual(asked);
  expect(primarySetup(start, asked, true)).toEqual(asked);
});

test('what was chosen is one line, without names of players and explanations', () => {
  const options: readonly SetupOption[] = [
    { name: 'board', label: 'Board', choices: [{ value: 'short', label: 'Short: 5 rows', brief: '5 rows' }] },
    { name: 'lives', label: 'Lives', choices: [{ value: 3, label: 'Three; restarts take one', brief: '' }] },
    ...OPTIONS,
  ];
  const answers = answersTo(options, { length: 6, players: 2, player1: 'Ann' });
  expect(answersLine(options, answers)).toBe('5 rows, Short, Players: 2');
});

const LADDER: StartCardOfGame = {
  title: 'Ladder',
  text: 'Seven wait.',
  buttons: [{ label: 'Play' }],
  options: [
    {
      name: 'mode',
      label: 'Mode',
      choices: [
        { value: 'duel', label: 'Duel' },
        { value: 'arena', label: 'Arena', text: 'Two wait.', ladder: { names: ['Ann', 'Bob'], stat: 'Arena * ticks' } },
      ],
    },
  ],
};
test.each([
  ['the choice without one of its own', 'duel', {}, 'Seven wait.'],
  ['nobody met', 'arena', {}, 'Two wait. Next: Ann.'],
  ['the first beaten', 'arena', { 'Arena Ann ticks': 90 }, 'Two wait. Next: Bob.'],
  ['all beaten', 'arena', { 'Arena Ann ticks': 90, 'Arena Bob ticks': 9 }, 'Two wait. All are beaten.'],
  ['ears, who are told otherwise who is next', 'arena', null, 'Two wait.'],
] as const)('the card’s text with %s', (_, mode, reached, text) =>
  expect(textOfCard(LADDER, { mode }, reached)).toBe(text),
);
