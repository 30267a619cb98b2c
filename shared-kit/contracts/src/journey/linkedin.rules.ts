import { dayKey } from '@shared-kit/contracts/calendar';
import type { CertificateDetails } from './journey.schema.ts';

type Certification = Pick<CertificateDetails, 'title' | 'organization' | 'issueDate' | 'validityDate' | 'token'>;

/**
 * Returns LinkedIn's 'Add to profile' address, which opens its form with these fields. Nothing is sent before the person
 * saves that form.
 */
export function linkedInAddress(certificate: Certification, publicUrl: string): string {
  const { title, organization, issueDate, validityDate, token } = certificate;
  const fields = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: title,
    organizationName: organization,
    ...monthOf('issue', issueDate),
    ...(validityDate === null ? {} : monthOf('expiration', validityDate)),
    certUrl: publicUrl,
    certId: token,
  });
  return `https://www.linkedin.com/profile/add?${fields.toString()}`;
}

function monthOf(name: 'issue' | 'expiration', moment: string): Record<string, string> {
  const [year, month] = dayKey(moment).split('-').map(Number);
  return { [`${name}Year`]: String(year), [`${name}Month`]: String(month) };
}
