import { useState } from 'react';
import type { CompanyTerms, TermsVersion } from '@shared-kit/contracts/admin';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { Badge, Button, Card, CardHeader, Cluster, EmptyState, Icon, Stack, Table } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { WhoAccepted } from './who-accepted.tsx';

interface TermsVersionsProps {
  terms: CompanyTerms;
  /** Undefined when nobody may restore. */
  onRestore: ((name: string) => void) | undefined;
}

/** Versions of the terms with dates and acceptances, and who accepted one of them. */
export function TermsVersions({ terms: { current, history }, onRestore }: TermsVersionsProps) {
  const [chosen, setChosen] = useState<string>();
  const shown = history.find(({ name }) => name === chosen)?.name ?? history[0]?.name;
  const isCurrent = ({ name }: TermsVersion) => name === current?.name;
  return (
    <>
      <Card>
        <CardHeader title={labels.history} />
        {history.length === 0 ? (
          <EmptyState
            icon={<Icon name="history" size={28} />}
            title={labels.noHistory}
            description={labels.noHistoryHint}
          />
        ) : (
          <Table
            caption={labels.history}
            rows={history}
            rowKey={({ name }) => name}
            columns={[
              {
                key: 'name',
                header: labels.version,
                isTitle: true,
                cell: (version) => (
                  <Cluster>
                    {version.name}
                    {isCurrent(version) && <Badge>{labels.current}</Badge>}
                  </Cluster>
                ),
              },
              { key: 'published', header: labels.published, cell: publishedText },
              {
                key: 'accepted',
                header: labels.acceptances,
                align: 'end',
                cell: ({ accepted }) => accepted.toLocaleString('pt-BR'),
              },
              {
                key: 'actions',
                header: labels.actions,
                cell: (version) =>
                  onRestore && version.hasText && !isCurrent(version) ? (
                    <Button
                      size="small"
                      variant="secondary"
                      aria-label={labels.restoreOf(version.name)}
                      onClick={() => onRestore(version.name)}
                    >
                      {labels.restore}
                    </Button>
                  ) : null,
              },
            ]}
          />
        )}
      </Card>
      {shown !== undefined && (
        <Card>
          <CardHeader title={labels.who} />
          <Stack>
            <WhoAccepted key={shown} name={shown} names={history.map(({ name }) => name)} onChoose={setChosen} />
          </Stack>
        </Card>
      )}
    </>
  );
}

function publishedText({ publishedAt, publishedBy }: TermsVersion): string {
  return publishedAt === null ? labels.byFiles : labels.by(formatDateTime(publishedAt), publishedBy);
}
