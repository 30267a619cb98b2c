import { REASON_MAX_LENGTH } from '@shared-kit/contracts/admin';
import type { ScormContentDetails } from '@shared-kit/contracts/admin';
import { LESSON_SIZE, lessonPlaces } from '@shared-kit/contracts/learning';
import type { LessonWindow as Shown } from '@shared-kit/contracts/learning';
import { Alert, Button } from '@shared-kit/ui';
import { SelectField, TextField, fieldRules, useApiForm, useWatch } from '@shared-kit/ui/forms';
import { notify } from '@shared-kit/ui/toast';
import { issuesBelow } from '../../lib/issues-below.ts';
import { useSaveWindow } from '../../lib/scorm.queries.ts';
import { labels } from './labels.ts';
import { numberOf, sizeFault } from './typed-numbers.rules.ts';
import styles from './scorm-package.module.css';

const isSame = (one: Shown, other: Shown): boolean =>
  one.width === other.width && one.height === other.height && one.opensIn === other.opensIn;

interface Values {
  readonly width: string;
  readonly height: string;
  readonly opensIn: Shown['opensIn'];
  readonly reason: string;
}

const schema = fieldRules<Values>({
  width: (text) => sizeFault(text, LESSON_SIZE),
  height: (text) => sizeFault(text, LESSON_SIZE),
});

const windowOf = ({ width, height, opensIn }: Pick<Values, 'width' | 'height' | 'opensIn'>): Shown => ({
  width: numberOf(width),
  height: numberOf(height),
  opensIn,
});

/** Form of how large the lessons of a content are, and where they open. */
export function LessonWindow({ content, canEdit }: { content: ScormContentDetails; canEdit: boolean }) {
  const { idContentItem, window: before } = content;
  const { mutateAsync } = useSaveWindow();
  const { form, failure, isBusy, onSubmit } = useApiForm<Values>({
    schema,
    defaultValues: {
      width: String(before.width ?? ''),
      height: String(before.height ?? ''),
      opensIn: before.opensIn,
      reason: '',
    },
    issuesOf: issuesBelow('window'),
    submit: async ({ reason, ...values }) => {
      await mutateAsync({ params: { idContentItem }, body: { before, window: windowOf(values), reason } });
      form.resetField('reason');
      notify({ kind: 'success', text: labels.windowSaved });
    },
  });
  const [width, height, opensIn] = useWatch({ control: form.control, name: ['width', 'height', 'opensIn'] });
  const size = (name: 'width' | 'height') => (
    <TextField
      form={form}
      name={name}
      label={labels.fields[name]}
      hint={labels.fields.sizeHint}
      type="number"
      inputMode="numeric"
      min={LESSON_SIZE.min}
      max={LESSON_SIZE.max}
      disabled={!canEdit}
    />
  );
  return (
    <form noValidate onSubmit={onSubmit}>
      <h2>{labels.window}</h2>
      <p className={styles.quiet}>{labels.windowHint}</p>
      {failure && <Alert tone="danger" title={failure.message} />}
      <div className={styles.fields}>
        {size('width')}
        {size('height')}
        <SelectField
          form={form}
          name="opensIn"
          label={labels.fields.opensIn}
          hint={labels.fields.opensInHint}
          options={lessonPlaces.map((value) => ({ value, label: labels.places[value] }))}
          disabled={!canEdit}
        />
        {canEdit && (
          <TextField
            form={form}
            name="reason"
            label={labels.fields.reason}
            hint={labels.fields.reasonHint}
            maxLength={REASON_MAX_LENGTH}
          />
        )}
      </div>
      {canEdit && (
        <Button type="submit" disabled={isSame(windowOf({ width, height, opensIn }), before)} isBusy={isBusy}>
          {labels.saveWindow}
        </Button>
      )}
    </form>
  );
}
