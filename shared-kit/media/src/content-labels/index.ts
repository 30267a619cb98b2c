// The modules have no state. Remotes and the content viewer bundle their own copy; the shell does not share it.
export { contentKind, isLiveToday } from './content-kind.rules.ts';
export { fileSize } from './file-size.rules.ts';
export { timeLeft } from './time-left.rules.ts';
