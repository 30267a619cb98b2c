import { exportFormats, exportScormReport, listAuditActs, scormReportKinds } from '@shared-kit/contracts/admin';
import { useApiMutation, useInvalidate } from '@shared-kit/runtime/api';
import { Button, Icon } from '@shared-kit/ui';
import { Menu } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { saveFile } from '@shared-kit/ui/download';
import { labels } from './labels.ts';

/** Menu that downloads a report about a SCORM content. */
export function ExportScorm({ idContentItem }: { idContentItem: number }) {
  const invalidate = useInvalidate();
  const { mutate, isPending } = useApiMutation(exportScormReport, {
    onSuccess: (file, { body: { kind, format } }) => {
      saveFile(file, labels.fileName(kind, format));
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
      items={scormReportKinds.flatMap((kind) =>
        exportFormats.map((format) => ({
          key: `${kind}-${format}`,
          label: labels.item(kind, format),
          onSelect: () => mutate({ params: { idContentItem }, body: { kind, format } }),
        })),
      )}
    />
  );
}
