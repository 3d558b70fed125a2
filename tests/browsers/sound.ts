// Sound device for browsers on a machine without one: PulseAudio with a sink that plays to nobody. Without a device a page's sound stands still.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { soundServer } from './installed.mjs';

export interface SoundDevice {
  /** Environment of a program that plays on it. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Starts a device, or returns null where PulseAudio is not installed. */
export async function openSoundDevice(): Promise<SoundDevice | null> {
  const program = soundServer();
  if (!program) return null;
  const folder = mkdtempSync(join(tmpdir(), 'sound-'));
  const socket = join(folder, 'native');
  const server = spawn(
    program,
    [
      ...['-n', '--daemonize=no', '--exit-idle-time=-1', '--disable-shm', '--use-pid-file=no'],
      '--load=module-null-sink',
      `--load=module-native-protocol-unix socket=${socket} auth-anonymous=1`,
    ],
    { stdio: 'ignore', env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder, PULSE_RUNTIME_PATH: folder } },
  );
  while (server.exitCode === null && !existsSync(socket)) await new Promise(resolve => setTimeout(resolve, 30));
  if (server.exitCode !== null) throw new Error(`PulseAudio ended at once: ${server.exitCode}`);
  return {
    env: { PULSE_SERVER: `unix:${socket}`, PULSE_COOKIE: join(folder, 'cookie') },
    close: async () => {
      server.kill();
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
