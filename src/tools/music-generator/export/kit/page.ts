// The page of a game's kit, and the script that plays it: the loops run together, one of them is heard, and another comes in at the next bar line.
import { INTENSITIES } from '../../../../../scenes/kit/sound/composer/piece.ts';
import { STINGERS } from './stingers.ts';

interface KitFacts {
  readonly name: string;
  readonly rate: number;
  /** Samples of a bar. */
  readonly barFrames: number;
  readonly bars: number;
  readonly ending: 'ogg' | 'wav';
}

const listed = (names: readonly string[]) => names.map(name => `'${name}'`).join(', ');

export const scriptOf = ({ rate, barFrames, bars, ending }: KitFacts): string =>
  `// Plays the loops of this folder: play('battle') goes over to it at the next bar line, play('win') ends the music with a stinger there.
const RATE = ${rate}, BAR = ${barFrames} / RATE, LOOPS = [${listed(INTENSITIES)}], STINGERS = [${listed(STINGERS)}];
const sound = new AudioContext({ sampleRate: RATE }), levels = {}, buffers = {};
let begin = 0;
const load = async name => (buffers[name] = await sound.decodeAudioData(await (await fetch(\`\${name}.${ending}\`)).arrayBuffer()));
const ready = Promise.all([...LOOPS, ...STINGERS].map(load));
const start = (name, loop, out, at) => {
  const source = new AudioBufferSourceNode(sound, { buffer: buffers[name], loop, loopStart: 0, loopEnd: ${bars} * BAR });
  source.connect(out);
  source.start(at);
};
async function play(name) {
  await Promise.all([ready, sound.resume()]);
  const soon = Math.ceil((sound.currentTime + 0.1) * RATE) / RATE;
  const at = begin ? begin + Math.ceil((soon - begin) / BAR) * BAR : (begin = soon);
  for (const loop of LOOPS) {
    if (!levels[loop]) {
      levels[loop] = new GainNode(sound, { gain: 0 });
      levels[loop].connect(sound.destination);
      start(loop, true, levels[loop], at);
    }
    levels[loop].gain.setTargetAtTime(loop === name ? 1 : 0, at, 0.015);
  }
  if (STINGERS.includes(name)) start(name, false, sound.destination, at);
}
`;

export const pageOf = ({ name, bars, barFrames, rate, ending }: KitFacts): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${name}</title>
<h1>${name}</h1>
<p id="state">Loading …</p>
<p>${[...INTENSITIES, ...STINGERS].map(one => `<button>${one}</button>`).join(' ')}</p>
<p>Three loops of ${bars} bars, each ${bars * barFrames} samples at ${rate} Hz; a bar has ${barFrames}. In stems/ each layer alone: together they are the loop.</p>
<script src="music.js"></script>
<script>
const state = document.getElementById('state');
ready.then(
  () => (state.textContent = 'Ready: choose one. The next comes in at its bar line.'),
  () => (state.textContent = 'The ${ending} files could not be read. Open this folder through a server, as your game is: browsers let no page read the files beside it.'),
);
for (const button of document.querySelectorAll('button')) button.onclick = () => play(button.textContent);
</script>
</html>
`;
