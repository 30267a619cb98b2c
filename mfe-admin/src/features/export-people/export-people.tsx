import { exportFormats, exportPeople, listAuditActs } from '@shared-kit/contracts/admin';
import type { PeopleFilter } from '@shared-kit/contracts/admin';
import { useApiMutation, useInvalidate } from '@shared-kit/runtime/api';
import { Button, Icon } from '@shared-kit/ui';
import { Menu } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { saveFile } from '../../lib/save-file.ts';
import { labels } from './labels.ts';

/** Menu that downloads the people whom a filter finds. */
export function ExportPeople({ filter }: { filter: PeopleFilter }) {
  const invalidate = useInvalidate();
  const { mutate, isPending } = useApiMutation(exportPeople, {
    onSuccess: (file, { body: { format } }) => {
      saveFile(file, labels.fileName(format));
      notify({ kind: 'success', text: labels.done });
      invalidate(listAuditActs);
    },
    onError: (error) => void notify({ kind: 'error', text: error.message }),
  });
  return (
    <Menu
      trigger={
        <Button variant="secondary" icon={<Icon name="download" />} isBusy={isPending}>
          {labels.open}
        </Button>
      }
      items={exportFormats.map((format) => ({
        key: format,
        label: labels[format],
        onSelect: () => mutate({ body: { format, filter } }),
      }))}
    />
  );
}
