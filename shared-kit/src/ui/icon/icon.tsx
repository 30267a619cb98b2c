import { iconSet } from './icon-set.ts';

export type IconName = keyof typeof iconSet;

export interface IconProps {
  name: IconName;
  /** Pixels; 20 unless said otherwise. */
  size?: number;
  /** Spoken; leave out where the text beside it says the same. */
  label?: string;
  isFilled?: boolean;
  className?: string;
}

/** One of the product's icons, in the colour of the text around it. */
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

/** Whether a name that came as data (a menu entry) is one of the set. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconSet, name);
}

/** Every name, for galleries and checks. */
export const iconNames = Object.keys(iconSet) as IconName[];
