import type { CertificateState } from '@shared-kit/contracts/journey';

interface Issued {
  readonly valid_until: Date | null;
  readonly revoked_at: Date | null;
}

/**
 * Returns the state of an issued certificate. A withdrawal says most, then the later certificate, which most often is
 * the reason why the person let this one end.
 */
export function certificateState(
  { valid_until, revoked_at }: Issued,
  { isSuperseded, now }: { readonly isSuperseded: boolean; readonly now: Date },
): CertificateState {
  if (revoked_at !== null) return 'revoked';
  if (isSuperseded) return 'superseded';
  return valid_until !== null && valid_until < now ? 'expired' : 'valid';
}

interface Completion {
  readonly idEnrollment: number;
  readonly nodeCode: string;
  readonly finishDate: Date | null;
}

/** Returns the enrolments in the same training that the person finished later than this one. */
export function laterCompletions(idEnrollment: number, completions: readonly Completion[]): number[] {
  const own = completions.find((each) => each.idEnrollment === idEnrollment);
  if (!own?.finishDate) return [];
  const { nodeCode, finishDate } = own;
  return completions
    .filter((each) => each.nodeCode === nodeCode && each.finishDate !== null && each.finishDate > finishDate)
    .map((each) => each.idEnrollment);
}
