// Table module: code of arrays shown as tables, loaded with the first of them.

export { widthOf } from './tableLayout.ts';
export { arrangeTable, toggleTable } from './tables.ts';
export { TableHead, TableRow } from './view/TableRows.tsx';
export { TableTools } from './view/TableTools.tsx';
