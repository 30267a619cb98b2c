import { useState } from 'react';
import { exportFormats, exportPeople, listAuditActs } from '@shared-kit/contracts/admin';
import type { ExportFormat, PeopleFilter } from '@shared-kit/contracts/admin';
import { call, useInvalidate } from '@shared-kit/runtime/api';
import { Button, Icon } from '@shared-kit/ui';
import { Menu } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { saveFile } from '@shared-kit/ui/download';
import { ProvenDownload } from '../../lib/proven-download/proven-download.tsx';
import { labels } from './labels.ts';

/** Menu that downloads the people whom a filter finds, after the password. */
export function ExportPeople({ filter }: { filter: PeopleFilter }) {
  const [format, setFormat] = useState<ExportFormat>();
  const invalidate = useInvalidate();
  return (
    <>
      <Menu
        trigger={
          <Button variant="secondary" icon={<Icon name="download" />}>
            {labels.open}
          </Button>
        }
        items={exportFormats.map((key) => ({ key, label: labels[key], onSelect: () => setFormat(key) }))}
      />
      {format && (
        <ProvenDownload
          title={labels.title}
          download={async (password) => {
            saveFile(await call(exportPeople, { body: { format, filter, password } }), labels.fileName(format));
            notify({ kind: 'success', text: labels.done });
            invalidate(listAuditActs);
          }}
          onClose={() => setFormat(undefined)}
        >
          <p>{labels.says}</p>
        </ProvenDownload>
      )}
    </>
  );
}
