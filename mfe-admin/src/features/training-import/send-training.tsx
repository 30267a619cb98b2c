import { TRAINING_FILE_MAX_SIZE, adminTrainingImportPath, uploadTrainingFile } from '@shared-kit/contracts/admin';
import { call } from '@shared-kit/runtime/api';
import { useNavigate } from '@shared-kit/runtime/router';
import { Alert, Button, Card, CardHeader, Stack } from '@shared-kit/ui';
import { FileField, fieldRules, useApiForm } from '@shared-kit/ui/forms';
import { labels } from './labels.ts';
import styles from './training-import.module.css';

interface Values {
  readonly file: File | null;
}

const schema = fieldRules<Values>({ file: (file) => (file === null ? labels.missing : undefined) });

/** First step of an import of trainings: choosing the file. */
export function SendTraining() {
  const navigate = useNavigate();
  const { form, failure, isBusy, onSubmit } = useApiForm<Values>({
    schema,
    defaultValues: { file: null },
    submit: async ({ file }) => {
      if (file === null) return;
      const { idImport } = await call(uploadTrainingFile, { form: { fileName: file.name, fileData: file } });
      void navigate(adminTrainingImportPath(idImport));
    },
  });
  return (
    <div className={styles.columns}>
      <form noValidate onSubmit={onSubmit}>
        <Stack>
          {failure && (
            <Alert tone="danger" title={failure.message} error={failure.status >= 500 ? failure : undefined} />
          )}
          <FileField
            form={form}
            name="file"
            label={labels.file}
            hint={labels.hint}
            texts={labels.texts}
            extensions={['zip']}
            fault={({ size }) => (size > TRAINING_FILE_MAX_SIZE ? labels.tooLarge : undefined)}
          >
            {(file) => file?.name}
          </FileField>
          <div>
            <Button type="submit" isBusy={isBusy}>
              {labels.submit}
            </Button>
          </div>
          <p className={styles.quiet} role="status">
            {isBusy ? labels.sending : ''}
          </p>
        </Stack>
      </form>
      <Card>
        <CardHeader title={labels.kinds} />
        <ul className={styles.list}>
          {labels.kindList.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p className={styles.note}>{labels.safety}</p>
      </Card>
    </div>
  );
}
