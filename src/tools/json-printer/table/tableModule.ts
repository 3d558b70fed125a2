// Table module: code of arrays shown as tables, loaded with the first of them.

export { TableHead, TableRow } from './TableRows.tsx';
export { TableTools } from './TableTools.tsx';
export { widthOf } from './tableLayout.ts';
export { arrangeTable, toggleTable } from './tables.ts';
