import type { ShareScope } from './inspection.rules.ts';

/** The federation runtime keeps its instances here; the shell's is the only one. */
interface RuntimeGlobals {
  readonly __FEDERATION__?: {
    readonly __INSTANCES__?: readonly { readonly shareScopeMap?: Readonly<Record<string, ShareScope>> }[];
  };
}

/** What is shared in this page; empty until the first remote has brought the runtime. */
export function shareScope(): ShareScope {
  const { __FEDERATION__ } = globalThis as RuntimeGlobals;
  return __FEDERATION__?.__INSTANCES__?.[0]?.shareScopeMap?.['default'] ?? {};
}
