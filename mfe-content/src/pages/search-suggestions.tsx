export { SuggestContent as SlotComponent } from '../features/search-content/suggest-content.tsx';
