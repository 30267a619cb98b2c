import { useRef, useState } from 'react';
import { SSO_METADATA_MAX_LENGTH } from '@shared-kit/contracts/admin';
import { ApiError } from '@shared-kit/runtime/api';
import { Alert, Button, Cluster, Field, Icon, Stack, TextArea, TextInput } from '@shared-kit/ui';
import { Tabs } from '@shared-kit/ui/overlays';
import { readMetadata } from './company-sso.queries.ts';
import type { MetadataSource } from './company-sso.queries.ts';
import { labels } from './labels.ts';
import styles from './company-sso.module.css';

type Metadata = Awaited<ReturnType<typeof readMetadata>>;

interface MetadataSourceProps {
  onRead: (metadata: Metadata) => void;
}

/** Reads the metadata of a provider from a file, a text or an address. */
export function MetadataSourcePicker({ onRead }: MetadataSourceProps) {
  const [xml, setXml] = useState('');
  const [address, setAddress] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [leftOut, setLeftOut] = useState<number>();
  const file = useRef<HTMLInputElement>(null);

  const read = async (source: MetadataSource) => {
    setBusy(true);
    setFailure('');
    setLeftOut(undefined);
    try {
      const metadata = await readMetadata(source);
      setLeftOut(metadata.leftOut);
      onRead(metadata);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    } finally {
      setBusy(false);
    }
  };
  const readFile = async (chosen: File | undefined) => {
    if (!chosen) return;
    if (chosen.size > SSO_METADATA_MAX_LENGTH) setFailure(labels.tooLarge);
    else await read({ kind: 'xml', xml: await chosen.text() });
  };
  const readButton = (source: MetadataSource, isEmpty: boolean) => (
    <Button size="small" variant="secondary" isBusy={isBusy} disabled={isEmpty} onClick={() => void read(source)}>
      {labels.read}
    </Button>
  );

  return (
    <section className={styles.source} aria-label={labels.source}>
      <h3>{labels.source}</h3>
      <p className={styles.quiet}>{labels.sourceHint}</p>
      <Tabs
        label={labels.source}
        appearance="pill"
        tabs={[
          {
            key: 'file',
            label: labels.byFile,
            content: (
              <Cluster>
                <input
                  ref={file}
                  type="file"
                  hidden
                  aria-label={labels.chooseFile}
                  accept=".xml,application/xml,text/xml"
                  onChange={(event) => {
                    void readFile(event.target.files?.[0]);
                    // Clears the value so that the same file can be chosen again.
                    event.target.value = '';
                  }}
                />
                <Button
                  size="small"
                  variant="secondary"
                  icon={<Icon name="upload" size={18} />}
                  isBusy={isBusy}
                  onClick={() => file.current?.click()}
                >
                  {labels.chooseFile}
                </Button>
              </Cluster>
            ),
          },
          {
            key: 'text',
            label: labels.byText,
            content: (
              <Stack>
                <Field label={labels.xml}>
                  <TextArea value={xml} rows={5} onChange={(event) => setXml(event.target.value)} />
                </Field>
                <Cluster>{readButton({ kind: 'xml', xml }, xml.trim() === '')}</Cluster>
              </Stack>
            ),
          },
          {
            key: 'address',
            label: labels.byAddress,
            content: (
              <Stack>
                <Field label={labels.address} hint={labels.addressHint}>
                  <TextInput type="url" value={address} onChange={(event) => setAddress(event.target.value)} />
                </Field>
                <Cluster>{readButton({ kind: 'address', address }, address.trim() === '')}</Cluster>
              </Stack>
            ),
          },
        ]}
      />
      {failure !== '' && <Alert tone="danger" title={failure} />}
      {leftOut !== undefined && (
        <Alert tone="success" title={labels.readDone}>
          {leftOut > 0 ? labels.leftOut(leftOut) : undefined}
        </Alert>
      )}
    </section>
  );
}
