import { call, queryKeyOf, useInfiniteQuery } from '@shared-kit/runtime/api';
import { ATTACHMENTS_PAGE_SIZE, attachmentLabel, listTeamAttachments } from '@shared-kit/contracts/learning';
import type { Attachment, AttachmentFormat } from '@shared-kit/contracts/learning';
import { EmptyState, Icon, QueryStates, SkeletonText, VisuallyHidden } from '@shared-kit/ui';
import type { IconName } from '@shared-kit/ui';
import { Drawer } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';
import { MoreComments } from './more-comments.tsx';
import styles from './interactions.module.css';

const icons: Readonly<Record<AttachmentFormat, IconName>> = {
  1: 'file-text',
  2: 'presentation',
  3: 'spreadsheet',
  4: 'file',
  5: 'image',
  6: 'audio',
  7: 'video',
};

/** Loads the attachments. Their links are signed for some hours, so each opening of the drawer loads fresh ones. */
function useAttachments(idTeam: number, isOpen: boolean) {
  return useInfiniteQuery({
    queryKey: [...queryKeyOf(listTeamAttachments), idTeam],
    enabled: isOpen,
    staleTime: 0,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(
        listTeamAttachments,
        { params: { idTeam }, query: { offset: pageParam, limit: ATTACHMENTS_PAGE_SIZE } },
        { signal },
      ),
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.result.length, 0);
      return last.result.length === 0 || loaded >= last.totalRecords ? undefined : loaded;
    },
    select: ({ pages }) => pages.flatMap((page) => page.result),
  });
}

/** Renders the files of the class (B2.13-11). */
export function AttachmentsDrawer({
  idTeam,
  isOpen,
  onClose,
}: {
  idTeam: number;
  isOpen: boolean;
  onClose: () => void;
}) {
  const query = useAttachments(idTeam, isOpen);
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={labels.attachments}>
      <QueryStates
        query={query}
        skeleton={<SkeletonText lines={6} />}
        isEmpty={(files) => files.length === 0}
        empty={<EmptyState icon={<Icon name="attachment" size={28} />} title={labels.noAttachments} />}
        errorTitle={labels.attachmentsFailed}
      >
        {(files) => (
          <>
            <ul className={styles.list} role="list">
              {files.map((file) => (
                <li key={file.idAttachment}>
                  <AttachmentLink file={file} />
                </li>
              ))}
            </ul>
            <MoreComments query={query} />
          </>
        )}
      </QueryStates>
    </Drawer>
  );
}

function AttachmentLink({ file }: { file: Attachment }) {
  return (
    <a className={styles.attachment} href={file.url} target="_blank" rel="noopener noreferrer">
      <Icon name={icons[file.format]} size={22} />
      <span className={styles.attachmentNames}>
        <span className={styles.attachmentKind}>{attachmentLabel(file.format)}</span>
        <span>{file.title}</span>
      </span>
      <Icon name="external-link" size={16} />
      <VisuallyHidden>({labels.newTab})</VisuallyHidden>
    </a>
  );
}
