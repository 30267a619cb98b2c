import { formatDate, fromMoment, hasPassed } from '@shared-kit/contracts/calendar';
import type { Renewal } from '@shared-kit/contracts/learning';
import { labels } from './labels.ts';

/** Returns what expires: the certificate of a training, or the completion of a training without certificates. */
export function validityKind({ hasCertificate }: Pick<Renewal, 'hasCertificate'>): 'certificate' | 'completion' {
  return hasCertificate === 1 ? 'certificate' : 'completion';
}

/** Returns until when a finished training is valid, as a sentence. */
export function validityText(completion: Renewal, now: Date): string {
  const { until, ended } = labels[validityKind(completion)];
  return (isOver(completion, now) ? ended : until)(formatDate(completion.validUntil));
}

/** Returns what is renewed and until when it is valid. */
export function renewalText(completion: Renewal, now: Date): string {
  const { renewalUntil, renewalEnded } = labels[validityKind(completion)];
  return (isOver(completion, now) ? renewalEnded : renewalUntil)(formatDate(completion.validUntil));
}

const isOver = ({ validUntil }: Renewal, now: Date): boolean => hasPassed(fromMoment(validUntil), now);
