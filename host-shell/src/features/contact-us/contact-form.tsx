import { useEffect, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useActiveSession } from 'shared-kit/session';
import { Alert, Button, Card, Cluster, Field, Icon, Stack, TextArea } from 'shared-kit/ui';
import styles from './contact-us.module.css';
import { labels } from './labels.ts';
import { useContactForm } from './use-contact-form.ts';

/** A message to the company, and once it is sent what the company answers to all of them. */
export function ContactForm({ feedback }: { readonly feedback: string }): ReactNode {
  const { viewer } = useActiveSession();
  const { message, fault, refusal, state, write, send, startOver } = useContactForm();
  const field = useRef<HTMLTextAreaElement>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!(await send())) field.current?.focus();
  }

  if (state === 'sent') return <Sent feedback={feedback} onAnother={startOver} />;
  return (
    <Card>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          {refusal !== undefined && <Alert tone="warning">{refusal}</Alert>}
          <Field label={labels.message} isRequired error={fault} hint={labels.from(viewer.name, viewer.email)}>
            <TextArea
              ref={field}
              className={styles.message}
              name="message"
              maxLength={5000}
              readOnly={state === 'sending'}
              value={message}
              onChange={(event) => write(event.target.value)}
            />
          </Field>
          <Cluster justify="end">
            <Button
              type="submit"
              size="large"
              className={styles.send}
              icon={<Icon name="send" size={20} />}
              isBusy={state === 'sending'}
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
