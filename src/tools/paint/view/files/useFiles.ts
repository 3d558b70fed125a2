// Files of the paint page: open as a new drawing, save. Errors are shown, and nothing is lost.
import { useState } from 'react';
import { saveFile } from '../../../../ui/share/files.ts';
import type { OpenDrawing } from '../../OpenDrawing.ts';
import type { PaintEditor } from '../../PaintEditor.ts';
import { type Encoding, encodePicture } from '../artboard/canvas.ts';
import { FILE_NAME } from './fileNames.ts';
import { pickPicture, readPicture, SHRUNK } from './pictureFiles.ts';

interface Files {
  /** Why a drawing could not be saved, in the specified words. */
  readonly saveFailure: string | null;
  forgetFailure(): void;
  /** Opens the file picker. */
  pick(): void;
  /** Resolves once the file is handed out, or the failure is shown. */
  save(name?: string, encoding?: Encoding): Promise<void>;
}

export function useFiles(editor: PaintEditor, openDrawing: OpenDrawing): Files {
  const [saveFailure, setSaveFailure] = useState<string | null>(null);

  async function open(file: File) {
    const read = await readPicture(file);
    if (typeof read === 'string') {
      openDrawing.notify(read);
      return;
    }
    await openDrawing.startNew(read.picture, file.name.replace(/\.\w+$/, '').slice(0, 80) || 'Picture');
    if (read.shrunk) openDrawing.notify(SHRUNK, 'drawing');
  }

  async function save(name = FILE_NAME, encoding?: Encoding) {
    try {
      saveFile(name, await encodePicture(editor.exportBitmap(), encoding));
    } catch (error) {
      setSaveFailure(`Failed to save image. ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  return {
    saveFailure,
    forgetFailure: () => setSaveFailure(null),
    pick: () => pickPicture(file => void open(file)),
    save,
  };
}
