import { useEffect, useState } from 'react';
import { certificateAuthenticityPath, linkedInAddress } from '@shared-kit/contracts/journey';
import type { CertificateDetails } from '@shared-kit/contracts/journey';
import { useHref } from '@shared-kit/runtime/router';
import { Alert, Button, Card, Field, Icon, Stack, TextInput } from '@shared-kit/ui';
import { labels } from './labels.ts';

/** Duration of 'Link copiado!' in milliseconds. */
const copiedFor = 4000;
const elsewhere = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Shares a certificate: its public address, and LinkedIn's form for the profile. */
export function ShareCertificate({ certificate }: { certificate: CertificateDetails }) {
  const publicUrl = new URL(useHref(certificateAuthenticityPath(certificate.token)), location.origin).href;
  const { copy, copyLink } = useCopy(publicUrl);
  return (
    <Card>
      <Stack gap={4}>
        <h2>{labels.share.title}</h2>
        <Field label={labels.share.link}>
          <TextInput readOnly value={publicUrl} onFocus={({ target }) => target.select()} />
        </Field>
        {copy === 'failed' && <Alert tone="warning">{labels.share.notCopied}</Alert>}
        <Stack gap={3}>
          <Button
            variant="secondary"
            icon={<Icon name={copy === 'copied' ? 'check' : 'copy'} size={18} />}
            onClick={() => void copyLink()}
          >
            <span aria-live="polite">{copy === 'copied' ? labels.share.copied : labels.share.copy}</span>
          </Button>
          <Button
            variant="secondary"
            icon={<Icon name="share" size={18} />}
            href={linkedInAddress(certificate, publicUrl)}
            {...elsewhere}
          >
            {labels.share.linkedIn}
          </Button>
          <Button variant="ghost" icon={<Icon name="external-link" size={18} />} href={publicUrl} {...elsewhere}>
            {labels.share.open}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}

function useCopy(text: string) {
  const [copy, setCopy] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (copy !== 'copied') return;
    const timer = setTimeout(() => setCopy('idle'), copiedFor);
    return () => clearTimeout(timer);
  }, [copy]);
  const copyLink = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopy('copied');
    } catch {
      // The address is visible and can be copied by hand.
      setCopy('failed');
    }
  };
  return { copy, copyLink };
}
