import { useEffect, useState } from 'react';
import { readDocument } from '@shared-kit/runtime/api';
import { builtReleaseSchema } from '@shared-kit/contracts/delivery';
import type { Release } from '@shared-kit/contracts/delivery';
import { releaseOf } from './override.rules.ts';
import type { Override } from './override.rules.ts';

export type LocalRelease =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly release: Release }
  | { readonly kind: 'failed' };

/**
 * Loads the current build from the developer's machine. A machine that does not respond, or has another remote's build,
 * must not lead to an empty page.
 */
export function useLocalRelease({ remote, origin }: Override): LocalRelease {
  const [state, setState] = useState<LocalRelease>({ kind: 'loading' });
  useEffect(() => {
    let isWanted = true;
    const settle = (next: LocalRelease): void => {
      if (isWanted) setState(next);
    };
    readDocument(`${origin}/azulejo-release.json`, builtReleaseSchema).then(
      (built) =>
        settle(built.remote === remote ? { kind: 'ready', release: releaseOf(built, origin) } : { kind: 'failed' }),
      () => settle({ kind: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [remote, origin]);
  return state;
}
