import type { LoginInfo } from '@shared-kit/contracts/identity';
import { labels } from './labels.ts';

/** Text that blocks the portal until the person accepts it. */
export type Term = {
  /** Name of its checkbox in the form. */
  readonly key: string;
  readonly title: string;
  readonly html: string;
  readonly acceptLabel: string;
} & (
  | { readonly kind: 'agreement'; readonly version: string }
  | { readonly kind: 'responsibility'; readonly idTermOfResponsibility: number; readonly versionNumber: number }
);

/**
 * A4t-01, B4.11-01: returns the agreement when its current version is not the accepted one, and the terms of
 * responsibility.
 */
export function pendingTerms(info: LoginInfo): readonly Term[] {
  const { agreementVersion, agreementTerms, userLicenceTermsAccepted } = info;
  const agreement: Term = {
    kind: 'agreement',
    // A point would divide the name of a form's field.
    key: `agreement-${agreementVersion.replace(/\W/g, '-')}`,
    title: labels.agreement,
    html: agreementTerms,
    acceptLabel: labels.accept,
    version: agreementVersion,
  };
  const responsibilities = (info.needSignResponsabilityTerms ? info.responsibilityTerms : []).map(
    ({ idTermOfResponsibility, versionNumber, title, text }): Term => ({
      kind: 'responsibility',
      key: `responsibility-${idTermOfResponsibility}-${versionNumber}`,
      title,
      html: text,
      acceptLabel: labels.acceptResponsibility(title),
      idTermOfResponsibility,
      versionNumber,
    }),
  );
  return agreementVersion !== '' && agreementVersion !== userLicenceTermsAccepted
    ? [agreement, ...responsibilities]
    : responsibilities;
}

/** Values of the form: one per term, by its key, and the opt-in. */
export type TermsFields = Readonly<Record<string, boolean>>;

/** Returns the values of a form in which nothing is accepted yet. */
export function fieldsOf(terms: readonly Term[]): TermsFields {
  return { communication: true, ...Object.fromEntries(terms.map(({ key }) => [key, false])) };
}

/** B5-62: the communication opt-in does not count. */
export function areAllChecked(terms: readonly Term[], fields: Readonly<Partial<TermsFields>>): boolean {
  return terms.every(({ key }) => fields[key] === true);
}

/**
 * A4t-04: returns whether to ask for the communication consent: only a person who had given it is asked again. The
 * answer is saved with the agreement (A4t-02).
 */
export function requestsCommunication(info: LoginInfo, terms: readonly Term[]): boolean {
  return info.communicationAccepted === 1 && terms.some(({ kind }) => kind === 'agreement');
}

/** Returns the session's login info after the terms were accepted; `communicationAccepted` is set when it was asked. */
export function afterAcceptance(
  info: LoginInfo,
  accepted: readonly Term[],
  communicationAccepted = info.communicationAccepted,
): LoginInfo {
  const agreement = accepted.find((term) => term.kind === 'agreement');
  return {
    ...info,
    communicationAccepted,
    userLicenceTermsAccepted: agreement?.version ?? info.userLicenceTermsAccepted,
    needSignResponsabilityTerms: false,
    responsibilityTerms: [],
  };
}
