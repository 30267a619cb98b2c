import type { Storage } from '../../../platform/storage/storage.port.ts';

interface OnboardingSettings {
  readonly on_board_screen: boolean;
  /** An external address, or the storage key of an HTML page of the tenant. */
  readonly on_board_url: string;
}

/** B2.3-11: returns true when the tutorial is enabled and has an address. */
export function isOnboardingOn({ on_board_screen, on_board_url }: OnboardingSettings): boolean {
  return on_board_screen && on_board_url !== '';
}

/**
 * Returns the tutorial's address. A page of the tenant runs on the content origin under a link that expires, because
 * it is third-party HTML.
 */
export function onboardingAddress(
  { on_board_url: url }: OnboardingSettings,
  storage: Pick<Storage, 'signPageUrl'>,
  now: Date,
): string {
  return url === '' || /^https?:/.test(url) ? url : storage.signPageUrl(url, { now });
}
