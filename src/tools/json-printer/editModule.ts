// All that edit mode needs, and printing; fetched behind the first document: commands, keys, fields, buttons.

export { dragRowsOver, dropped, endRowDrag, showMoveTargets, startRowDrag } from './dragAndDrop.ts';
export { openField, redoEdit, undoEdit } from './editing.ts';
export { editKeys } from './editKeys.ts';
export { embeddedDocument, toggleEmbedded } from './embedded.ts';
export { installPrintView } from './printView.ts';
export { handlePaste, selectKeys, selectTo } from './selection.ts';
export { default as EditActions } from './view/EditActions.tsx';
export { EmbeddedRow } from './view/EmbeddedRow.tsx';
export { KeyField, ValueField } from './view/Fields.tsx';
export { Insight } from './view/Insight.tsx';
