import { useState } from 'react';
import type { PeopleImport } from '@shared-kit/contracts/admin';
import { Alert, Button, Checkbox, Cluster, FieldGroup, Icon, Radio, Stack } from '@shared-kit/ui';
import { ImportRows } from './import-rows.tsx';
import { labels } from './labels.ts';
import { useCommitImport, useDownloadRefused } from './people-import.queries.ts';

interface ConfirmImportProps {
  file: PeopleImport;
  onChangeColumns: () => void;
}

/** Third step of an import: what the check found, and the confirmation. */
export function ConfirmImport({ file, onChangeColumns }: ConfirmImportProps) {
  const [conflicts, setConflicts] = useState<'portal' | 'file'>('portal');
  const [sendsLinks, setSendsLinks] = useState(true);
  const commit = useCommitImport();
  const { counts } = file;
  const good = counts.new + counts.changed + counts.conflict;
  const hasRefused = counts.refused > 0;
  return (
    <Stack gap={6}>
      {commit.error && <Alert tone="danger" title={commit.error.message} />}
      <CheckResult file={file} good={good} />
      {good > 0 && (
        <Stack>
          {counts.conflict > 0 && (
            <FieldGroup legend={labels.check.conflicts} hint={labels.check.conflictsHint(counts.conflict)}>
              <Radio
                name="conflicts"
                label={labels.check.keepPortal}
                checked={conflicts === 'portal'}
                onChange={() => setConflicts('portal')}
              />
              <Radio
                name="conflicts"
                label={labels.check.useFile}
                checked={conflicts === 'file'}
                onChange={() => setConflicts('file')}
              />
            </FieldGroup>
          )}
          {counts.new > 0 && (
            <Checkbox
              label={labels.check.sendsLinks}
              hint={labels.check.sendsLinksHint}
              checked={sendsLinks}
              onChange={(event) => setSendsLinks(event.target.checked)}
            />
          )}
        </Stack>
      )}
      <Cluster>
        {good > 0 && (
          <Button
            variant={hasRefused ? 'secondary' : 'primary'}
            isBusy={commit.isPending}
            onClick={() =>
              commit.mutate({
                params: { idImport: file.idImport },
                body: { onlyGood: hasRefused, conflicts, sendsLinks: sendsLinks && counts.new > 0 },
              })
            }
          >
            {hasRefused ? labels.check.commitGood(good) : labels.check.commit(good)}
          </Button>
        )}
        <Button variant="ghost" onClick={onChangeColumns}>
          {labels.check.change}
        </Button>
      </Cluster>
      <ImportRows file={file} />
    </Stack>
  );
}

function CheckResult({ file, good }: { file: PeopleImport; good: number }) {
  const { refused } = file.counts;
  if (refused > 0)
    return (
      <Alert tone="warning" title={labels.check.refused(refused)} action={<DownloadRefused idImport={file.idImport} />}>
        {labels.check.refusedHint}
      </Alert>
    );
  return good > 0 ? (
    <Alert tone="success" title={labels.check.good} />
  ) : (
    <Alert tone="info" title={labels.check.nothing} />
  );
}

/** Button that downloads the refused rows with their causes. */
export function DownloadRefused({ idImport }: { idImport: number }) {
  const download = useDownloadRefused();
  return (
    <Stack gap={2}>
      <div>
        <Button
          size="small"
          variant="secondary"
          icon={<Icon name="download" size={18} />}
          isBusy={download.isPending}
          onClick={() => download.mutate({ params: { idImport }, body: {} })}
        >
          {labels.check.download}
        </Button>
      </div>
      {download.error && <p role="alert">{download.error.message}</p>}
    </Stack>
  );
}
