// Clip dialog: what is said and offered while a clip is made, when it is there, and when it cannot be made.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import template from '../../../scenes/_template/index.ts';
import { DEFAULT_SETTINGS } from '../../../scenes/kit/core/settings.ts';
import ClipDialog from './ClipDialog.tsx';
import type { Clip, ClipOptions } from './makeClip.ts';

const { makeClip } = vi.hoisted(() => ({ makeClip: vi.fn<(options: ClipOptions) => Promise<Clip>>() }));
vi.mock('./makeClip.ts', () => ({ makeClip }));
const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn<(name: string, file: Blob) => void>() }));
vi.mock('../../ui/share/files.ts', () => ({ saveFile }));

const FILM: Clip = {
  kind: 'film',
  file: new File(['x'.repeat(1_234_000)], 'game_now.webm', { type: 'video/webm' }),
  size: { width: 800, height: 600 },
  seconds: 5,
};
const STRIP: Clip = { ...FILM, kind: 'strip', file: new File(['x'], 'game_now.png', { type: 'image/png' }) };

function opened(state = { isRecorded: true, tick: 600 }) {
  const replay = { ticks: state.tick };
  const session = { store: { getState: () => state }, replay: () => replay };
  const onClose = vi.fn();
  const box = { clientWidth: 400, clientHeight: 300 };
  const props = { definition: template, session: session as never, settings: DEFAULT_SETTINGS, box, onClose };
  return { onClose, replay, ...render(<ClipDialog {...props} />) };
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:clip';
  URL.revokeObjectURL = () => {};
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
});

test('while it is made: progress, and a way out that stops the work', () => {
  makeClip.mockReturnValue(new Promise(() => {}));
  const { onClose, replay, unmount } = opened();
  const [options] = makeClip.mock.lastCall ?? [];
  expect(options).toMatchObject({ replay, box: { width: 400, height: 300 }, definition: template });
  expect(screen.getByRole('progressbar', { name: 'Making the clip' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(options?.signal.aborted).toBe(false);
  unmount();
  expect(options?.signal.aborted).toBe(true);
});

test('a film is shown, and saved under its name', async () => {
  makeClip.mockResolvedValue(FILM);
  opened();
  const film = await screen.findByLabelText(`The last five seconds of ${template.title}`);
  expect([film.tagName, film.getAttribute('src')]).toEqual(['VIDEO', 'blob:clip']);
  expect(screen.getByRole('status').textContent).toContain('5.0 seconds, WebM, 1.2 MB.');
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(saveFile).toHaveBeenCalledExactlyOnceWith('game_now.webm', FILM.file);
});

test('where no film can be made six moments are a picture with words', async () => {
  makeClip.mockResolvedValue(STRIP);
  opened();
  expect(await screen.findByRole('img', { name: /six moments/ })).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain('This browser cannot make a film');
});

test.each([
  [new DOMException('', 'AbortError'), 'It stays on this device'],
  [new DOMException('', 'NotAllowedError'), 'The share sheet did not open. The file can be saved.'],
  [null, 'It stays on this device'],
])('shared where the device takes such a file: %s', async (refusal, sentence) => {
  const share = vi.fn(() => (refusal ? Promise.reject(refusal) : Promise.resolve()));
  Object.assign(navigator, { canShare: ({ files }: { files: File[] }) => files[0] === FILM.file, share });
  makeClip.mockResolvedValue(FILM);
  opened();
  fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain(sentence));
  expect(share).toHaveBeenCalledExactlyOnceWith({ files: [FILM.file], title: expect.any(String) });
});

test.each([
  [{ isRecorded: false, tick: 600 }, 'too long to record'],
  [{ isRecorded: true, tick: 0 }, 'Nothing was played yet'],
])('a run without a recording is none: %j', (state, sentence) => {
  opened(state);
  expect(screen.getByRole('alert').textContent).toContain(sentence);
  expect(makeClip).not.toHaveBeenCalled();
});

test('what fails is said, and that nothing is lost', async () => {
  vi.stubGlobal('reportError', vi.fn());
  makeClip.mockRejectedValue(new Error('no canvas'));
  opened();
  expect((await screen.findByRole('alert')).textContent).toContain('The run is as it was');
  vi.unstubAllGlobals();
});
