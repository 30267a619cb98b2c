import { companyPictures, themeColors } from '@shared-kit/contracts/admin';
import type { BrandFields } from '@shared-kit/contracts/admin';
import type { CompanySettings } from '../../../platform/tenancy/company-settings.repository.ts';

/** Change of one field, in words, as the log of changes has it. */
interface BrandChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

const isColor = (field: string) => (themeColors as readonly string[]).includes(field);
const isPicture = (field: string) => (companyPictures as readonly string[]).includes(field);

/** Returns the fields that differ. Both sides name pictures by their keys. */
export function changedBrandFields(before: BrandFields, after: BrandFields): (keyof BrandFields)[] {
  return (Object.keys(before) as (keyof BrandFields)[]).filter((field) =>
    isColor(field)
      ? String(before[field]).toLowerCase() !== String(after[field]).toLowerCase()
      : before[field] !== after[field],
  );
}

/** Returns the changes for the log. A key says nothing to a reader, so that pictures are named by what became of them. */
export function brandChanges(before: BrandFields, after: BrandFields): BrandChange[] {
  return changedBrandFields(before, after).map((field) => ({
    field: `brand.${field}`,
    before: wordsOf(field, before[field], 'imagem anterior'),
    after: wordsOf(field, after[field], 'imagem nova'),
  }));
}

const positions: Readonly<Record<BrandFields['loginPosition'], string>> = {
  top: 'em cima',
  middle: 'ao lado',
  bottom: 'embaixo',
};

function wordsOf(field: keyof BrandFields, value: string | boolean, picture: string): string {
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (field === 'loginPosition') return positions[value as BrandFields['loginPosition']];
  return isPicture(field) && value !== '' ? picture : value;
}

/** Returns the settings with the fields, marked as edited on a screen where they changed. */
export function settingsWith(settings: CompanySettings, before: BrandFields, after: BrandFields): CompanySettings {
  const { primaryColor, secondaryColor, thirdColor, fourthColor, ...appearance } = after;
  const edited = changedBrandFields(before, after).map(
    (field) => `${isColor(field) ? 'theme' : 'appearance'}.${field}`,
  );
  return {
    theme: { ...settings.theme, primaryColor, secondaryColor, thirdColor, fourthColor },
    appearance: { ...settings.appearance, ...appearance },
    edited: [...new Set([...settings.edited, ...edited])],
  };
}
