// File downloads, and a timestamp for file names.

/** Downloads a file. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  saveUrl(name, url);
  // A large file is still read from the URL for a while.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Downloads what a URL holds. */
export function saveUrl(name: string, url: string): void {
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
}

const two = (number: number) => String(number).padStart(2, '0');

/** Local time: '2025-03-03_14-05-09'. */
export const stamp = (date: Date): string =>
  [
    [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-'),
    [two(date.getHours()), two(date.getMinutes()), two(date.getSeconds())].join('-'),
  ].join('_');
