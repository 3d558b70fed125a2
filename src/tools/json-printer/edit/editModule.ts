// Edit module: code of edit mode and of printing the page, loaded after the first document.

export { installPrintView } from '../print/printView.ts';
export { EmbeddedRow } from '../tree/EmbeddedRow.tsx';
export { embeddedDocument, toggleEmbedded } from '../tree/embedded.ts';
export { Insight } from '../tree/Insight.tsx';
export { dragRowsOver, dropRows, endRowDrag, showMoveTargets, startRowDrag } from './dragAndDrop.ts';
export { EditToolbar } from './EditToolbar.tsx';
export { handleEditKey } from './editActions.ts';
export { openField, redoEdit, undoEdit } from './editing.ts';
export { KeyField, ValueField } from './Fields.tsx';
export { handlePaste, handleSelectionKey, selectTo } from './selection.ts';
