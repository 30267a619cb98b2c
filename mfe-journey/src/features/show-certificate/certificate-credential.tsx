import { credentialPaths } from '@shared-kit/contracts/journey';
import { apiAddress } from '@shared-kit/runtime/api';
import { Button, Card, Icon, Stack } from '@shared-kit/ui';
import { labels } from './labels.ts';

/** Offers the verifiable credential of a certificate in its three forms (decision 461). */
export function CertificateCredential({ token }: { token: string }) {
  const address = apiAddress(`${credentialPaths.certificates}/${token}`);
  return (
    <Card>
      <Stack gap={4}>
        <h2>{labels.credential.title}</h2>
        <p>{labels.credential.text}</p>
        <Stack gap={3}>
          <Button variant="secondary" icon={<Icon name="award" size={18} />} href={`${address}/badge`} download>
            {labels.credential.badge}
          </Button>
          <Button variant="secondary" icon={<Icon name="download" size={18} />} href={`${address}/document`} download>
            {labels.credential.json}
          </Button>
          <Button
            variant="ghost"
            icon={<Icon name="external-link" size={18} />}
            href={address}
            target="_blank"
            rel="noopener noreferrer"
          >
            {labels.credential.jwt}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
