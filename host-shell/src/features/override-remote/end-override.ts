import { call } from 'shared-kit/api';
import { endOverride } from 'shared-kit/contracts/delivery';
import { forgetOverride } from './kept-override.ts';
import { searchWithoutOverride } from './override.rules.ts';

/** Loads the page anew, as it is for everybody. */
export function loadPublished(): void {
  forgetOverride();
  location.replace(location.pathname + searchWithoutOverride(location.search) + location.hash);
}

/** Ends it in this tab, and on the server where that can be reached: its permission ends by itself. */
export function endForGood(): void {
  call(endOverride, {})
    .catch(() => undefined)
    .finally(loadPublished);
}
