import type { Storage } from '../../../platform/storage/storage.ts';

interface OnboardingSettings {
  readonly on_board_screen: boolean;
  /** An outside address, or the storage key of an HTML page of the tenant's own. */
  readonly on_board_url: string;
}

/** B2.3-11: switched on, and there is something to show. */
export function isOnboardingOn({ on_board_screen, on_board_url }: OnboardingSettings): boolean {
  return on_board_screen && on_board_url !== '';
}

/** A page of the tenant's own runs on the content origin, under a link that expires; it isn't ours either. */
export function onboardingAddress(
  { on_board_url: url }: OnboardingSettings,
  storage: Pick<Storage, 'signPageUrl'>,
  now: Date,
): string {
  return url === '' || /^https?:/.test(url) ? url : storage.signPageUrl(url, { now });
}
