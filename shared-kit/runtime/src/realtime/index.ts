export { configureLine, openLine } from './line.ts';
export type { Line, LineHooks, LineState } from './line.ts';
