// Script interface with `?lab`: `window.jsonPrinter`.
import { queryText } from './query/queryClient.ts';

declare global {
  interface Window {
    jsonPrinter?: {
      /** JSONPath query (RFC 9535): exact values and their Normalized Paths. Rejects with the position of an error. */
      query(text: string, path: string): Promise<{ values: string[]; paths: string[] }>;
    };
  }
}

export function openLab(): void {
  window.jsonPrinter = { query: queryText };
}
