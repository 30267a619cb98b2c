export { FoundList } from './found-list.tsx';
export type { FoundListProps, FoundQuery } from './found-list.tsx';
