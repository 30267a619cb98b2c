const types = ['azulejo.onboarding-finished', 'azulejo.onboarding-closed'] as const;

/** Whether a message comes from the framed tutorial itself and says that the person is through with it. It can say nothing else. */
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
