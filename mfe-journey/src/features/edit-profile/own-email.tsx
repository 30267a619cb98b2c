import { useState } from 'react';
import { call } from '@shared-kit/runtime/api';
import { sendEmailLink } from '@shared-kit/contracts/identity';
import type { User } from '@shared-kit/contracts/identity';
import { Alert, Button, Card, CardHeader, Cluster, Stack } from '@shared-kit/ui';
import { saveFailure, useSaveNotice } from '../../lib/save-notice/use-save-notice.ts';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { labels } from './labels.ts';

interface OwnEmailProps {
  readonly user: User;
  readonly isReadOnly: boolean;
  onSaved(user: User): void;
}

/** State of the e-mail of a person who registered without the company, and the ways to confirm or change it. */
export function OwnEmail({ user, isReadOnly, onSaved }: OwnEmailProps) {
  const [isOpen, setOpen] = useState(false);
  const { isSending, notice, dismiss, sendAgain } = useSendAgain(user.idUser);
  const { access } = labels;
  const isWaiting = user.pendingEmail !== undefined;
  return (
    <Card as="section" padding="large" aria-label={access.title}>
      <CardHeader title={access.title} />
      <Stack gap={5}>
        {isWaiting ? (
          <Alert tone="warning">
            {access.waiting(user.pendingEmail ?? '')} {access.untilThen(user.username)}
          </Alert>
        ) : (
          <p>{user.email === '' ? access.none : access.confirmed(user.email)}</p>
        )}
        {notice && (
          <Alert tone={notice.tone} onDismiss={dismiss}>
            {notice.text}
          </Alert>
        )}
        {!isReadOnly && (
          <Cluster>
            {isWaiting && (
              <Button isBusy={isSending} onClick={() => void sendAgain()}>
                {access.sendAgain}
              </Button>
            )}
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {access.change}
            </Button>
          </Cluster>
        )}
      </Stack>
      {isOpen && (
        <ChangeEmailDialog
          user={user}
          onClose={() => setOpen(false)}
          onSaved={(saved) => {
            setOpen(false);
            onSaved(saved);
          }}
        />
      )}
    </Card>
  );
}

/** Sends the mail with the link again and says whether that worked. */
function useSendAgain(idUser: number) {
  const [isSending, setSending] = useState(false);
  const { notice, succeed, fail, dismiss } = useSaveNotice();
  async function sendAgain(): Promise<void> {
    setSending(true);
    try {
      await call(sendEmailLink, { params: { id: idUser } });
      succeed(labels.access.sent);
    } catch (error) {
      fail(saveFailure(error));
    } finally {
      setSending(false);
    }
  }
  return { isSending, notice, dismiss, sendAgain };
}
