import { ApiError } from '@shared-kit/runtime/api';
import { Alert, Button, ErrorState, Field, Icon, Skeleton, SkeletonGroup, Stack, TextInput } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { useRenewScheduleLink, useScheduleLink } from './schedule.queries.ts';
import { labels } from './sync-labels.ts';

/** Dialog with the link that lets the person's own calendar subscribe to the schedule (B2.10-04). */
export function SyncDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={labels.title} description={labels.text}>
      <SyncLink />
    </Dialog>
  );
}

/** Requests the link when the dialog opens, because the request creates it. */
function SyncLink() {
  const query = useScheduleLink();
  if (query.status === 'error')
    return (
      <ErrorState
        size="compact"
        title={query.error.message}
        error={query.error}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  if (query.status === 'pending') {
    return (
      <SkeletonGroup>
        <Skeleton height="5rem" />
      </SkeletonGroup>
    );
  }
  return <LinkToCopy link={query.data.result} />;
}

function LinkToCopy({ link }: { link: string }) {
  return (
    <Stack gap={5}>
      <Field label={labels.link}>
        <TextInput readOnly value={link} onFocus={({ target }) => target.select()} />
      </Field>
      <Stack gap={3}>
        <Button icon={<Icon name="copy" size={18} />} onClick={() => void copy(link)}>
          {labels.copy}
        </Button>
        <Button
          variant="secondary"
          icon={<Icon name="calendar" size={18} />}
          href={link.replace(/^https?:/, 'webcal:')}
        >
          {labels.openApp}
        </Button>
      </Stack>
      <RenewLink />
    </Stack>
  );
}

function RenewLink() {
  const renew = useRenewScheduleLink();
  const start = (): void =>
    renew.mutate(
      {},
      {
        onSuccess: () => notify({ kind: 'success', text: labels.renewed }),
        onError: (error) =>
          notify({ kind: 'error', text: error instanceof ApiError ? error.message : String(error), error }),
      },
    );
  return (
    <Alert
      tone="info"
      action={
        <Button variant="secondary" size="small" isBusy={renew.isPending} onClick={start}>
          {labels.renew}
        </Button>
      }
    >
      {labels.secret}
    </Alert>
  );
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notify({ kind: 'success', text: labels.copied });
  } catch {
    notify({ kind: 'warning', text: labels.copyFailed });
  }
}
