// Every key of the game, and what it does; in an editor letters are typed.
import type { HeadlessStage } from '../../../tests/setup/game.ts';
import { type KeyEffect, testKeyBindings } from '../../../tests/setup/keyBindings.ts';
import { uiOf } from '../../kit/core/session/ui.ts';
import { beginCommand } from '../arena/play.ts';
import { ARENA_TEXTS } from '../arena/texts.ts';
import type { ArenaBout } from '../arena/types.ts';
import type { T } from '../constants.ts';
import definition from '../index.ts';
import { showBoutTick } from '../rules/boutActions.ts';
import { showTick, startBattle } from '../rules/playerActions.ts';
import type { RobotState } from '../rules/state.ts';
import { FIRST_CODES, type RobotUi } from '../ui.ts';

const running = ({ session }: HeadlessStage) => {
  session.start();
  startBattle(session);
};
/** The fifth tick of a battle that is held is looked at. */
const looksAt = (tick: number): KeyEffect<RobotState, RobotUi> => ({
  at: 'a battle is held',
  observe: ({ state, ui }) => [ui.snapshot?.tick, state.arena.tick],
  from: [5, 0],
  to: [tick, 0],
});

const arena = ({ session }: HeadlessStage) => session.start({ mode: 'arena', bout: 'ladder', rival: 'tumbler' });
/** A bout between two robots of the ladder. */
const inArena = (stage: HeadlessStage) => {
  arena(stage);
  const state = stage.session.state as RobotState;
  stage.session.send(beginCommand(boutIn({ state }), ARENA_TEXTS.sentry));
};
const boutIn = ({ state }: { readonly state: RobotState }): ArenaBout => state.bout as ArenaBout;

testKeyBindings<RobotState, RobotUi>(definition, {
  moments: {
    'two scripts on the bench': ({ session }) => session.start(),
    'a battle runs': running,
    'a battle is held': stage => {
      running(stage);
      stage.session.send({ type: 'hold', on: true });
      showTick(uiOf(stage.session), { ...(stage.session.state as RobotState), t: stage.session.tuning as T }, 5);
    },
    'a bout is set up': arena,
    'a bout runs': inArena,
    'a bout is held': stage => {
      inArena(stage);
      stage.session.send({ type: 'hold', on: true });
      showBoutTick(uiOf(stage.session), boutIn({ state: stage.session.state as RobotState }), 5);
    },
  },
  effects: {
    'starts the battle': {
      observe: ({ state, events }) => [state.phase, events.includes('began')],
      from: ['idle', false],
      to: ['running', true],
    },
    'stops the battle': {
      at: 'a battle runs',
      observe: ({ state, events }) => [state.phase, events.includes('stopped')],
      from: ['running', false],
      to: ['idle', true],
    },
    'holds the battle': { at: 'a battle runs', observe: ({ state }) => state.held, from: false, to: true },
    'lets the battle go on': { at: 'a battle is held', observe: ({ state }) => state.held, from: true, to: false },
    'looks one tick on': looksAt(6),
    'looks one tick back': looksAt(4),
    'held looks tick after tick on': { ...looksAt(7), held: 22 },
    'held looks tick after tick back': { ...looksAt(3), held: 22 },
    'goes twice as fast': { at: 'a battle runs', observe: ({ state }) => state.pace, from: 1, to: 2 },
    'goes to the end of the battle': {
      at: 'a battle runs',
      observe: ({ state, events }) => [state.phase, events.includes('skipped')],
      from: ['running', false],
      to: ['over', true],
    },
    'begins the bout': {
      at: 'a bout is set up',
      observe: sight => boutIn(sight).entrants.length,
      from: 0,
      to: 2,
    },
    'stops the bout': { at: 'a bout runs', observe: sight => boutIn(sight).phase, from: 'running', to: 'idle' },
    'holds the bout': { at: 'a bout runs', observe: sight => boutIn(sight).held, from: false, to: true },
    'lets the bout go on': { at: 'a bout is held', observe: sight => boutIn(sight).held, from: true, to: false },
    'looks one tick on in the bout': { at: 'a bout is held', observe: ({ ui }) => ui.arena.tick, from: 5, to: 6 },
    'looks one tick back in the bout': { at: 'a bout is held', observe: ({ ui }) => ui.arena.tick, from: 5, to: 4 },
    'plays the bout twice as fast': { at: 'a bout runs', observe: sight => boutIn(sight).pace, from: 1, to: 2 },
    'ends the match of the bout': {
      at: 'a bout runs',
      observe: ({ events }) => events.includes('matchEnded'),
      from: false,
      to: true,
    },
    'swaps A and B': {
      observe: ({ ui }) => ui.codes.map(code => FIRST_CODES.indexOf(code)),
      from: [0, 1],
      to: [1, 0],
    },
  },
  keys: [
    ['Enter', 'starts the battle'],
    ['Backspace', 'stops the battle'],
    ['Space', 'holds the battle'],
    ['Space', 'lets the battle go on'],
    ['ArrowRight', 'looks one tick on'],
    ['ArrowRight', 'held looks tick after tick on'],
    ['ArrowLeft', 'looks one tick back'],
    ['ArrowLeft', 'held looks tick after tick back'],
    ['KeyF', 'goes twice as fast'],
    ['End', 'goes to the end of the battle'],
    ['KeyX', 'swaps A and B'],
    ['Enter', 'begins the bout'],
    ['Backspace', 'stops the bout'],
    ['Space', 'holds the bout'],
    ['Space', 'lets the bout go on'],
    ['ArrowRight', 'looks one tick on in the bout'],
    ['ArrowLeft', 'looks one tick back in the bout'],
    ['KeyF', 'plays the bout twice as fast'],
    ['End', 'ends the match of the bout'],
  ],
});
