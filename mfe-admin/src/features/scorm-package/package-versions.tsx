import { useState } from 'react';
import { REASON_MAX_LENGTH } from '@shared-kit/contracts/admin';
import type { ScormContentDetails } from '@shared-kit/contracts/admin';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { Badge, Button, Field, Stack, Table, TextInput } from '@shared-kit/ui';
import { ConfirmDialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { useRollBack } from '../../lib/scorm.queries.ts';
import { labels } from './labels.ts';
import styles from './scorm-package.module.css';

/** Versions of a package, from the newest, and going back to one. */
export function PackageVersions({ content, canEdit }: { content: ScormContentDetails; canEdit: boolean }) {
  const { idContentItem, versions, state } = content;
  const [target, setTarget] = useState<number>();
  return (
    <section>
      <h2>{labels.versions}</h2>
      {versions.length === 0 ? (
        <p className={styles.quiet}>{labels.noVersions}</p>
      ) : (
        <Table
          caption={labels.versionsCaption}
          rows={versions.toReversed()}
          rowKey={({ number }) => number}
          columns={[
            {
              key: 'number',
              header: labels.versionColumns.number,
              isTitle: true,
              cell: ({ number, isCurrent }) => (
                <span className={styles.version}>
                  {labels.version(number)}
                  {isCurrent && <Badge tone="success">{labels.current}</Badge>}
                </span>
              ),
            },
            {
              key: 'standard',
              header: labels.versionColumns.standard,
              cell: ({ standard }) => `SCORM ${standard}`,
            },
            {
              key: 'files',
              header: labels.versionColumns.files,
              align: 'end',
              cell: ({ files }) => files.toLocaleString('pt-BR'),
            },
            {
              key: 'at',
              header: labels.versionColumns.at,
              cell: ({ processedAt }) => formatDateTime(processedAt),
            },
            {
              key: 'actions',
              header: labels.versionColumns.actions,
              isHeaderHidden: true,
              align: 'end',
              cell: ({ number, isCurrent }) =>
                canEdit &&
                !isCurrent &&
                state !== 'waiting' && (
                  <Button
                    size="small"
                    variant="ghost"
                    aria-label={labels.rollBackOne(number)}
                    onClick={() => setTarget(number)}
                  >
                    {labels.rollBack}
                  </Button>
                ),
            },
          ]}
        />
      )}
      {target !== undefined && (
        <RollBackDialog idContentItem={idContentItem} number={target} onClose={() => setTarget(undefined)} />
      )}
    </section>
  );
}

interface RollBackDialogProps {
  idContentItem: number;
  number: number;
  onClose: () => void;
}

/** Asks for a reason and says what follows before another version comes into use. */
function RollBackDialog({ idContentItem, number, onClose }: RollBackDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending } = useRollBack();
  const confirm = () => {
    if (reason.trim().length < 3) return setMissing(true);
    return mutate(
      { params: { idContentItem }, body: { number, reason } },
      {
        onSuccess: () => {
          notify({ kind: 'success', text: labels.rolledBack });
          onClose();
        },
        onError: (error) => void notify({ kind: 'error', text: error.message }),
      },
    );
  };
  return (
    <ConfirmDialog
      isOpen
      title={labels.rollBackTitle(number)}
      confirmLabel={labels.rollBackOne(number)}
      cancelLabel={labels.cancel}
      isBusy={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Stack>
        <ul className={styles.consequences}>
          {labels.consequences.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <Field
          label={labels.rollBackReason}
          {...(isMissing && reason.trim().length < 3 ? { error: labels.reasonMissing } : {})}
        >
          <TextInput value={reason} maxLength={REASON_MAX_LENGTH} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </Stack>
    </ConfirmDialog>
  );
}
