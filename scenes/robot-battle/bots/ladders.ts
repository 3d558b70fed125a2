// The ladder of players with a radar in place of all senses: how many of its three house robots their scripts beat.
import { turnLadder } from '../../kit/core/ladder/ladder.ts';
import { RADAR_LADDER } from '../rules/houses.ts';
import { SCRIPTS } from '../rules/scripts.ts';
import { countWins, playScript, variantOf } from './ladderBots.ts';

const play = (code: string) => playScript(code, RADAR_LADDER);

export default {
  radar: turnLadder({
    measure: 'house robots of the radar beaten, of 3',
    setup: { senses: 'radar' },
    count: countWins,
    runsPerSeed: RADAR_LADDER.length,
    mostMinutes: 4,
    secondsPerCommand: 30,
    steps: { naive: 1, practised: 1 },
    endsInDefeat: false,
    players: {
      naive: play(SCRIPTS.aims.code),
      // Who reads the first house robot and takes its script.
      newcomer: play(SCRIPTS.sweeper.code),
      practised: play(SCRIPTS.tracker.code),
    },
    without: {
      'turning left': play(
        variantOf('tracker', 'does no turnLeft', action => (action === 'turnLeft' ? 'wait' : action)),
      ),
      shield: play(variantOf('tracker', 'has no shield', action => (action === 'shield' ? 'shoot' : action))),
    },
    exploits: {
      'never moves, shoots whoever comes': play(SCRIPTS.turret.code),
      'runs at everybody': play(SCRIPTS.hunter.code),
      'keeps away and shoots first': play(SCRIPTS.kiter.code),
      'believes the last echo': play(SCRIPTS.fox.code),
    },
  }),
};
