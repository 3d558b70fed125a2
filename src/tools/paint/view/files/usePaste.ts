// Pictures that come into the open drawing: from the clipboard, a file, the camera or a drop. One that is larger than the canvas asks first.
import { useEffect, useRef, useState } from 'react';
import { isTyping } from '../../../../ui/keyTargets.ts';
import { copyPicture, itemReader } from '../../../../ui/share/clipboard.ts';
import type { Point } from '../../engine/bitmap.ts';
import type { Piece } from '../../engine/selection.ts';
import type { OpenDrawing } from '../../OpenDrawing.ts';
import type { PaintEditor } from '../../PaintEditor.ts';
import type { CanvasView } from '../artboard/CanvasView.ts';
import { encodePicture } from '../artboard/canvas.ts';
import { pickPicture, readPicture, SHRUNK } from './pictureFiles.ts';
import { type ClipboardLack, readClipboardPicture, svgOf } from './systemClipboard.ts';

const LACKS: Readonly<Record<ClipboardLack, string>> = {
  refused:
    'The browser keeps its clipboard from this page. Allow it in the browser’s settings, or choose Insert from file under Edit.',
  unsupported: 'This browser lets no page read its clipboard. Press Ctrl+V, or choose Insert from file under Edit.',
  'no picture': 'There is no picture on the clipboard. Copy one first.',
};
const OWN_INSTEAD = 'The browser keeps its clipboard from this page, so what was copied here last is pasted.';
const NO_FILE = 'Only picture files can be dropped here. Nothing was changed.';

/** What becomes of a picture that is larger than the canvas. */
export type Oversize = 'enlarge' | 'keep' | 'cancel';

interface Incoming {
  readonly piece: Piece;
  /** Made smaller when it was read. */
  readonly shrunk: boolean;
}
/** A place in the window. */
type Place = Readonly<Record<'clientX' | 'clientY', number>>;

interface Paste {
  /** The picture that is larger than the canvas, until the answer. */
  readonly oversized: Piece | null;
  answer(what: Oversize): void;
  copy(): void;
  cut(): void;
  /** Edit, Paste: the system's clipboard, else what was copied here. */
  paste(): Promise<void>;
  insert(from: 'file' | 'camera'): void;
  drop(event: DragEvent): void;
}

export function usePaste(editor: PaintEditor, canvasView: CanvasView, openDrawing: OpenDrawing): Paste {
  const [oversized, setOversized] = useState<Incoming | null>(null);
  /** The write of the last copy to the system's clipboard. */
  const sharing = useRef<Promise<unknown>>(Promise.resolve());
  const { selectionTool } = editor;

  function place(incoming: Incoming, at?: Place) {
    const { piece } = incoming;
    const { extent } = editor.store.getState();
    if (piece.width > extent.width || piece.height > extent.height) setOversized(incoming);
    else putAt(incoming, canvasView.centreFor(piece, at));
  }
  function putAt({ piece, shrunk }: Incoming, { x, y }: Point) {
    selectionTool.paste({ ...piece, left: x, top: y });
    if (shrunk) openDrawing.notify(SHRUNK);
  }

  function answer(what: Oversize) {
    setOversized(null);
    if (!oversized || what === 'cancel') return;
    const { piece } = oversized;
    if (what === 'keep') {
      putAt(oversized, canvasView.centreFor(piece));
      return;
    }
    const { extent } = editor.store.getState();
    const larger = { width: Math.max(extent.width, piece.width), height: Math.max(extent.height, piece.height) };
    editor.resize(larger, 0, 0);
    putAt(oversized, { x: 0, y: 0 });
  }

  async function placeFile(file: Blob, at?: Place) {
    const read = await readPicture(file);
    if (typeof read === 'string') openDrawing.notify(read);
    else place(read, at);
  }

  async function paste() {
    await sharing.current;
    const found = await readClipboardPicture(itemReader());
    if (found instanceof Blob) await placeFile(found);
    else pasteOwn(found);
  }
  /** Pastes what was copied here; without it, says why nothing came. */
  function pasteOwn(lack: ClipboardLack) {
    const { clipboard } = selectionTool;
    if (clipboard) place({ piece: clipboard, shrunk: false });
    if (!clipboard) openDrawing.notify(LACKS[lack]);
    else if (lack === 'refused') openDrawing.notify(OWN_INSTEAD);
  }

  const copy = () => {
    const piece = selectionTool.copy();
    // The internal clipboard does not depend on the system's.
    if (piece) sharing.current = copyPicture(encodePicture(piece));
  };
  const cut = () => {
    copy();
    selectionTool.clear();
  };

  useEffect(() => {
    const pasted = (event: ClipboardEvent) => {
      if (isTyping(event.target)) return;
      const file = event.clipboardData?.files[0] ?? svgOf(event.clipboardData?.getData('text/plain') ?? '');
      event.preventDefault();
      if (file) void placeFile(file);
      else pasteOwn('no picture');
    };
    const onCopyOrCut = (take: () => void) => (event: ClipboardEvent) => {
      if (isTyping(event.target) || !editor.store.getState().selection) return;
      event.preventDefault();
      take();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('paste', pasted, { signal });
    document.addEventListener('copy', onCopyOrCut(copy), { signal });
    document.addEventListener('cut', onCopyOrCut(cut), { signal });
    return () => listening.abort();
  });

  return {
    oversized: oversized?.piece ?? null,
    answer,
    copy,
    cut,
    paste,
    insert: from => pickPicture(file => void placeFile(file), from),
    drop: event => {
      const file = event.dataTransfer?.files[0];
      if (file) void placeFile(file, event);
      else openDrawing.notify(NO_FILE);
    },
  };
}
