import { companyPictures } from '@shared-kit/contracts/admin';
import type { BrandFields } from '@shared-kit/contracts/admin';

/** Whole part of a picture's address that names the file and its focus: each reading signs the address anew. */
const signature = /\?[^#]*/;

/** Returns whether two values of the brand are the same, whenever their addresses were signed. */
export function isSameValue(a: unknown, b: unknown): boolean {
  const plain = (value: unknown) => (typeof value === 'string' ? value.replace(signature, '').toLowerCase() : value);
  return plain(a) === plain(b);
}

/** Returns whether the fields differ from those that were read. */
export function isBrandChanged(base: BrandFields, fields: BrandFields): boolean {
  return (Object.keys(base) as (keyof BrandFields)[]).some((field) => !isSameValue(base[field], fields[field]));
}

/** Returns the address with the focus at a point in percent; without one when it is the middle. */
export function withFocus(address: string, point: { readonly x: number; readonly y: number }): string {
  const plain = address.replace(/#.*/, '');
  const [x, y] = [point.x, point.y].map((value) => Math.round(Math.min(100, Math.max(0, value))));
  return x === 50 && y === 50 ? plain : `${plain}#focus=${x},${y}`;
}

/** Returns the point of an address in percent; the middle without one. */
export function focusPoint(address: string): { x: number; y: number } {
  const [, x = '50', y = '50'] = /#focus=(\d{1,3}),(\d{1,3})$/.exec(address) ?? [];
  return { x: Number(x), y: Number(y) };
}

/** Returns whether a field is a picture. */
export function isPictureField(field: string): boolean {
  return (companyPictures as readonly string[]).includes(field);
}
