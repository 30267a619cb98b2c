export interface Device {
  readonly userAgent: string;
  /** iPads identify as Macs, but a Mac has no touch screen. */
  readonly maxTouchPoints: number;
  /** True when the portal already runs as an installed app. */
  readonly isInstalled: boolean;
}

/** Way to install the portal on this device: with a button, with instructions, or not at all now. */
export type InstallMethod = 'button' | 'by-hand' | undefined;

export function installMethod({ userAgent, maxTouchPoints, isInstalled }: Device, hasOffer: boolean): InstallMethod {
  if (isInstalled) return undefined;
  if (hasOffer) return 'button';
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  // Browsers inside other apps can't install it.
  return isApple && /Safari\//.test(userAgent) ? 'by-hand' : undefined;
}
