/** Requests that a learner, a lesson or the portal makes (SN 4.4). */
export type NavigationRequest =
  | { readonly kind: 'start' | 'resumeAll' }
  | { readonly kind: 'continue' | 'previous' }
  | { readonly kind: 'exit' | 'exitAll' | 'abandon' | 'abandonAll' | 'suspendAll' }
  | { readonly kind: 'choice' | 'jump'; readonly target: string };

export type TerminationRequest = 'exit' | 'exitAll' | 'suspendAll' | 'abandon' | 'abandonAll';

export type SequencingRequest =
  | { readonly kind: 'start' | 'resumeAll' | 'continue' | 'previous' | 'retry' | 'exit' }
  | { readonly kind: 'choice' | 'jump'; readonly target: string };

/** Exception code of the book's pseudo-code, e.g. `NB.2.1-4`. */
export type SequencingException = `${'NB' | 'TB' | 'SB' | 'DB'}.${string}`;

/** Returns the request that a lesson wrote to `adl.nav.request`; undefined for `_none_` and unknown words. */
export function navigationRequestOf(text: string): NavigationRequest | undefined {
  const target = /^\{target=([^{}\s]+)\}(choice|jump)$/.exec(text);
  if (target?.[1] !== undefined) return { kind: target[2] === 'jump' ? 'jump' : 'choice', target: target[1] };
  return plainRequests.find(({ kind }) => kind === text);
}

const plainRequests: readonly NavigationRequest[] = [
  { kind: 'start' },
  { kind: 'resumeAll' },
  { kind: 'continue' },
  { kind: 'previous' },
  { kind: 'exit' },
  { kind: 'exitAll' },
  { kind: 'abandon' },
  { kind: 'abandonAll' },
  { kind: 'suspendAll' },
];
