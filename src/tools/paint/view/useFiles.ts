// Files and clipboard of the paint page: open, drop, paste, save. Errors are shown, and nothing is lost.
import { useEffect, useState } from 'react';
import { copyPicture } from '../../../ui/clipboard.ts';
import { saveFile } from '../../../ui/files.ts';
import type { Piece } from '../engine/selection.ts';
import type { OpenDrawing } from '../OpenDrawing.ts';
import type { PaintEditor } from '../PaintEditor.ts';
import type { CanvasView } from './CanvasView.ts';
import { encodePng } from './canvas.ts';

const FILE_NAME = 'macpaint-drawing.png';
const ACCEPTED = 'image/png,image/jpeg,image/gif,image/webp,image/bmp,.mac,.pntg,.mcp,.macp';
const SHRUNK = 'This picture was larger than 2048 pixels, so it was made smaller to fit.';

interface Files {
  /** Why a drawing could not be saved, in the specified words. */
  readonly saveFailure: string | null;
  forgetFailure(): void;
  open(file: File): Promise<void>;
  /** Opens the file picker. */
  pick(): void;
  save(): Promise<void>;
  copy(): void;
  cut(): void;
  paste(): void;
}

export function useFiles(editor: PaintEditor, canvasView: CanvasView, openDrawing: OpenDrawing): Files {
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

  function pick() {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = ACCEPTED;
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (file) void open(file);
    });
    input.click();
  }

  async function save() {
    try {
      saveFile(FILE_NAME, await encodePng(editor.exportBitmap()));
    } catch (error) {
      setSaveFailure(`Failed to save image. ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  const pasteHere = (piece: Piece) => {
    const { x, y } = canvasView.centreFor(piece);
    editor.selectionTool.paste({ ...piece, left: x, top: y });
  };
  const paste = () => {
    if (editor.selectionTool.clipboard) pasteHere(editor.selectionTool.clipboard);
  };
  async function pasteFile(file: File) {
    const read = await readPicture(file);
    if (typeof read === 'string') openDrawing.notify(read);
    else {
      pasteHere(read.piece);
      if (read.shrunk) openDrawing.notify(SHRUNK);
    }
  }
  const copy = () => {
    const piece = editor.selectionTool.copy();
    if (piece) shareCopy(piece);
  };
  const cut = () => {
    copy();
    editor.selectionTool.clear();
  };

  useEffect(() => {
    const pasted = (event: ClipboardEvent) => {
      if (isTyping(event.target)) return;
      const file = [...(event.clipboardData?.files ?? [])][0];
      event.preventDefault();
      if (!file) {
        paste();
        return;
      }
      void pasteFile(file);
    };
    const onCopyOrCut = (take: () => void) => (event: ClipboardEvent) => {
      if (isTyping(event.target) || !editor.store.getState().selection) return;
      event.preventDefault();
      take();
    };
    const [copied, wasCut] = [onCopyOrCut(copy), onCopyOrCut(cut)];
    document.addEventListener('paste', pasted);
    document.addEventListener('copy', copied);
    document.addEventListener('cut', wasCut);
    return () => {
      document.removeEventListener('paste', pasted);
      document.removeEventListener('copy', copied);
      document.removeEventListener('cut', wasCut);
    };
  });

  return { saveFailure, forgetFailure: () => setSaveFailure(null), open, pick, save, copy, cut, paste };
}

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('input:not([type="range"], [type="color"]), textarea') || target.isContentEditable);

const NOT_LOADED =
  'The part that reads pictures could not be loaded. Nothing was changed; try again once you are online.';
const loadReading = () => import('./readPicture.ts');
const readPicture = (file: File) =>
  loadReading().then(
    reading => reading.readPicture(file),
    () => NOT_LOADED,
  );

/** Also puts the piece on the system clipboard as PNG; the internal clipboard does not depend on it. */
function shareCopy(piece: Piece): void {
  void copyPicture(encodePng(piece));
}
