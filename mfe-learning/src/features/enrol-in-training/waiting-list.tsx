import { useState } from 'react';
import { joinWaitingList, leaveWaitingList, listTeams } from '@shared-kit/contracts/learning';
import type { Team } from '@shared-kit/contracts/learning';
import { ApiError, useApiMutation, useInvalidate } from '@shared-kit/runtime/api';
import { Button, Icon, Status } from '@shared-kit/ui';
import { ConfirmDialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import styles from './enrol-in-training.module.css';
import { labels } from './labels.ts';

interface WaitingListProps {
  readonly team: Team;
  readonly size?: 'small' | 'large';
}

/** Lets the person enter the waiting list of a full class, shows their place in it, and lets them leave it. */
export function WaitingList({ team, size = 'small' }: WaitingListProps) {
  const { idTeam, name, waitingPlace = null } = team;
  const [isLeaving, setLeaving] = useState(false);
  const invalidate = useInvalidate();
  const options = { onSettled: () => invalidate(listTeams) };
  const join = useApiMutation(joinWaitingList, options);
  const leave = useApiMutation(leaveWaitingList, options);
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      notify({ kind: 'success', text: done });
    } catch (error) {
      notify({ kind: 'error', text: error instanceof ApiError ? error.message : String(error), error });
    }
  };
  if (waitingPlace === null)
    return (
      <Button
        size={size}
        variant="secondary"
        isBusy={join.isPending}
        icon={<Icon name="hourglass" size={size === 'large' ? 20 : 16} />}
        aria-label={`${labels.wait} ${labels.ofClass(name)}`}
        onClick={() => void attempt(() => join.mutateAsync({ params: { idTeam } }), labels.waits)}
      >
        {labels.wait}
      </Button>
    );
  return (
    <span className={styles.denied}>
      <Status tone="warning" icon={<Icon name="hourglass" size={16} />}>
        {labels.place(waitingPlace)}
      </Status>
      <span>
        <Button
          size="small"
          variant="ghost"
          aria-label={`${labels.leave} ${labels.ofClass(name)}`}
          onClick={() => setLeaving(true)}
        >
          {labels.leave}
        </Button>
      </span>
      <ConfirmDialog
        isOpen={isLeaving}
        title={labels.leaveTitle}
        description={labels.leaveHint}
        confirmLabel={labels.leave}
        cancelLabel={labels.stay}
        onCancel={() => setLeaving(false)}
        onConfirm={() => {
          setLeaving(false);
          void attempt(() => leave.mutateAsync({ params: { idTeam } }), labels.left);
        }}
      />
    </span>
  );
}
