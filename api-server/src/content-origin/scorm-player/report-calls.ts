import type { LessonCall } from './lesson-messages.ts';
import type { LessonApi } from './scorm-api.ts';

/** Characters of an argument or a value that a report has. */
const SHOWN = 2000;

/** Returns the calls of an API so that each is reported with what it was given, what it returned, and its error. */
export function reportedCalls(
  { name, calls }: Pick<LessonApi, 'name' | 'calls'>,
  { now, report }: { now: () => number; report: (call: LessonCall) => void },
): LessonApi['calls'] {
  const lastError = calls[name === 'API' ? 'LMSGetLastError' : 'GetLastError'];
  const reported = Object.entries(calls).map(([call, run]) => [
    call,
    (...args: readonly unknown[]): string => {
      const value = run(args[0], args[1]);
      report({
        name: call,
        args: args.slice(0, 2).map(shown),
        value: value.slice(0, SHOWN),
        error: lastError?.() ?? '0',
        at: now(),
      });
      return value;
    },
  ]);
  return Object.freeze(Object.fromEntries(reported) as LessonApi['calls']);
}

/** A hostile argument may throw when it becomes a text. */
function shown(argument: unknown): string {
  try {
    return String(argument as string).slice(0, SHOWN);
  } catch {
    return '?';
  }
}
