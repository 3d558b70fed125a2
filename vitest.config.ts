// The test projects: rules and units in plain Node, scenes and components headless; checks, soak and bench on demand.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { catalogModules } from './src/build/catalogModules.ts';
import { engine } from './src/build/engine/engine.ts';
import { knobGroups } from './src/build/knobGroups.ts';
import { ranks } from './src/build/ranks.ts';
import { shots } from './src/build/shots.ts';
import { APART } from './tests/setup/apart.ts';
import { forgetting } from './tests/setup/forgetting.ts';
import { GivenOrder } from './tests/setup/GivenOrder.ts';
import { ShuffledHalf } from './tests/setup/ShuffledHalf.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const shared = { plugins: [forgetting(), react(), engine(), catalogModules(), ranks(), shots(), knobGroups()] };

/** `*.headless.test.ts(x)`: a document from happy-dom, with canvas and Image stubbed so that Phaser.HEADLESS boots. */
const headless = '**/*.headless.test.{ts,tsx}';
const onDemand = ['tests/soak/**', 'tests/bench/**'];
const never = ['**/node_modules/**', 'dist/**', 'tests/e2e/**'];

export default defineConfig({
  test: {
    // One core is kept free unless told: of two, half the machine.
    maxWorkers: availableParallelism(),
    ...(process.env['FILE_ORDER'] && { sequence: { sequencer: GivenOrder } }),
    ...(process.env['ORDER_HALF'] && { sequence: { sequencer: ShuffledHalf } }),
    // With `-t` of one game only its own lines are printed.
    hideSkippedTests: true,
    projects: [
      {
        ...shared,
        test: {
          name: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          environment: 'node',
          // Functions of their arguments need no world of their own: a third of the time was spent on importing the same again.
          pool: 'threads',
          isolate: false,
          setupFiles: [at('./tests/setup/node.ts')],
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...never, ...onDemand, headless],
        },
      },
      {
        ...shared,
        test: {
          name: 'headless',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          environment: 'happy-dom',
          // A document of its own for each file, and Phaser read anew, took two thirds of the time.
          isolate: false,
          setupFiles: [at('./tests/setup/headless.ts')],
          include: [headless],
          exclude: [...never, ...onDemand, ...APART],
        },
      },
      {
        ...shared,
        test: {
          name: 'apart',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          environment: 'happy-dom',
          pool: 'threads',
          setupFiles: [at('./tests/setup/headless.ts')],
          include: [...APART],
        },
      },
      long('check', 'node', { include: ['**/*.check.ts'], exclude: [...never, '**/*.headless.*'] }),
      long('check-headless', 'happy-dom', { include: ['**/*.headless.check.{ts,tsx}'], exclude: never }),
      ...(['soak', 'bench'] as const).flatMap(name => [
        long(name, 'happy-dom', { include: [`tests/${name}/**/*.${name}.ts`], exclude: ['**/*.browser.*'] }),
        long(`${name}-browser`, 'node', { include: [`tests/${name}/**/*.browser.${name}.ts`] }),
      ]),
    ],
  },
});

/** Minutes rather than seconds. `*.browser.*` drives a Chromium from plain Node. */
function long(name: string, environment: 'node' | 'happy-dom', files: { include: string[]; exclude?: string[] }) {
  return {
    ...shared,
    test: {
      name,
      environment,
      ...(name.startsWith('check') && { isolate: false }),
      ...files,
      ...(environment === 'happy-dom' && { setupFiles: [at('./tests/setup/headless.ts')] }),
      testTimeout: 60 * 60_000,
      hookTimeout: 60_000,
      fileParallelism: !name.startsWith('bench'),
    },
  };
}
