import { MAX_SSO_CERTIFICATES } from '@shared-kit/contracts/admin';
import type { CompanySso, SsoFields } from '@shared-kit/contracts/admin';
import type { Issue } from '@shared-kit/contracts/core';
import { fieldRules } from '@shared-kit/ui/forms';
import { labels } from './labels.ts';

/** Fields of the form. The certificates are one text, one after the other. */
export interface SsoValues {
  readonly issuer: string;
  readonly entryPoint: string;
  readonly certificates: string;
  readonly loginAttribute: string;
  readonly autoRedirect: boolean;
}

const certificatePattern = /-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/g;

/** Returns the certificates in a text. A text without the lines of PEM is one certificate. */
export function certificatesIn(text: string): string[] {
  const found = text.match(certificatePattern);
  return found ?? (text.trim() === '' ? [] : [text.trim()]);
}

export function valuesOf(fields: SsoFields | undefined): SsoValues {
  return {
    issuer: fields?.issuer ?? '',
    entryPoint: fields?.entryPoint ?? '',
    certificates: (fields?.certificates ?? []).map((pem) => pem.trim()).join('\n'),
    loginAttribute: fields?.loginAttribute ?? '',
    autoRedirect: fields?.autoRedirect ?? false,
  };
}

export function fieldsOf(values: SsoValues): SsoFields {
  return { ...values, certificates: certificatesIn(values.certificates) };
}

/** Returns the fields from which the form is filled: those of the draft, else those in use. */
export function startOf({ draft, active }: Pick<CompanySso, 'draft' | 'active'>): SsoFields | undefined {
  return (draft ?? active)?.fields;
}

/** Returns whether two values of the form mean the same. White space in certificates means nothing. */
export function isSame(one: SsoValues, other: SsoValues): boolean {
  const text = (values: SsoValues) =>
    JSON.stringify([
      values.issuer.trim(),
      values.entryPoint.trim(),
      certificatesIn(values.certificates).map((pem) => pem.replace(/\s/g, '')),
      values.loginAttribute.trim(),
      values.autoRedirect,
    ]);
  return text(one) === text(other);
}

export const ssoRules = fieldRules<SsoValues>({
  issuer: (text) => (text.trim() === '' ? labels.required.issuer : undefined),
  entryPoint: (text) => (text.trim() === '' ? labels.required.entryPoint : undefined),
  certificates: (text) => {
    const count = certificatesIn(text).length;
    if (count === 0) return labels.required.certificates;
    return count > MAX_SSO_CERTIFICATES ? labels.tooMany(MAX_SSO_CERTIFICATES) : undefined;
  },
  loginAttribute: () => undefined,
  autoRedirect: () => undefined,
});

/** Returns the issues of a refused save at the fields of the form. */
export function formIssues(issues: readonly Issue[]): Issue[] {
  return issues.map(({ path, message }) => ({
    path: path.replace(/^body\.fields\./, 'body.').replace(/\.\d+$/, ''),
    message,
  }));
}
