export interface Device {
  readonly userAgent: string;
  /** iPads say that they are Macs; a Mac has no touch screen. */
  readonly maxTouchPoints: number;
  /** The portal runs as an installed app already. */
  readonly isInstalled: boolean;
}

/** How this device installs a portal: at a button, by the person's own hand, or not at all now. */
export type InstallWay = 'button' | 'by-hand' | undefined;

export function installWay({ userAgent, maxTouchPoints, isInstalled }: Device, hasOffer: boolean): InstallWay {
  if (isInstalled) return undefined;
  if (hasOffer) return 'button';
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  // Browsers inside of other apps can't.
  return isApple && /Safari\//.test(userAgent) ? 'by-hand' : undefined;
}
