export { FoundList } from './found-list.tsx';
export type { FoundListProps, FoundQuery } from './found-list.tsx';
export { SuggestionList } from './suggestion-list.tsx';
export type { Suggestion, SuggestionListProps } from './suggestion-list.tsx';
export { useSettled } from './use-settled.ts';
