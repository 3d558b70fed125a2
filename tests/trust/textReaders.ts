// Readers of texts from outside: a link, a pasted text, a file, a line typed by a player. Each with the pieces that its short forms are made of.

import { CONSTANTS as CAVE_NUMBERS } from '../../scenes/boulder-dash/constants.ts';
import { openCustomCave, readCustomCave } from '../../scenes/boulder-dash/levels/bdcff/customCave.ts';
import { readBdcff } from '../../scenes/boulder-dash/levels/bdcff/read.ts';
import { readMoves, readSolution } from '../../scenes/boulder-dash/levels/bdcff/recordings.ts';
import { readShelf } from '../../scenes/boulder-dash/levels/bdcff/shelf.ts';
import { openRecordedCave } from '../../scenes/boulder-dash/levels/bdcff/solution.ts';
import { readMission } from '../../scenes/emergencia/levels/mission.ts';
import { readProgress as readTours } from '../../scenes/emergencia/levels/tours.ts';
import { readFound } from '../../scenes/escape-room/rules/pages.ts';
import { readDeck } from '../../scenes/guardians/rules/deal.ts';
import { readPromise } from '../../scenes/guardians/rules/question.ts';
import { tune } from '../../scenes/kit/core/constants.ts';
import { readReplay } from '../../scenes/kit/core/replay/replayFile.ts';
import { readCard } from '../../scenes/math-rpg/rules/card.ts';
import { readFactList } from '../../scenes/math-rpg/rules/factList.ts';
import { parseAnswer } from '../../scenes/math-rpg/rules/question.ts';
import { readDrawing } from '../../scenes/minigolf/levels/drawing.ts';
import { parseCourse, readCourse } from '../../scenes/minigolf/rules/course.ts';
import { readLink } from '../../scenes/minigolf/rules/link.ts';
import { readBests } from '../../scenes/minigolf/rules/ownBest.ts';
import { readCaseCode } from '../../scenes/mystery-house/rules/caseCode.ts';
import { parse } from '../../scenes/mystery-house/rules/parser/parse.ts';
import { newGame as newCase } from '../../scenes/mystery-house/rules/testing.ts';
import { readLeague } from '../../scenes/robot-battle/rules/league.ts';
import { decodeLink } from '../../scenes/robot-battle/rules/link.ts';
import { readMap } from '../../scenes/rock-td/levels/map.ts';
import { readCollection } from '../../scenes/sokoban/levels/collection.ts';
import { readBoards, readXsb } from '../../scenes/sokoban/levels/xsb.ts';
import { readLurd } from '../../scenes/sokoban/rules/lurd.ts';
import { newGame } from '../../scenes/sokoban/rules/testing.ts';
import { readDrawing as readHall } from '../../scenes/stealth-escape/rules/missions/drawing.ts';
import { readProgress } from '../../scenes/strategic-battle/rules/campaign/progress.ts';
import { readArmies } from '../../scenes/strategic-battle/rules/sandbox/armies.ts';
import { readQuestion } from '../../scenes/yay-zee/coach/advise.ts';
import { parseJson } from '../../src/data/StoredValue.ts';
import { readKnobNumber } from '../../src/play/lab/knobs/knobText.ts';
import { readBeat, readSeed } from '../../src/play/page/address.ts';
import { KINDS } from '../../src/site/games/gameKinds.ts';
import { filtersFor, readQuery } from '../../src/site/games/searchGames.ts';
import { FormError } from '../../src/tools/json-printer/engine/forms/form.ts';
import { readYaml } from '../../src/tools/json-printer/engine/forms/readYaml.ts';
import { parsePath } from '../../src/tools/json-printer/engine/jsonpath/parse.ts';
import { parseText, parseUserValue } from '../../src/tools/json-printer/engine/parse/userValue.ts';
import { read as readDamaged } from '../../src/tools/json-printer/engine/repair/reader/reader.ts';
import { repaired } from '../../src/tools/json-printer/engine/repair/samples.ts';
import { read } from '../../src/tools/json-printer/engine/samples.ts';
import { readText } from '../../src/tools/json-printer/open/readText.ts';
import { decodeNotes } from '../../src/tools/music-generator/studio/written.ts';
import { readLink as readDrawingLink } from '../../src/tools/paint/engine/link.ts';
import { readSvgRoot, svgSize } from '../../src/tools/paint/view/files/svg.ts';

export interface TextReader {
  /** File and name of the function. */
  readonly name: string;
  readonly pieces: readonly string[];
  read(text: string): unknown;
}

