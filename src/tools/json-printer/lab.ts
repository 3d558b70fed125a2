// Script interface with `?lab`: `window.jsonPrinter`.
import { queryText } from './find/queryClient.ts';
import { repairText } from './repair/repairClient.ts';

declare global {
  interface Window {
    jsonPrinter?: {
      /** JSONPath query (RFC 9535): exact values and their Normalized Paths. Rejects with the position of an error. */
      query(text: string, path: string): Promise<{ values: string[]; paths: string[] }>;
      /** JSON of a text with every change accepted, of its form and of its data, or `refused` with the reason. Rejects nothing. */
      repair(text: string): ReturnType<typeof repairText>;
    };
  }
}

export function openLab(): void {
  window.jsonPrinter = { query: queryText, repair: text => repairText(text) };
}
