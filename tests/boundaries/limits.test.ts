// Every exported limit once more as a literal: a limit that is ten times what it should be breaks nothing that a test of its sides would notice.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const LIMITS: Readonly<Record<string, number | string>> = {
  'src/ui/share/links.ts MAX_LINK_LENGTH': 30_000,
  'src/play/page/speech.ts MAX_QUEUED': 3,
  'src/play/lab/knobs/keptTunings.ts MAX_TUNINGS': 40,
  'src/play/lab/knobs/keptTunings.ts MAX_TUNING_NAME': 60,
  'src/play/clip/clipPlan.ts MAX_FRAMES': '6 * FRAMES_PER_SECOND',
  'src/data/games/collections.ts MAX_COLLECTIONS': 40,
  'src/data/games/photos.ts MAX_PHOTOS': 24,
  'src/data/device/device.ts MAX_BYTES': 400_000_000,
  'src/data/games/keptRuns.ts MAX_RUNS': 2,
  'src/data/games/keptRuns.ts MAX_RECORDING': 8_000_000,
  'src/data/games/keptRuns.ts MAX_LINE': 300,
  'src/tools/paint/engine/link.ts MAX_LINK_LENGTH': 29_000,
  'src/tools/json-printer/print/printView.ts MAX_PRINTED_ROWS': 20_000,
  'src/tools/json-printer/tree/rowContent.ts MAX_SHOWN_BYTES': 400,
  'src/tools/json-printer/open/documentStore.ts MAX_DOCUMENTS': 20,
  'src/tools/json-printer/open/documentStore.ts MAX_STORED_BYTES': 200_000_000,
  'src/tools/json-printer/open/keptHistory.ts MAX_HISTORY_BYTES': 8_000_000,
  'src/tools/json-printer/engine/rows/telling.ts MAX_MEMBERS': 32,
  'src/tools/json-printer/engine/text/urlCodec.ts MAX_URL_LENGTH': 2_000_000,
  'src/tools/json-printer/engine/jsonpath/lexer.ts MAX_NESTING': 64,
  'src/site/games/searchGames.ts MAX_WORDS': 60,
  'scenes/kit/sound/composer/chords.ts MAX_VOICES': 6,
  'scenes/kit/phaser/effects/FloatingText.ts MAX_FLOATING_TEXTS': 40,
  'scenes/kit/phaser/RenderLoop.ts MAX_IDLE_MS': 12_000,
  'scenes/kit/phaser/effects/Juice.ts MAX_SHAKE': 6,
  'scenes/kit/core/replay/records.ts MAX_TRACK_POINTS': 18_000,
  'scenes/robot-battle/sandbox/engine.ts MAX_FUEL': '2 ** 31 - 1',
  'scenes/robot-battle/rules/league.ts MAX_ENTRANTS': 20,
  'scenes/robot-battle/rules/league.ts MAX_NAME': 40,
  'scenes/robot-battle/rules/link.ts MAX_LINK_LENGTH': 29_000,
  'scenes/robot-battle/rules/match.ts MAX_SCRIPT_BYTES': 65_536,
  'scenes/robot-battle/rules/match.ts MAX_INPUT_LENGTH': 400_000,
  'scenes/mystery-house/rules/rules.ts MAX_TEXT_LENGTH': 120,
  'scenes/sokoban/levels/xsb.ts MAX_TEXT': 4_000_000,
  'scenes/sokoban/levels/xsb.ts MAX_LEVELS': 5000,
  'scenes/sokoban/levels/xsb.ts MAX_SIDE': 100,
  'scenes/sokoban/solver/solve.ts MAX_BOXES': 200,
  'scenes/sokoban/rules/lurd.ts MAX_STEPS': 100_000,
};

/** A product or power of numbers as a number; anything else as it stands. */
const valueOf = (text: string): number | string =>
  /^[\d_.\s*]+$/.test(text)
    ? text
        .split(/(?<!\*)\*(?!\*)/)
        .map(factor => factor.split('**').map(number => Number(number.replaceAll('_', ''))))
        .map(([base = 0, power = 1]) => base ** power)
        .reduce((product, factor) => product * factor, 1)
    : text;

test('each exported limit is what it was meant to be', () => {
  const found = ['src', 'scenes'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => /(?<!\.test|\.check)\.tsx?$/.test(file))
      .map(file => `${folder}/${file}`)
      .flatMap(file =>
        [...readFileSync(file, 'utf8').matchAll(/^export const (MAX_\w+)(?:: \w+)? = ([^;]+);/gm)].map(
          ([, name, value = '']) => [`${file} ${name}`, valueOf(value)] as const,
        ),
      ),
  );
  expect(Object.fromEntries(found)).toEqual(LIMITS);
});
