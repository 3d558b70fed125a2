// Browser tests against the production build, served as `npm start` serves it: tests/e2e of `npm test`, tests/check for a change in its own field.
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './tests/browser.mjs';

const port = Number(process.env.E2E_PORT ?? 4190);
const executablePath = await findBrowser();

export default defineConfig({
  testDir: 'tests',
  testMatch: /tests\/(?:e2e|check|soak)\/[^/]+\.spec\.ts$/,
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // How long a page that hangs is waited for; one that answers is waited for no longer than it takes.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    trace: 'off',
    // A worker would fetch in the background and answer instead of the server: tests/check/hub-offline.spec.ts alone allows it.
    serviceWorkers: 'block',
    launchOptions: { ...(executablePath && { executablePath }), args: BROWSER_FLAGS },
  },
  webServer: {
    command: `npx vite preview --port ${port} --strictPort`,
    url: `http://localhost:${port}/games`,
    reuseExistingServer: false,
  },
});
