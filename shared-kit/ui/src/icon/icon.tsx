import { useEffect, useState } from 'react';
import { firstIcons } from './first-icons.ts';
import { loadIcons, loadedIcons } from './load-icons.ts';
import { moreIconNames } from './more-icon-names.ts';
import type { MoreIconName } from './more-icon-names.ts';

/** Name of an icon of the product. */
export type IconName = keyof typeof firstIcons | MoreIconName;

/** Props of `Icon`. */
export interface IconProps {
  name: IconName;
  /** Size in pixels; 20 by default. */
  size?: number;
  /** Spoken label; omit it when the text beside the icon says the same. */
  label?: string;
  isFilled?: boolean;
  className?: string;
}

/**
 * Renders an icon of the product in the colour of the surrounding text. An icon that the page has not loaded keeps its
 * room until it is there.
 */
export function Icon({ name, size = 20, label, isFilled, className }: IconProps) {
  const Drawing = useDrawing(name);
  const spoken = {
    className,
    'aria-hidden': label ? undefined : true,
    'aria-label': label,
    role: label ? 'img' : undefined,
    focusable: 'false',
  } as const;
  return Drawing ? (
    <Drawing size={size} fill={isFilled ? 'currentColor' : 'none'} {...spoken} />
  ) : (
    <svg width={size} height={size} {...spoken} />
  );
}

function useDrawing(name: IconName) {
  const [icons, setIcons] = useState(loadedIcons);
  const first = isFirst(name) ? firstIcons[name] : undefined;
  const isMissing = first === undefined && icons === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    // An icon that cannot be loaded stays away: the text beside it says the same.
    loadIcons().then(
      (loaded) => !isGone && setIcons(loaded),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isMissing]);
  return first ?? (isFirst(name) ? undefined : (icons ?? loadedIcons())?.[name]);
}

function isFirst(name: string): name is keyof typeof firstIcons {
  return Object.hasOwn(firstIcons, name);
}

/** All icon names, for galleries and checks. */
export const iconNames = [...(Object.keys(firstIcons) as (keyof typeof firstIcons)[]), ...moreIconNames];

const allNames: ReadonlySet<string> = new Set(iconNames);

/** Returns whether a name from data (e.g. a menu entry) is in the icon set. */
export function isIconName(name: string): name is IconName {
  return allNames.has(name);
}
