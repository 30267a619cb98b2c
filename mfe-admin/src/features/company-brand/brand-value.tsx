import type { BrandFields } from '@shared-kit/contracts/admin';
import type { Conflict } from '../../lib/merge-edits/merge.rules.ts';
import { isPictureField } from './brand.rules.ts';
import { labels } from './labels.ts';
import styles from './company-brand.module.css';

/** Value of the brand for people: a picture is seen, not read. */
export function BrandValue({ value, field }: { value: Conflict<BrandFields>['yours']; field: keyof BrandFields }) {
  if (typeof value === 'boolean') return value ? labels.yes : labels.no;
  if (isPictureField(field)) return value === '' ? labels.none : <img className={styles.thumb} src={value} alt="" />;
  return field === 'loginPosition' ? labels.positions[value as BrandFields['loginPosition']] : value;
}
