const types = ['azulejo.onboarding-finished', 'azulejo.onboarding-closed'] as const;

/** Returns whether a message comes from the tutorial's frame and reports its end. All other messages are ignored. */
export function isEndOfTutorial(
  message: Pick<MessageEvent, 'source' | 'data'>,
  frame: Window | null | undefined,
): boolean {
  if (!frame || message.source !== frame) return false;
  const { type } = (typeof message.data === 'object' && message.data !== null ? message.data : {}) as {
    type?: unknown;
  };
  return types.some((known) => known === type);
}
