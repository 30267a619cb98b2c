import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { TextAreaField } from '@shared-kit/ui/forms';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Alert, Button, Card, Cluster, Icon, Stack } from '@shared-kit/ui';
import styles from './contact-us.module.css';
import { labels } from './labels.ts';
import { useContactForm } from './use-contact-form.ts';

/** Form for a message to the company; after sending, it shows the company's fixed response. */
export function ContactForm({ feedback }: { readonly feedback: string }): ReactNode {
  const { viewer } = useActiveSession();
  const { form, failure, isBusy, isSent, onSubmit, storeTyped, startOver } = useContactForm();

  if (isSent) return <Sent feedback={feedback} onAnother={startOver} />;
  return (
    <Card>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap={5}>
          {failure && (
            <Alert tone="warning" error={failure}>
              {failure.message}
            </Alert>
          )}
          <TextAreaField
            form={form}
            name="message"
            label={labels.message}
            hint={labels.from(viewer.name, viewer.email)}
            isRequired
            className={styles.message}
            maxLength={5000}
            readOnly={isBusy}
            onChange={storeTyped}
          />
          <Cluster justify="end">
            <Button
              type="submit"
              size="large"
              className={styles.send}
              icon={<Icon name="send" size={20} />}
              isBusy={isBusy}
            >
              {labels.send}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Card>
  );
}

function Sent({ feedback, onAnother }: { readonly feedback: string; onAnother(): void }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card>
      <div className={styles.sent}>
        <span className={styles.mark}>
          <Icon name="check" size={32} />
        </span>
        <h2 ref={heading} tabIndex={-1} className={styles.feedback}>
          {feedback}
        </h2>
        <Cluster justify="center">
          <Button to="/">{labels.home}</Button>
          <Button variant="secondary" onClick={onAnother}>
            {labels.another}
          </Button>
        </Cluster>
      </div>
    </Card>
  );
}
