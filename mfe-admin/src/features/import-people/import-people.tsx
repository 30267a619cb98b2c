import { PEOPLE_FILE_MAX_SIZE, adminPeopleImportPath, uploadPeopleFile } from '@shared-kit/contracts/admin';
import { call } from '@shared-kit/runtime/api';
import { useNavigate } from '@shared-kit/runtime/router';
import { Alert, Button, Card, CardHeader, Stack } from '@shared-kit/ui';
import { FileField, fieldRules, useApiForm } from '@shared-kit/ui/forms';
import { labels } from './labels.ts';
import styles from './import-people.module.css';

interface Values {
  readonly file: File | null;
}

const schema = fieldRules<Values>({ file: (file) => (file === null ? labels.missing : undefined) });

/** First step of an import: choosing the file. */
export function ImportPeople() {
  const navigate = useNavigate();
  const { form, failure, isBusy, onSubmit } = useApiForm<Values>({
    schema,
    defaultValues: { file: null },
    submit: async ({ file }) => {
      if (file === null) return;
      const { idImport } = await call(uploadPeopleFile, { form: { fileName: file.name, fileData: file } });
      void navigate(adminPeopleImportPath(idImport));
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
            extensions={['csv', 'txt', 'tsv', 'xlsx']}
            fault={({ size }) => (size > PEOPLE_FILE_MAX_SIZE ? labels.tooLarge : undefined)}
          >
            {(file) => file?.name}
          </FileField>
          <div>
            <Button type="submit" isBusy={isBusy}>
              {labels.submit}
            </Button>
          </div>
        </Stack>
      </form>
      <Card>
        <CardHeader title={labels.steps} />
        <ol className={styles.steps}>
          {labels.stepList.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
        <p className={styles.note}>
          <strong>{labels.columns}:</strong> {labels.columnList}
        </p>
        <p className={styles.note}>{labels.emptyCells}</p>
      </Card>
    </div>
  );
}
