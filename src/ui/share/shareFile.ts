// Sharing of a file by the device's share sheet, where it takes files of this kind.

/** True where the device's share sheet takes this file. */
export const canShareFile = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

/** Opens the share sheet, in a press; false if it did not open. Giving it up is no failure. */
export async function shareFile(file: File, title: string): Promise<boolean> {
  try {
    await navigator.share?.({ files: [file], title });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
