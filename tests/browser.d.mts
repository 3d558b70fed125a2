// The types of browser.mjs, which stays plain Node so that it runs before anything is installed.
export const BROWSER_FLAGS: string[];
export function findBrowser(): Promise<string | null>;
export function ensureBrowser(): Promise<string | null>;
