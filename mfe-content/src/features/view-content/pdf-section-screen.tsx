import { apiQueryOptions, useQuery } from '@shared-kit/runtime/api';
import { listContent } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import type { MenuSection } from '@shared-kit/contracts/identity';
import { useSearchParams } from '@shared-kit/runtime/router';
import { EmptyState, FullStage, PageHeader, QueryStates, Select } from '@shared-kit/ui';
import { ContentViewer, PdfLoading, viewerKind } from '@shared-kit/media/viewer';
import { labels } from './labels.ts';
import { useItemProgress } from './use-item-progress.ts';
import styles from './pdf-section-screen.module.css';

/** Section type 18: shows its documents in place, one at a time (A2s-29). */
export function PdfSectionScreen({ section: { idSection, menuOption } }: { section: MenuSection }) {
  // Not cached: links to files expire, and the person may have turned pages in the meantime.
  const query = useQuery({ ...apiQueryOptions(listContent, { params: { idSection } }), gcTime: 0 });
  const documents = (query.data?.content ?? []).filter((item) => viewerKind(item) === 'pdf');
  return (
    <>
      <PageHeader title={menuOption.text} description={menuOption.description} />
      <QueryStates
        query={query}
        skeleton={
          <FullStage>
            <PdfLoading />
          </FullStage>
        }
        isEmpty={() => documents.length === 0}
        empty={<EmptyState title={labels.empty} />}
        errorTitle={labels.failed}
      >
        {() => <Documents documents={documents} idSection={idSection} />}
      </QueryStates>
    </>
  );
}

function Documents({ documents, idSection }: { documents: readonly ContentItem[]; idSection: number }) {
  const [search, setSearch] = useSearchParams();
  const named = search.get('document');
  const shown = documents.find(({ idContentItem }) => String(idContentItem) === named) ?? documents[0];
  if (!shown) return null;
  return (
    <FullStage>
      {documents.length > 1 && (
        <Select
          className={styles.choice ?? ''}
          aria-label={labels.otherDocuments}
          options={documents.map(({ idContentItem, text }) => ({ value: String(idContentItem), label: text }))}
          value={String(shown.idContentItem)}
          onChange={(event) => setSearch({ document: event.target.value }, { replace: true })}
        />
      )}
      <OneDocument key={shown.idContentItem} item={shown} idSection={idSection} />
    </FullStage>
  );
}

function OneDocument({ item, idSection }: { item: ContentItem; idSection: number }) {
  const progress = useItemProgress(item, idSection);
  return <ContentViewer item={item} progress={progress} />;
}
