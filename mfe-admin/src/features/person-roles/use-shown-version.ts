import { useState } from 'react';
import { ApiError } from '@shared-kit/runtime/api';

/**
 * Returns the version of the roles that a dialog acts on: the one at its opening, whatever is read while it is open. After a
 * refusal it is the current one, because the dialog then shows the current roles.
 */
export function useShownVersion(current: string) {
  const [atOpening] = useState(current);
  const [isOutdated, setOutdated] = useState(false);
  const noteRefusal = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'admin.changed-meanwhile') setOutdated(true);
  };
  return { version: isOutdated ? current : atOpening, isOutdated, noteRefusal };
}
