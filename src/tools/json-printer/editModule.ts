// Edit module: code of edit mode and of printing the page, loaded after the first document.
export { dragRowsOver, dropRows, endRowDrag, showMoveTargets, startRowDrag } from './dragAndDrop.ts';
export { handleEditKey } from './editActions.ts';
export { openField, redoEdit, undoEdit } from './editing.ts';
export { embeddedDocument, toggleEmbedded } from './embedded.ts';
export { installPrintView } from './printView.ts';
export { handlePaste, handleSelectionKey, selectTo } from './selection.ts';
export { EditToolbar } from './view/EditToolbar.tsx';
export { EmbeddedRow } from './view/EmbeddedRow.tsx';
export { KeyField, ValueField } from './view/Fields.tsx';
export { Insight } from './view/Insight.tsx';
