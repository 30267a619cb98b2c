import { useState } from 'react';
import type { CompanyExport, CompanyExports as Exports } from '@shared-kit/contracts/admin';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import {
  Alert,
  Button,
  Card,
  CardHeader,
  EmptyState,
  Icon,
  QueryStates,
  SkeletonText,
  Stack,
  Status,
  Table,
} from '@shared-kit/ui';
import { openDownload } from '@shared-kit/ui/download';
import { RunningJob } from '../../lib/job-progress/running-job.tsx';
import { PasswordDialog } from '../../lib/password-dialog/password-dialog.tsx';
import { addressOfExport, startExport, useCompanyExports, useRefreshExports } from './company-export.queries.ts';
import { labels } from './labels.ts';
import styles from './company-export.module.css';

/** Exports of the company: what is in the file, the one that works, and those of before. */
export function CompanyExports() {
  const query = useCompanyExports();
  return (
    <QueryStates query={query} errorTitle={labels.loadFailed} skeleton={<SkeletonText lines={10} />}>
      {(exports) => <Found {...exports} />}
    </QueryStates>
  );
}

function Found({ hasPassword, exports }: Exports) {
  const [asked, setAsked] = useState<'start' | CompanyExport>();
  const refresh = useRefreshExports();
  const [newest] = exports;
  return (
    <Stack gap={5}>
      <Card>
        <CardHeader title={labels.what} />
        <Stack>
          <p>{labels.inside}</p>
          <p>{labels.outside}</p>
          <Alert tone="warning" title={labels.personal} />
          {newest?.state === 'working' ? (
            <RunningJob heading="h3" title={labels.working} hint={labels.stays} job={newest.job} />
          ) : (
            <>
              {newest?.state === 'stopped' && <Stopped job={newest.job} />}
              <div>
                <Button icon={<Icon name="download" size={18} />} onClick={() => setAsked('start')}>
                  {labels.start}
                </Button>
              </div>
            </>
          )}
        </Stack>
      </Card>
      <Card>
        <CardHeader title={labels.history} />
        {exports.length === 0 ? (
          <EmptyState icon={<Icon name="download" size={28} />} title={labels.none} description={labels.noneHint} />
        ) : (
          <History exports={exports} onDownload={setAsked} />
        )}
      </Card>
      {asked !== undefined && (
        <PasswordDialog
          {...labels.dialog[asked === 'start' ? 'start' : 'download']}
          hasPassword={hasPassword}
          work={async (password) => {
            if (asked === 'start') await startExport(password);
            else openDownload(await addressOfExport(asked.idExport, password));
          }}
          onChanged={refresh}
          onClose={() => setAsked(undefined)}
        >
          <p>{labels.dialog.why}</p>
        </PasswordDialog>
      )}
    </Stack>
  );
}

function Stopped({ job }: Pick<CompanyExport, 'job'>) {
  if (job?.state === 'cancelled') return <Alert tone="info" title={labels.cancelled} />;
  return <Alert tone="danger" title={job?.state === 'failed' ? labels.failed(job.failure) : labels.lost} />;
}

const tones = { working: 'neutral', ready: 'success', over: 'neutral', stopped: 'danger' } as const;
const icons = { working: 'hourglass', ready: 'check-circle', over: 'clock', stopped: 'x-circle' } as const;

interface HistoryProps {
  exports: readonly CompanyExport[];
  onDownload: (one: CompanyExport) => void;
}

function History({ exports, onDownload }: HistoryProps) {
  return (
    <Table
      caption={labels.history}
      rows={[...exports]}
      rowKey={({ idExport }) => idExport}
      columns={[
        { key: 'at', header: labels.columns.at, isTitle: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
        { key: 'by', header: labels.columns.by, cell: ({ actorName }) => actorName },
        {
          key: 'state',
          header: labels.columns.state,
          cell: ({ state, files, size, until }) => (
            <span className={styles.state}>
              <Status tone={tones[state]} icon={<Icon name={icons[state]} size={16} />}>
                {labels.states[state]}
              </Status>
              {state === 'ready' && <span className={styles.quiet}>{labels.facts(files, size)}</span>}
              {state === 'ready' && until !== null && (
                <span className={styles.quiet}>{labels.until(formatDateTime(until))}</span>
              )}
            </span>
          ),
        },
        {
          key: 'actions',
          header: labels.columns.actions,
          isHeaderHidden: true,
          align: 'end',
          cell: (one) =>
            one.state === 'ready' && (
              <Button
                size="small"
                variant="secondary"
                aria-label={labels.downloadOf(formatDateTime(one.createdAt))}
                onClick={() => onDownload(one)}
              >
                {labels.download}
              </Button>
            ),
        },
      ]}
    />
  );
}
