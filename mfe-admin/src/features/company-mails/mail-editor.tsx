import { useRef } from 'react';
import { MAIL_SUBJECT_MAX_LENGTH, MAIL_TEXT_MAX_LENGTH } from '@shared-kit/contracts/admin';
import type { CompanyMail, CompanyMails } from '@shared-kit/contracts/admin';
import { Alert, Badge, Button, Card, CardHeader, Cluster, Field, Stack, TextArea, TextInput } from '@shared-kit/ui';
import { ConfirmLeaving } from '../../lib/confirm-leaving/confirm-leaving.tsx';
import { EditingNow } from '../../lib/editing/editing-now.tsx';
import { labels } from './labels.ts';
import { MailPreview } from './mail-preview.tsx';
import { useMailEditor } from './use-mail-editor.ts';
import styles from './company-mails.module.css';

interface MailEditorProps {
  mail: CompanyMail;
  frame: Omit<CompanyMails, 'mails'>;
}

/** Words of one mail with its placeholders, and how it arrives. */
export function MailEditor({ mail, frame }: MailEditorProps) {
  const editor = useMailEditor(mail);
  const { words, setWords, faults, isChanged, isBusy, failure, isOutdated } = editor;
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (name: string) => {
    const { selectionStart: start, selectionEnd: end } = area.current ?? {
      selectionStart: words.text.length,
      selectionEnd: words.text.length,
    };
    const placeholder = `{${name}}`;
    setWords({ ...words, text: words.text.slice(0, start) + placeholder + words.text.slice(end) });
    // The text is in the field after the next frame; the cursor goes behind the placeholder.
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(start + placeholder.length, start + placeholder.length);
    });
  };
  return (
    <Stack>
      <ConfirmLeaving isOn={isChanged} />
      <div>
        <h2 className={styles.name}>
          {mail.title} {mail.isOwn && <Badge tone="info">{labels.own}</Badge>}
        </h2>
        <p className={styles.quiet}>{mail.occasion}</p>
      </div>
      {failure && <Alert tone="danger" title={failure.message} />}
      {isOutdated && (
        <Alert tone="warning" title={labels.changedMeanwhile}>
          <Stack>
            <p>{labels.changedMeanwhileHint}</p>
            <MailPreview mail={mail} words={mail} frame={frame} />
            <Cluster>
              <Button size="small" variant="secondary" onClick={editor.discard}>
                {labels.showCurrent}
              </Button>
              <Button size="small" variant="secondary" onClick={editor.keepMine}>
                {labels.keepMine}
              </Button>
            </Cluster>
          </Stack>
        </Alert>
      )}
      <div className={styles.columns}>
        <Card>
          <CardHeader title={labels.edit} />
          <Stack>
            <Field label={labels.subject} error={faults.subject}>
              <TextInput
                value={words.subject}
                maxLength={MAIL_SUBJECT_MAX_LENGTH}
                onChange={(event) => setWords({ ...words, subject: event.target.value })}
              />
            </Field>
            <Field label={labels.text} hint={labels.textHint} error={faults.text}>
              <TextArea
                ref={area}
                value={words.text}
                rows={14}
                maxLength={MAIL_TEXT_MAX_LENGTH}
                onChange={(event) => setWords({ ...words, text: event.target.value })}
              />
            </Field>
            <section aria-label={labels.fields}>
              <h3 className={styles.fieldsTitle}>{labels.fields}</h3>
              <p className={styles.quiet}>{labels.fieldsHint}</p>
              <ul className={styles.fields}>
                {mail.placeholders.map(({ name, meaning, isRequired }) => (
                  <li key={name}>
                    <Button
                      size="small"
                      variant="secondary"
                      aria-label={labels.insert(name, meaning)}
                      onClick={() => insert(name)}
                    >
                      {`{${name}}`}
                    </Button>
                    <span className={styles.quiet}>
                      {meaning}
                      {isRequired && <strong> ({labels.required})</strong>}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
            <Cluster justify="end">
              <EditingNow subject={{ kind: 'mail', key: mail.key }} isEditing={isChanged} />
              {mail.isOwn && (
                <Button variant="secondary" disabled={isBusy} onClick={() => void editor.restore()}>
                  {labels.restore}
                </Button>
              )}
              <Button variant="secondary" disabled={!isChanged || isBusy} onClick={editor.discard}>
                {labels.discard}
              </Button>
              <Button
                isBusy={isBusy}
                disabled={!isChanged || !editor.isGood || isOutdated}
                onClick={() => void editor.save()}
              >
                {labels.save}
              </Button>
            </Cluster>
          </Stack>
        </Card>
        <Card>
          <CardHeader title={labels.preview} />
          <Stack>
            <p className={styles.quiet}>{labels.previewHint}</p>
            <MailPreview mail={mail} words={words} frame={frame} />
            <Cluster justify="end">
              <Button
                variant="secondary"
                disabled={!editor.isGood || frame.ownAddress === ''}
                isBusy={editor.isTesting}
                onClick={() => void editor.sendTest()}
              >
                {labels.test}
              </Button>
            </Cluster>
            {frame.ownAddress === '' && <p className={styles.quiet}>{labels.noAddress}</p>}
          </Stack>
        </Card>
      </div>
    </Stack>
  );
}
