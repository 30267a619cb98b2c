import { iconSet } from './icon-set.ts';

/** Name of an icon of the product. */
export type IconName = keyof typeof iconSet;

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

/** Renders an icon of the product in the colour of the surrounding text. */
export function Icon({ name, size = 20, label, isFilled, className }: IconProps) {
  const Drawing = iconSet[name];
  return (
    <Drawing
      size={size}
      className={className}
      fill={isFilled ? 'currentColor' : 'none'}
      aria-hidden={label ? undefined : true}
      aria-label={label}
      role={label ? 'img' : undefined}
      focusable="false"
    />
  );
}

/** Returns whether a name from data (e.g. a menu entry) is in the icon set. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconSet, name);
}

/** All icon names, for galleries and checks. */
export const iconNames = Object.keys(iconSet) as IconName[];
