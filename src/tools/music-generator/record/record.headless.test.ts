// The recorder in browsers that differ: what it writes is what its name says, and nothing of it is left open.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginTake } from './record.ts';

class Track extends EventTarget {
  readonly kind = 'audio';
  clone = () => new Track();
  getSettings = () => ({ sampleRate: 48_000 });
  stop() {}
}
const stream = { getAudioTracks: () => [new Track()] } as unknown as MediaStream;
const source = { stream: () => stream, heard: () => null };

/** A browser that records these types; of those without a codec it writes `writes`. */
function recorderOf(supported: readonly string[], writes = '') {
  return class extends EventTarget {
    static isTypeSupported = (type: string) => supported.includes(type);
    mimeType: string;
    constructor(_stream: MediaStream, { mimeType }: { mimeType: string }) {
      super();
      if (!supported.includes(mimeType)) throw new Error('NotSupportedError');
      this.mimeType = mimeType;
    }
    start() {
      if (!this.mimeType.includes('codecs')) this.mimeType = writes;
    }
    stop() {
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }));
      this.dispatchEvent(new Event('stop'));
    }
  };
}

beforeEach(() => {
  vi.stubGlobal('AudioEncoder', undefined);
  vi.stubGlobal('MediaStreamTrack', Track);
});
afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['Firefox', ['audio/ogg;codecs=opus', 'audio/webm;codecs=opus'], '', 'ogg', 'Ogg Opus', 'audio/ogg;codecs=opus'],
  ['Chrome', ['audio/webm;codecs=opus', 'audio/mp4'], '', 'webm', 'WebM Opus', 'audio/webm;codecs=opus'],
  ['Safari', ['audio/mp4', 'audio/mp4;codecs=mp4a.40.2'], '', 'm4a', 'MPEG-4 AAC', 'audio/mp4;codecs=mp4a.40.2'],
  [
    'MPEG-4 of the browser’s choice',
    ['audio/mp4'],
    'audio/mp4; codecs=mp4a.40.2',
    'm4a',
    'MPEG-4 AAC',
    'audio/mp4; codecs=mp4a.40.2',
  ],
  ['MPEG-4 that holds Opus', ['audio/mp4'], 'audio/mp4;codecs=opus', 'm4a', 'MPEG-4 Opus', 'audio/mp4;codecs=opus'],
  ['a browser that does not say its codec', ['audio/mp4'], '', 'm4a', 'MPEG-4 AAC', 'audio/mp4'],
  ['WebM of the browser’s choice', ['audio/webm'], '', 'webm', 'WebM Opus', 'audio/webm'],
] as const)('without AudioEncoder: %s', (_browser, supported, writes, ending, label, type) => {
  test(`writes ${label} and says so`, async () => {
    vi.stubGlobal('MediaRecorder', recorderOf(supported, writes));
    const take = await beginTake(source);
    const blob = await take.finish(10);
    expect([take.ending, take.label, blob.type]).toEqual([ending, label, type]);
    expect(blob.size).toBe(5);
  });
});

test.each([
  ['no MediaRecorder', undefined],
  ['a MediaRecorder of other formats', recorderOf(['video/mp4'])],
])('with %s it says that it cannot', async (_what, recorder) => {
  vi.stubGlobal('MediaRecorder', recorder);
  await expect(beginTake(source)).rejects.toThrow(/record/);
});

describe('with AudioEncoder, but without MediaStreamTrackProcessor', () => {
  let contexts: Capture[];
  let refuses: boolean;
  class Capture extends EventTarget {
    state = 'running';
    destination = {};
    constructor() {
      super();
      contexts.push(this);
    }
    createMediaStreamSource = () => ({ connect() {} });
    createScriptProcessor() {
      if (refuses) throw new Error('refused');
      return { connect() {}, disconnect() {} };
    }
    suspend = async () => void (this.state = 'suspended');
    resume = async () => void (this.state = 'running');
    close = async () => void (this.state = 'closed');
  }
  const encoder = { isConfigSupported: async (config: unknown) => ({ supported: true, config }) };
  beforeEach(() => {
    contexts = [];
    refuses = false;
    vi.stubGlobal('AudioContext', Capture);
    vi.stubGlobal('AudioEncoder', encoder);
    vi.stubGlobal('AudioData', EventTarget);
    vi.stubGlobal('MediaStream', EventTarget);
  });

  test('the context that captured is closed when the recording ends', async () => {
    for (let i = 0; i < 3; i++) {
      const take = await beginTake(source);
      expect(contexts.at(-1)?.state).toBe('running');
      await take.finish(10).catch(() => {}); // nothing was heard, so nothing was encoded
    }
    expect(contexts.map(({ state }) => state)).toEqual(['closed', 'closed', 'closed']);
  });

  test('and when it cannot begin', async () => {
    refuses = true;
    await expect(beginTake(source)).rejects.toThrow('refused');
    expect(contexts.map(({ state }) => state)).toEqual(['closed']);
  });
});