const NUMBERS = ['0', '1', '2', '9', '00', '-1', '1e9', '99999999999'];
const JSON_PIECES = ['{', '}', '[', ']', ',', ':', '""', 'null', '"a"', '\\', ...NUMBERS];
const jsonOf = (...names: readonly string[]) => [...JSON_PIECES, ...names.map(name => `"${name}":`)];
const XSB = [...'#@$.*+-_ |oObBpP', '\n', 'Title: a', ';', ...NUMBERS];
const BDCFF = [
  ...['[BDCFF]', '[game]', '[cave]', '[/cave]', '[map]', '[/map]', '[objects]', '[/objects]'],
  ...['Size=', '[mapcodes]', 'Length=', 'Name=', 'Levels=', 'CaveTime=', 'Point=', 'FillRect=', 'Add=', 'Raster='],
  ...['W', 'P', 'X', 'd', 'DIRT', ' ', '=', '\n', ...NUMBERS],
];

/** Written by hand; `readers.test.ts` fails where the code has a reader that is not here. */
export const TEXT_READERS: readonly TextReader[] = [
  { name: 'scenes/sokoban/levels/xsb.ts readXsb', pieces: XSB, read: readXsb },
  { name: 'scenes/sokoban/levels/xsb.ts readBoards', pieces: XSB, read: readBoards },
  {
    name: 'scenes/sokoban/levels/collection.ts readCollection',
    pieces: [...XSB, '<SokobanLevels', '<Level Id="', '">', '<L>', '</L>', '&', ';', '&#', '<Title>'],
    read: readCollection,
  },
  { name: 'scenes/sokoban/rules/lurd.ts readLurd', pieces: [...'lurdLURD() ', ...NUMBERS], read: readLurd },
  { name: 'scenes/sokoban/rules/link.ts openLink', pieces: XSB, read: board => newGame({ board }) },
  {
    name: 'scenes/minigolf/rules/link.ts readLink',
    pieces: ['!', ',', 'w', 's', 'g', 'k', 'o', 'l', 'm', 'h', 'f', '3!Name!100,300!700,300!', 'NaN', ...NUMBERS],
    read: readLink,
  },
  {
    name: 'scenes/minigolf/rules/course.ts readCourse',
    pieces: jsonOf('name', 'par', 'start', 'hole', 'fairway', 'obstacles', 'x', 'y', 'type', 'push'),
    read: readCourse,
  },
  {
    name: 'scenes/minigolf/rules/course.ts parseCourse',
    pieces: jsonOf('name', 'par', 'start', 'hole', 'fairway', 'obstacles'),
    read: text => parseCourse(parseJson(text)),
  },
  {
    name: 'scenes/minigolf/rules/ownBest.ts readBests',
    pieces: jsonOf('bests', 'strokes', 'made', '-12', '3'),
    read: text => readBests(parseJson(text)),
  },
  {
    name: 'scenes/escape-room/rules/pages.ts readFound',
    pieces: jsonOf('pages', 'epilogue', '1', '30'),
    read: text => readFound(parseJson(text)),
  },
  {
    name: 'scenes/strategic-battle/rules/sandbox/armies.ts readArmies',
    pieces: [...'iacmkIACMK', ...NUMBERS],
    read: readArmies,
  },
  {
    name: 'scenes/strategic-battle/rules/campaign/progress.ts readProgress',
    pieces: jsonOf('marks', 'upgrades', 'next', 'mostBeaten', 'spears'),
    read: text => readProgress(parseJson(text)),
  },
  {
    name: 'scenes/emergencia/levels/tours.ts readProgress',
    pieces: jsonOf('marks', 'bests', '0', '3'),
    read: text => readTours(parseJson(text)),
  },
  {
    name: 'scenes/yay-zee/coach/advise.ts readQuestion',
    pieces: jsonOf('used', 'dice', 'left', 'upper'),
    read: text => readQuestion(parseJson(text)),
  },
  {
    name: 'scenes/stealth-escape/rules/missions/drawing.ts readDrawing',
    read: readHall,
    pieces: [
      'Hall: ',
      'Under: ',
      'Way: ',
      'hide 19.5,13; ',
      '1: 34,9 5,9',
      '\n',
      '\n\n',
      '@',
      'E',
      `${'.'.repeat(40)}\n`,
      '-1',
      'NaN',
    ],
  },
  {
    name: 'scenes/minigolf/levels/drawing.ts readDrawing',
    pieces: jsonOf('start', 'hole', 'fairway', 'obstacles', 'x', 'y', 'type'),
    read: readDrawing,
  },
  { name: 'scenes/boulder-dash/levels/bdcff/read.ts readBdcff', pieces: BDCFF, read: text => readBdcff(text) },
  { name: 'scenes/boulder-dash/levels/bdcff/customCave.ts readCustomCave', pieces: BDCFF, read: readCustomCave },
  { name: 'scenes/boulder-dash/levels/bdcff/shelf.ts readShelf', pieces: BDCFF, read: readShelf },
  {
    name: 'scenes/boulder-dash/levels/bdcff/recordings.ts readMoves',
    pieces: [...'udlrUDLRFkc. ', ...NUMBERS],
    read: readMoves,
  },
  {
    name: 'scenes/boulder-dash/levels/bdcff/recordings.ts readSolution',
    pieces: [' ', '-', ...NUMBERS],
    read: readSolution,
  },
  {
    name: 'scenes/boulder-dash/levels/bdcff/solution.ts openRecordedCave',
    pieces: [...BDCFF, '[replay]', '[/replay]', '[demo]', 'Movements=', 'RandomSeed=', 'r3'],
    read: text => openRecordedCave(text, { run: 0, born: 22, seed: 1 }, tune(CAVE_NUMBERS)),
  },
  {
    name: 'scenes/boulder-dash/levels/bdcff/customCave.ts openCustomCave',
    pieces: BDCFF,
    read: openCustomCave,
  },
  {
    name: 'scenes/emergencia/levels/mission.ts readMission',
    pieces: jsonOf(
      'name',
      'world',
      'width',
      'agents',
      'vips',
      'enemies',
      'obstacles',
      'path',
      'x',
      'weapon',
      'doors',
      'wardrobes',
      'cameras',
      'radio',
      'hiding',
      'ground',
    ),
    read: readMission,
  },
  {
    name: 'scenes/rock-td/levels/map.ts readMap',
    pieces: ['.', '#', '|', '\n', ...NUMBERS],
    read: text => readMap(text, 'own'),
  },
  {
    name: 'scenes/robot-battle/rules/link.ts decodeLink',
    pieces: ['A', 'z', '-', '_', '=', ...NUMBERS],
    read: decodeLink,
  },
  {
    name: 'scenes/robot-battle/rules/league.ts readLeague',
    pieces: ['Anna: ', '#match=', '&match=', '1', 'A', '//', '\n', 'https://', ...NUMBERS],
    read: readLeague,
  },
  {
    name: 'scenes/mystery-house/rules/caseCode.ts readCaseCode',
    pieces: ['F3A-K', '-', 'O', 'Z', ...NUMBERS],
    read: readCaseCode,
  },
  {
    name: 'scenes/mystery-house/rules/parser/parse.ts parse',
    pieces: ['go', 'take', 'ask', 'about', 'the', 'north', 'accuse', 'again', 'oops', ' ', ...NUMBERS],
    read: text => parse(text, newCase()),
  },
  {
    name: 'scenes/math-rpg/rules/card.ts readCard',
    pieces: ['plus', 'times', '-', '.', '.to-', '20', '15-questions', 'plus.to-20.15-questions', ' ', ...NUMBERS],
    read: readCard,
  },
  {
    name: 'scenes/math-rpg/rules/factList.ts readFactList',
    pieces: ['x', 'd', 'p', '-', ':', '7x8', '56:8', ' ', '.', ',', ...NUMBERS],
    read: readFactList,
  },
  {
    name: 'scenes/math-rpg/rules/question.ts parseAnswer',
    pieces: ['-', '−', '+', ' ', ...NUMBERS],
    read: parseAnswer,
  },
  {
    name: 'scenes/kit/core/replay/replayFile.ts readReplay',
    pieces: jsonOf('version', 'game', 'frames', 'acts', 'setup', 'overrides'),
    read: text => readReplay(text, 'sokoban'),
  },
  { name: 'src/play/page/address.ts readSeed', pieces: [' ', ...NUMBERS], read: readSeed },
  {
    name: 'src/play/lab/knobs/knobText.ts readKnobNumber',
    pieces: [' ', '.', ',', 'e', ...NUMBERS],
    read: typed => readKnobNumber(typed, CAVE_NUMBERS.deadZone),
  },
  {
    name: 'src/site/games/searchGames.ts readQuery',
    pieces: ['?', '&', '=', 'q', 'kind=', 'players=', 'sort=', 'board', 'newest', '%', '+', ...NUMBERS],
    read: search => readQuery(search, filtersFor(KINDS)),
  },
  { name: 'src/play/page/address.ts readBeat', pieces: [' ', ...NUMBERS], read: readBeat },
  { name: 'src/data/StoredValue.ts parseJson', pieces: JSON_PIECES, read: parseJson },
  {
    name: 'src/tools/music-generator/studio/written.ts decodeNotes',
    pieces: ['0', '1', '7', 'z', '00', '06'],
    read: decodeNotes,
  },
  {
    name: 'src/tools/paint/engine/link.ts readLink',
    pieces: ['A', 'z', '-', '_', '=', ...NUMBERS],
    read: readDrawingLink,
  },
  {
    name: 'src/tools/paint/view/files/svg.ts readSvgRoot',
    pieces: [
      '<svg',
      '</svg>',
      '/>',
      '>',
      ' width=',
      ' viewBox=',
      '"',
      "'",
      '<!--',
      '-->',
      '<!DOCTYPE',
      '[',
      ']',
      '<?',
      '%',
      ...NUMBERS,
    ],
    read: text =>
      readSvgRoot(text)?.with({ width: String(svgSize(name => readSvgRoot(text)?.attribute(name) ?? null)?.width) }),
  },
  {
    name: 'src/tools/json-printer/engine/jsonpath/parse.ts parsePath',
    pieces: [
      '$',
      '.',
      '..',
      '[',
      ']',
      '?',
      '@',
      '*',
      "'",
      '"',
      ':',
      ',',
      '(',
      ')',
      'length',
      '==',
      '&&',
      '!',
      ...NUMBERS,
    ],
    read: parsePath,
  },
  {
    name: 'src/tools/json-printer/engine/forms/readYaml.ts readYaml',
    pieces: [
      ...JSON_PIECES,
      'a: ',
      '- ',
      '\n',
      '  ',
      '&x ',
      '*x',
      '!!binary ',
      '|\n',
      '---\n',
      '# ',
      '? ',
      '.inf',
      '~',
      "'",
    ],
    read: text => {
      try {
        return readYaml(text);
      } catch (error) {
        if (error instanceof FormError) return error.message;
        throw error;
      }
    },
  },
  {
    name: 'src/tools/json-printer/engine/repair/reader/reader.ts read',
    pieces: [...JSON_PIECES, "'", 'b', 'None', '(', ')', '//', '#', '```', '\\', '｛'],
    read: readDamaged,
  },
  {
    name: 'src/tools/json-printer/engine/repair/propose.ts propose',
    pieces: [...JSON_PIECES, '{"a":1}\n', 'oops\n', '\r\n', "'", '\ufeff'],
    read: text => repaired(text).refused,
  },
  {
    name: 'src/tools/json-printer/open/readText.ts readText',
    pieces: [...JSON_PIECES, '\n', '\r\n', '\ufeff', '\0', '\ud800', '\ufffd'],
    read: text => Promise.all([true, false].map(isLines => readText(new Blob([text]), { isLines }))),
  },
  {
    name: 'scenes/guardians/rules/deal.ts readDeck',
    pieces: [...'abcxyzABCMNO', 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMN', 'é', '\0', ...NUMBERS],
    read: readDeck,
  },
  {
    name: 'scenes/guardians/rules/question.ts readPromise',
    pieces: jsonOf('cards', 'unfold', 'card', 'road', 'folded'),
    read: text => readPromise(parseJson(text)),
  },
  { name: 'src/tools/json-printer/engine/samples.ts read', pieces: JSON_PIECES, read },
  { name: 'src/tools/json-printer/engine/parse/userValue.ts parseText', pieces: JSON_PIECES, read: parseText },
  {
    name: 'src/tools/json-printer/engine/parse/userValue.ts parseUserValue',
    pieces: [...JSON_PIECES, '0x', '0b', '.', "'", 'undefined', '+'],
    read: parseUserValue,
  },
];

/** Readers of what the site itself wrote (its own source, its own state), and steps of a reader of the list above. */
export const INTERNAL_READERS: ReadonlySet<string> = new Set([
  'scenes/boulder-dash/rules/cells.ts readCells',
  'scenes/cat-crazy/rules/stories/diary.ts readDiary',
  'scenes/dice-conquest/rules/board.ts readBoard',
  'scenes/guardians/rules/positions.ts readPositions',
  'scenes/guardians/rules/progress.ts readProgress',
  'scenes/minigolf/rules/ownWalks.ts readWalks',
  'scenes/robot-battle/rules/match.ts readForfeit',
  'scenes/kit/sound/composer/patterns.ts parseBassPattern',
  'scenes/kit/sound/composer/patterns.ts parseChordPattern',
  'scenes/kit/sound/composer/patterns.ts parseDrumPattern',
  'src/data/games/keptRuns.ts parseRun',
  'src/tools/json-printer/engine/repair/reader/calls.ts readCall',
  'src/tools/json-printer/engine/repair/reader/strings.ts readString',
  'src/ui/share/links.ts readFragment',
]);
