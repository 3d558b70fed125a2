// What the page answers to scripts with `?lab`: `window.jsonPrinter`.
import { queryText } from './query/queryClient.ts';

declare global {
  interface Window {
    jsonPrinter?: {
      /** JSONPath (RFC 9535): texts to the last digit, Normalized Paths beside them. Rejects with the position of what is wrong. */
      query(text: string, path: string): Promise<{ values: string[]; paths: string[] }>;
    };
  }
}

export function openLab(): void {
  window.jsonPrinter = { query: queryText };
}
