import { call } from '@shared-kit/runtime/api';
import { endOverride } from '@shared-kit/contracts/delivery';
import { clearOverride } from './stored-override.ts';
import { searchWithoutOverride } from './override.rules.ts';

/** Reloads the page with the published remotes. */
export function loadPublished(): void {
  clearOverride();
  location.replace(location.pathname + searchWithoutOverride(location.search) + location.hash);
}

/** Ends the override in this tab, and on the server if it is reachable: the server's permission expires by itself. */
export function endForGood(): void {
  call(endOverride, {})
    .catch(() => undefined)
    .finally(loadPublished);
}
