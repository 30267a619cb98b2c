import { Fragment } from 'react';
import type { Sco } from '@shared-kit/contracts/learning';
import { Link } from '@shared-kit/runtime/router';
import { labels } from './labels.ts';

interface LockReasonProps {
  readonly sco: Sco;
  readonly addressOf: (idSco: number) => string | undefined;
}

/** Renders the lessons that block a locked one, as links (B4.3-09). */
export function LockReason({ sco, addressOf }: LockReasonProps) {
  if (sco.lock !== undefined) return labels.lockedBySequence[sco.lock];
  if (sco.blockedBy.length === 0) return labels.unlockAll;
  return (
    <>
      {labels.unlockBefore}
      {sco.blockedBy.map(({ idSco, title }, index) => {
        const to = addressOf(idSco);
        return (
          <Fragment key={idSco}>
            {index > 0 && (index === sco.blockedBy.length - 1 ? ' e ' : ', ')}
            {to === undefined ? `“${title}”` : <Link to={to}>{title}</Link>}
          </Fragment>
        );
      })}
      {labels.unlockAfter}
    </>
  );
}
