import type { ShareScope } from './inspection.rules.ts';

/** Global of the federation runtime with its instances; the shell's is the only one. */
interface RuntimeGlobals {
  readonly __FEDERATION__?: {
    readonly __INSTANCES__?: readonly { readonly shareScopeMap?: Readonly<Record<string, ShareScope>> }[];
  };
}

/** Returns the share scope of this page; empty until the first remote has loaded the runtime. */
export function shareScope(): ShareScope {
  const { __FEDERATION__ } = globalThis as RuntimeGlobals;
  return __FEDERATION__?.__INSTANCES__?.[0]?.shareScopeMap?.['default'] ?? {};
}
