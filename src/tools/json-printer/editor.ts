// All that edit mode needs, and printing; fetched behind the first document: commands, keys, fields, buttons.

export { dragBegun, dragEnded, dragsOver, dropped, showReach } from './dragging.ts';
export { openField, redoEdit, undoEdit } from './editing.ts';
export { editKeys } from './editKeys.ts';
export { insideOf, toggleInside } from './insides.ts';
export { practise } from './practice.ts';
export { armPrinting } from './printing.ts';
export { pasted, selectKeys, selectTo } from './selecting.ts';
export { default as EditActions } from './view/EditActions.tsx';
export { KeyField, ValueField } from './view/Fields.tsx';
export { InsideRow } from './view/InsideRow.tsx';
export { Insight } from './view/Insight.tsx';
