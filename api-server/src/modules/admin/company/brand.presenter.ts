import { createHash } from 'node:crypto';
import { companyPictures, themeColors } from '@shared-kit/contracts/admin';
import type { BrandFields, CompanyBrand } from '@shared-kit/contracts/admin';
import { DAY_SECONDS } from '@shared-kit/contracts/calendar';
import { deriveTheme } from '@shared-kit/contracts/theme';
import { splitFocus } from '../../../platform/importing/picture-focus.rules.ts';
import type { Storage } from '../../../platform/storage/storage.port.ts';
import type { CompanySettings } from '../../../platform/tenancy/company-settings.repository.ts';

/** Seconds for which a page may stay open and still be saved. */
const PICTURE_SECONDS = 30 * DAY_SECONDS;

interface Presenting {
  readonly isReadOnly: boolean;
  readonly signMediaUrl: Storage['signMediaUrl'];
  readonly now: Date;
}

/** Shapes the brand for its page. Pictures leave the server as signed addresses, and come back as such. */
export function presentBrand(settings: CompanySettings, { isReadOnly, signMediaUrl, now }: Presenting): CompanyBrand {
  const address = (reference: string) => pictureAddress(reference, signMediaUrl, now);
  return {
    version: versionOfBrand(settings),
    isReadOnly,
    edited: settings.edited.map((setting) => setting.replace(/^(?:theme|appearance)\./, '')),
    fields: withPictures(storedBrand(settings), address),
  };
}

/** Returns the signed address of a stored picture, with its focus. Empty stays empty. */
export function pictureAddress(reference: string, signMediaUrl: Storage['signMediaUrl'], now: Date): string {
  if (reference === '') return '';
  const { file, focus } = splitFocus(reference);
  return signMediaUrl(file, { now, expiresIn: PICTURE_SECONDS }) + focus;
}

/** Returns the fields as they are stored: pictures by their keys. Colours that are missing are those of the theme. */
export function storedBrand({ theme, appearance }: Pick<CompanySettings, 'theme' | 'appearance'>): BrandFields {
  const { light } = deriveTheme(theme);
  const derived = [light['primary'], light['accent'], light['chart-3'], light['chart-4']];
  const colors = themeColors.map((color, index) => [color, theme[color] || (derived[index] ?? '#000000')]);
  const { logo, favIcon, loginImage, loginImageMobile, landingLogo, loginPosition, showLoginLogo } = appearance;
  return {
    ...(Object.fromEntries(colors) as Pick<BrandFields, (typeof themeColors)[number]>),
    logo,
    favIcon,
    loginImage,
    loginImageMobile,
    landingLogo,
    loginPosition,
    showLoginLogo,
  };
}

/** Returns the fields with each picture replaced by the result of `replaced`. */
export function withPictures(fields: BrandFields, replaced: (picture: string) => string): BrandFields {
  const pictures = companyPictures.map((picture) => [picture, replaced(fields[picture])]);
  return { ...fields, ...(Object.fromEntries(pictures) as Pick<BrandFields, (typeof companyPictures)[number]>) };
}

/** Returns the version of the brand: a digest of its values, so that it changes whoever changes them (decision 754). */
export function versionOfBrand(settings: Pick<CompanySettings, 'theme' | 'appearance'>): string {
  const values = JSON.stringify(Object.entries(storedBrand(settings)).toSorted(([a], [b]) => a.localeCompare(b)));
  return createHash('sha256').update(values).digest('base64url').slice(0, 22);
}
