import { useEffect, useState } from 'react';
import { useApiMutation } from '@shared-kit/runtime/api';
import { recordContentShare } from '@shared-kit/contracts/learning';
import type { ContentShareEvent } from '@shared-kit/contracts/learning';
import { useHref } from '@shared-kit/runtime/router';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Alert, Button, Field, Icon, Stack, TextInput } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';
import { sharedAddress, whatsAppAddress } from './share.rules.ts';
import type { Shareable } from './share.rules.ts';

interface ShareDialogProps {
  readonly content: Shareable;
  /** Duration of 'Link copiado!' in milliseconds. */
  readonly copiedMs: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Renders the link of a content, to copy or to send (B2.7-04, B2.7-05). */
export function ShareDialog({ content, copiedMs, isOpen, onClose }: ShareDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={labels.title} description={content.title} size="small">
      <LinkToShare content={content} copiedMs={copiedMs} />
    </Dialog>
  );
}

function LinkToShare({ content, copiedMs }: Pick<ShareDialogProps, 'content' | 'copiedMs'>) {
  const home = useHref('/');
  const recordShare = useRecordShare(content.idContentItem);
  const [copy, setCopy] = useState<'idle' | 'copied' | 'failed'>('idle');
  const link = sharedAddress(content, new URL(home, location.origin).href);
  useEffect(() => {
    if (copy !== 'copied') return;
    const timer = setTimeout(() => setCopy('idle'), copiedMs);
    return () => clearTimeout(timer);
  }, [copy, copiedMs]);
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopy('copied');
      recordShare('content/share/copy');
    } catch (error) {
      // Only logs a warning: the link is visible and can be copied by hand (B8-24).
      console.warn('clipboard', error);
      setCopy('failed');
    }
  };
  return (
    <Stack gap={5}>
      <Field label={labels.link}>
        <TextInput readOnly value={link} onFocus={({ target }) => target.select()} />
      </Field>
      {copy === 'failed' && <Alert tone="warning">{labels.notCopied}</Alert>}
      <Stack gap={3}>
        <Button icon={<Icon name={copy === 'copied' ? 'check' : 'copy'} size={18} />} onClick={() => void copyLink()}>
          <span aria-live="polite">{copy === 'copied' ? labels.copied : labels.copy}</span>
        </Button>
        <Button
          variant="secondary"
          icon={<Icon name="send" size={18} />}
          href={whatsAppAddress(content.title, link)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {labels.whatsApp}
        </Button>
      </Stack>
    </Stack>
  );
}

/** Records an action on a content's link; a failure has no effect on the person. */
export function useRecordShare(idContent: number): (event: ContentShareEvent) => void {
  const { viewer } = useActiveSession();
  const record = useApiMutation(recordContentShare);
  return (event) =>
    record.mutate(
      { body: { event, idUser: viewer.idUser, idContent } },
      { onError: (error) => console.warn(event, error) },
    );
}
