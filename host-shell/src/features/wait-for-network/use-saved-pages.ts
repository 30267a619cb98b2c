import { useEffect, useState } from 'react';
import type { SavedGroup } from '@shared-kit/runtime/offline';
import { isSavedPath } from '@shared-kit/contracts/offline';
import { savedGroups } from '../../lib/worker/saved-replies.ts';

interface SavedPages {
  readonly groups: readonly SavedGroup[];
  /** True when the current page opens without a network. */
  readonly isSavedPage: boolean;
}

/** Reads what the person keeps on this device, for a portal that was opened without a network. */
export function useSavedPages(isNetworkMissing: boolean, pathname: string): SavedPages {
  const [groups, setGroups] = useState<readonly SavedGroup[]>([]);
  useEffect(() => {
    if (isNetworkMissing)
      savedGroups().then(setGroups, () => {
        // A blocked storage keeps nothing.
      });
  }, [isNetworkMissing]);
  return { groups, isSavedPage: isNetworkMissing && isSavedPath(pathname, groups) };
}
