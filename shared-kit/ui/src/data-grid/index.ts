export { DataGrid } from './data-grid.tsx';
export type { DataGridProps, GridSelecting, GridTexts } from './data-grid.tsx';
export { nothingSelected, selectedCount } from './selection.rules.ts';
export type { GridSelection } from './selection.rules.ts';
