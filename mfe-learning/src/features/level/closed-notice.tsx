import { catalogPath } from '@shared-kit/contracts/learning';
import type { Lock } from '@shared-kit/contracts/learning';
import { Button, EmptyState, Icon } from '@shared-kit/ui';
import { labels } from './labels.ts';

/** Shows why the whole training is closed; an expired training can be taken again. */
export function ClosedNotice({ lock, nodeCode }: { lock: Lock; nodeCode: string | null }) {
  return (
    <EmptyState
      icon={<Icon name={lock.reason === 'EXPIRED' ? 'hourglass' : 'lock'} size={28} />}
      title={lock.message}
      {...(lock.reason === 'EXPIRED' && nodeCode !== null
        ? { action: <Button to={catalogPath(nodeCode)}>{labels.enrolAgain}</Button> }
        : {})}
    />
  );
}
