// Without state of its own. Remotes and the content viewer carry it, the shell doesn't offer it.
export { contentKind, isLiveToday } from './content-kind.rules.ts';
export { fileSize } from './file-size.rules.ts';
export { timeLeft } from './time-left.rules.ts';
