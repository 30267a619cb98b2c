export { SuggestAll as SlotComponent } from '../features/search-all/suggest-all.tsx';
