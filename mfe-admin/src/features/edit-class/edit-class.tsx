import type { AdministeredClass } from '@shared-kit/contracts/admin';
import { Alert, Button, Cluster } from '@shared-kit/ui';
import { useWatch } from '@shared-kit/ui/forms';
import { ConfirmLeaving } from '../../lib/confirm-leaving/confirm-leaving.tsx';
import { ClassFormFields } from '../../lib/class-form/class-form-fields.tsx';
import { certificateName, isSameValue } from '../../lib/class-form/class-values.rules.ts';
import type { ClassValues } from '../../lib/class-form/class-values.rules.ts';
import { labels as formLabels } from '../../lib/class-form/labels.ts';
import { useClassCertificates } from '../../lib/classes.queries.ts';
import { EditingNow } from '../../lib/editing/editing-now.tsx';
import { MergeDialog } from '../../lib/merge-edits/merge-dialog.tsx';
import { labels } from './labels.ts';
import { useClassForm } from './use-class-form.ts';
import layout from '../../lib/form-beside-preview/form-beside-preview.module.css';
import styles from './edit-class.module.css';

/** Form of a class. A save of an old version leads to the comparison of both versions, never to an overwrite. */
export function EditClass({ read }: { read: AdministeredClass }) {
  const { form, base, failure, isBusy, onSubmit, discard, meanwhile, takeOver, stopMerging } = useClassForm(read);
  const certificates = useClassCertificates(read.idTraining).data?.certificates ?? [];
  const values = useWatch({ control: form.control }) as ClassValues;
  const names = Object.keys(base.fields) as (keyof ClassValues)[];
  const isChanged = names.some((name) => !isSameValue(values[name], base.fields[name]));
  return (
    <form className={layout.form} noValidate onSubmit={onSubmit}>
      <ConfirmLeaving isOn={isChanged} />
      {read.isReadOnly && <Alert title={labels.readOnly}>{labels.readOnlyHint}</Alert>}
      {!read.isReadOnly && !read.canEdit && <Alert title={labels.outOfScope} />}
      {failure && <Alert tone="danger" title={failure.message} />}
      <ClassFormFields form={form} idTraining={read.idTraining} isReadOnly={!read.canEdit} />
      {read.canEdit && (
        <div className={layout.actions}>
          <span className={styles.quiet} role="status">
            {isChanged ? labels.unsaved : ''}
          </span>
          <Cluster justify="end">
            <EditingNow subject={{ kind: 'class', id: read.idClass }} isEditing={isChanged} />
            <Button variant="secondary" disabled={!isChanged || isBusy} onClick={discard}>
              {labels.discard}
            </Button>
            <Button type="submit" isBusy={isBusy} disabled={!isChanged}>
              {labels.save}
            </Button>
          </Cluster>
        </div>
      )}
      {meanwhile && (
        <MergeDialog
          merge={meanwhile}
          nameOf={(field) => formLabels.fields[field]}
          shown={(value, field) =>
            field === 'certificate' ? certificateName(String(value), { certificates }) : shownValue(value)
          }
          onChoose={takeOver}
          onClose={stopMerging}
        />
      )}
    </form>
  );
}

function shownValue(value: ClassValues[keyof ClassValues]): string {
  if (typeof value === 'boolean') return value ? labels.yes : labels.no;
  if (typeof value !== 'string') return value.map(({ name }) => name).join(', ') || labels.empty;
  return (formLabels.modalities as Partial<Record<string, string>>)[value] ?? (value || labels.empty);
}
