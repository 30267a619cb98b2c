import { useState } from 'react';
import {
  adminInboxPath,
  exportPersonData,
  listAuditActs,
  personDataFormats,
  previewErasure,
} from '@shared-kit/contracts/admin';
import type { AdministeredPerson, PersonDataFormat } from '@shared-kit/contracts/admin';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { call, useApiQuery, useInvalidate } from '@shared-kit/runtime/api';
import { Alert, Button, Card, CardHeader, Cluster, Icon, QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { saveFile } from '@shared-kit/ui/download';
import { ProvenDownload } from '../../lib/proven-download/proven-download.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { labels } from './labels.ts';
import styles from './person-privacy.module.css';

/** Rights of a person over their data: export, and erasure with both lists before. */
export function PersonPrivacy({ person }: { person: AdministeredPerson }) {
  const [isErasing, setErasing] = useState(false);
  const params = { idPerson: person.idPerson };
  const preview = useApiQuery(previewErasure, { params }, { staleTime: 0 });
  const waiting = preview.data?.waiting ?? null;
  return (
    <Stack>
      <ExportData idPerson={person.idPerson} />
      <Card>
        <CardHeader title={labels.eraseTitle} />
        <Stack>
          <p className={styles.quiet}>{labels.eraseHint}</p>
          {waiting && (
            <Alert
              title={labels.waiting(waiting.askedBy, formatDateTime(waiting.until))}
              action={
                <Button size="small" variant="secondary" to={adminInboxPath('confirmacoes')}>
                  {labels.openRequest}
                </Button>
              }
            >
              {waiting.isOwn ? labels.ownRequest : labels.otherRequest}
            </Alert>
          )}
          <QueryStates query={preview} errorTitle={labels.loadFailed} skeleton={<SkeletonText lines={6} />}>
            {({ deleted, kept }) => (
              <div className={styles.lists}>
                <section>
                  <h3 className={styles.heading}>{labels.deleted}</h3>
                  <ul className={styles.list}>
                    {deleted.length === 0 && <li>{labels.nothingDeleted}</li>}
                    {deleted.map(({ title, rows }) => (
                      <li key={title}>{labels.rows(title, rows)}</li>
                    ))}
                  </ul>
                </section>
                <section>
                  <h3 className={styles.heading}>{labels.kept}</h3>
                  <ul className={styles.list}>
                    {kept.map(({ title, rows, reason }) => (
                      <li key={title}>{labels.reasonOf(title, rows, reason)}</li>
                    ))}
                  </ul>
                </section>
              </div>
            )}
          </QueryStates>
          <div>
            <Button variant="secondary" disabled={!preview.data || waiting !== null} onClick={() => setErasing(true)}>
              {labels.erase}
            </Button>
          </div>
        </Stack>
      </Card>
      {isErasing && (
        <EraseDialog
          person={person}
          needsConfirmation={preview.data?.needsConfirmation ?? false}
          onClose={() => setErasing(false)}
        />
      )}
    </Stack>
  );
}

function ExportData({ idPerson }: { idPerson: number }) {
  const [format, setFormat] = useState<PersonDataFormat>();
  const invalidate = useInvalidate();
  return (
    <Card>
      <CardHeader title={labels.exportTitle} />
      <Stack>
        <p className={styles.quiet}>{labels.exportHint}</p>
        <Cluster>
          {personDataFormats.toReversed().map((key) => (
            <Button
              key={key}
              variant="secondary"
              icon={<Icon name="download" size={18} />}
              onClick={() => setFormat(key)}
            >
              {labels[key]}
            </Button>
          ))}
        </Cluster>
      </Stack>
      {format && (
        <ProvenDownload
          title={labels.exportTitle}
          download={async (password) => {
            const body = { format, password };
            saveFile(await call(exportPersonData, { params: { idPerson }, body }), labels.fileName(format));
            invalidate(listAuditActs);
          }}
          onClose={() => setFormat(undefined)}
        >
          <p>{labels.exportHint}</p>
        </ProvenDownload>
      )}
    </Card>
  );
}
