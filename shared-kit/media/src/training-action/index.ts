// Remotes bundle their own copy; the shell does not share it.
export { TrainingAction } from './training-action.tsx';
export type { TrainingActionProps } from './training-action.tsx';
export { itemText } from './action-text.rules.ts';
