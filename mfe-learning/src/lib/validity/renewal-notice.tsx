import { useState } from 'react';
import type { Renewal } from '@shared-kit/contracts/learning';
import { Alert } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { renewalText, validityKind } from './validity.rules.ts';

interface RenewalNoticeProps {
  readonly completion: Renewal;
  /** `before` enrolling again, or `during` the training that renews. */
  readonly at: 'before' | 'during';
}

/** Says that a training is a renewal, until when the present certificate is valid, and what becomes of it. */
export function RenewalNotice({ completion, at }: RenewalNoticeProps) {
  const [now] = useState(() => new Date());
  return (
    <Alert tone="info" title={renewalText(completion, now)}>
      {labels[at][validityKind(completion)]}
    </Alert>
  );
}
