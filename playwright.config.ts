// Browser tests against the production build, served as `npm start` serves it.
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './tests/browser.mjs';

const port = Number(process.env.E2E_PORT ?? 4190);
const executablePath = await findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  // Frames and timers are real: a machine busy with something else gets a second chance, a fault does not pass twice. Who needed it is named at the end.
  retries: 1,
  // What takes long and seldom breaks: `npm run soak` runs it, and it alone.
  ...(process.env.LONG ? { grep: /@long/ } : { grepInvert: /@long/ }),
  forbidOnly: true,
  // A state is waited for as long as a machine three times slower and busy may need; what passes waits no longer than before.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    trace: 'on-first-retry',
    launchOptions: { ...(executablePath && { executablePath }), args: BROWSER_FLAGS },
  },
  webServer: {
    command: `npx vite preview --port ${port} --strictPort`,
    url: `http://localhost:${port}/games`,
    reuseExistingServer: false,
  },
});
