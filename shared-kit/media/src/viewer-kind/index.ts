export { completesByTime, hasPosition, isTimed, isWide, viewerKind } from './viewer-kind.rules.ts';
export type { ViewerKind } from './viewer-kind.rules.ts';
