import { listUploads, sendUploadPath } from '@shared-kit/contracts/content';
import type { MenuSection } from '@shared-kit/contracts/identity';
import { Button, EmptyState, Grid, Icon, PageHeader, QueryStates, SkeletonCard } from '@shared-kit/ui';
import { labels as common } from '../../lib/labels.ts';
import { MoreButton } from '../../lib/more-button.tsx';
import { usePages } from '../../lib/use-pages.ts';
import { labels } from './labels.ts';
import { UploadCard } from './upload-card.tsx';

const pageSize = 12;

/** Section type 21: the uploads of all people, newest first (A2s-31). */
export function UserUploadsScreen({ section: { idSection, menuOption } }: { section: MenuSection }) {
  const query = usePages({
    endpoint: listUploads,
    pageSize,
    input: { params: { id: idSection } },
    items: ({ data }) => data,
    total: ({ totalRecords }) => totalRecords,
  });
  const total = query.data?.total ?? 0;
  const send = (
    <Button to={sendUploadPath(idSection)} icon={<Icon name="upload" size={18} />}>
      {labels.send}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={menuOption.text}
        description={menuOption.description}
        eyebrow={total > 0 ? labels.count(total) : ' '}
        actions={send}
      />
      <QueryStates
        query={query}
        skeleton={
          <Grid>
            {Array.from({ length: 8 }, (_, index) => (
              <SkeletonCard key={index} />
            ))}
          </Grid>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState title={common.empty} description={labels.emptyHint} icon={<Icon name="upload" size={28} />} />
        }
      >
        {({ items }) => (
          <>
            <Grid label={menuOption.text}>
              {items.map((upload, index) => (
                <UploadCard key={upload.idUserUpload} upload={upload} isEarly={index < 8} />
              ))}
            </Grid>
            <MoreButton pages={query} shown={items.length} total={total} />
          </>
        )}
      </QueryStates>
    </>
  );
}
