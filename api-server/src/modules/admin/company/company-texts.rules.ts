import { createHash } from 'node:crypto';
import type { CompanyTexts, TextFields } from '@shared-kit/contracts/admin';
import type { AppAppearance, AppFeatures } from '../../../platform/database/platform.tables.ts';

/** Names of the settings that store the company's texts. */
export interface TextSettings {
  readonly appearance: AppAppearance;
  readonly features: AppFeatures;
  readonly edited: readonly string[];
}

/** Returns the texts as their form has them. */
export function storedTexts({ appearance, features }: Omit<TextSettings, 'edited'>): TextFields {
  const { landing } = appearance;
  const form = features.contactUs;
  return {
    contentsLabel: appearance.contentsLabel ?? 'Conteúdos',
    shortName: appearance.shortName ?? '',
    landingPage: appearance.landingPage,
    landingTitle: landing?.title ?? '',
    landingText: landing?.text ?? '',
    closingTitle: landing?.closing.title ?? '',
    closingText: landing?.closing.text ?? '',
    landingContact: appearance.landingPageContact,
    contactForm: Boolean(form),
    contactTitle: form?.title ?? '',
    contactDescription: form?.description ?? '',
    contactFeedback: form?.feedbackMessage ?? '',
    contactEmail: form?.email ?? '',
    nameContact: features.lockedNames?.contact ?? '',
  };
}

/** Setting in the files that has each text. */
const settingOf: Readonly<Record<keyof TextFields, string>> = {
  contentsLabel: 'appearance.contentsLabel',
  shortName: 'appearance.shortName',
  landingPage: 'appearance.landingPage',
  landingTitle: 'appearance.landing',
  landingText: 'appearance.landing',
  closingTitle: 'appearance.landing',
  closingText: 'appearance.landing',
  landingContact: 'appearance.landingPageContact',
  contactForm: 'features.contactUs',
  contactTitle: 'features.contactUs',
  contactDescription: 'features.contactUs',
  contactFeedback: 'features.contactUs',
  contactEmail: 'features.contactUs',
  nameContact: 'features.lockedNames',
};

/** Returns the settings with the texts. Pictures and lists of the landing page stay. */
export function settingsWithTexts(settings: TextSettings, fields: TextFields): TextSettings {
  const { appearance, features, edited } = settings;
  const before = storedTexts(settings);
  const changed = changedTexts(before, fields);
  const hasLanding = [fields.landingTitle, fields.landingText, fields.closingTitle, fields.closingText].some(
    (text) => text !== '',
  );
  const landing =
    appearance.landing || hasLanding
      ? {
          image: '',
          highlights: [],
          shelf: { title: '', items: [] },
          ...appearance.landing,
          title: fields.landingTitle,
          text: fields.landingText,
          closing: { title: fields.closingTitle, text: fields.closingText },
        }
      : null;
  return {
    appearance: {
      ...appearance,
      contentsLabel: fields.contentsLabel,
      shortName: fields.shortName,
      landingPage: fields.landingPage,
      landingPageContact: fields.landingContact,
      landing,
    },
    features: {
      ...features,
      contactUs: fields.contactForm
        ? {
            title: fields.contactTitle,
            description: fields.contactDescription,
            feedbackMessage: fields.contactFeedback,
            email: fields.contactEmail,
          }
        : null,
      lockedNames: fields.nameContact === '' ? null : { contact: fields.nameContact },
    },
    edited: [...new Set([...edited, ...changed.map((field) => settingOf[field])])],
  };
}

/** Returns the fields that differ. */
export function changedTexts(before: TextFields, after: TextFields): (keyof TextFields)[] {
  return (Object.keys(settingOf) as (keyof TextFields)[]).filter((field) => before[field] !== after[field]);
}

/** Returns the changes for the log. */
export function textChanges(before: TextFields, after: TextFields) {
  const words = (value: string | boolean) => (typeof value === 'string' ? value : value ? 'sim' : 'não');
  return changedTexts(before, after).map((field) => ({
    field: `texts.${field}`,
    before: words(before[field]),
    after: words(after[field]),
  }));
}

/** Returns the version of the texts: a digest, so that it changes whoever changes them (decision 754). */
export function versionOfTexts(fields: TextFields): string {
  const values = (Object.keys(settingOf) as (keyof TextFields)[]).map((field) => fields[field]);
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);
}

export function presentTexts(settings: Omit<TextSettings, 'edited'>, isReadOnly: boolean): CompanyTexts {
  const fields = storedTexts(settings);
  return {
    version: versionOfTexts(fields),
    isReadOnly,
    hasOwnPage: settings.appearance.landingPageLocation !== '',
    fields,
  };
}
