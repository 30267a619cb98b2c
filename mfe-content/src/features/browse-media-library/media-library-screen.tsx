import { call, queryKeyOf, useApiQuery, useQuery } from '@shared-kit/runtime/api';
import { MEDIA_LIBRARY_TIMEOUT_MS, listContent, readMediaLibrary } from '@shared-kit/contracts/content';
import type { MenuSection } from '@shared-kit/contracts/identity';
import { useSearchParams } from '@shared-kit/runtime/router';
import { EmptyState, Field, PageHeader, QueryStates, Select, Skeleton, Stack } from '@shared-kit/ui';
import { labels as common } from '../../lib/labels.ts';
import { FolderView } from './folder-view.tsx';
import { knownFolder } from './folder.rules.ts';

const loading = (
  <Stack gap={3}>
    {[1, 2, 3, 4, 5].map((key) => (
      <Skeleton key={key} height="4rem" />
    ))}
  </Stack>
);

/**
 * Section type 25: each item is a library of files in folders. The address holds the library and the folder (A2s-32).
 */
export function MediaLibraryScreen({ section: { idSection, menuOption } }: { section: MenuSection }) {
  const query = useApiQuery(listContent, { params: { idSection } });
  const [search, setSearch] = useSearchParams();
  const named = search.get('biblioteca');
  return (
    <>
      <PageHeader title={menuOption.text} description={menuOption.description} />
      <QueryStates
        query={query}
        skeleton={loading}
        isEmpty={({ content }) => content.length === 0}
        empty={<EmptyState title={common.empty} />}
      >
        {({ content }) => {
          const library = content.find(({ idContentItem }) => String(idContentItem) === named) ?? content[0];
          return (
            <Stack gap={5}>
              {content.length > 1 && (
                <Field label={menuOption.text} isLabelHidden>
                  <Select
                    value={String(library?.idContentItem)}
                    options={content.map(({ idContentItem, text }) => ({ value: String(idContentItem), label: text }))}
                    onChange={(event) => setSearch({ biblioteca: event.target.value }, { replace: true })}
                  />
                </Field>
              )}
              {library && (
                <Library key={library.idContentItem} idContentItem={library.idContentItem} name={library.text} />
              )}
            </Stack>
          );
        }}
      </QueryStates>
    </>
  );
}

function Library({ idContentItem, name }: { idContentItem: number; name: string }) {
  const [search, setSearch] = useSearchParams();
  const input = { params: { idContentItem } };
  const query = useQuery({
    queryKey: queryKeyOf(readMediaLibrary, input),
    // Not cached, because links to files expire (A7c-19).
    queryFn: ({ signal }) => call(readMediaLibrary, input, { signal, timeoutMs: MEDIA_LIBRARY_TIMEOUT_MS }),
    gcTime: 0,
  });
  const open = (folder: string): void => {
    const changed = new URLSearchParams(search);
    if (folder === '') changed.delete('pasta');
    else changed.set('pasta', folder);
    setSearch(changed);
  };
  return (
    <QueryStates
      query={query}
      skeleton={loading}
      isEmpty={({ files }) => files.length === 0}
      empty={<EmptyState title={common.empty} />}
    >
      {({ files }) => (
        <FolderView files={files} name={name} folder={knownFolder(files, search.get('pasta') ?? '')} onOpen={open} />
      )}
    </QueryStates>
  );
}
