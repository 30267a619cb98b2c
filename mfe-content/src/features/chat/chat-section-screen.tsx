import { chatPath } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import type { MenuSection } from '@shared-kit/contracts/identity';
import { FrameViewer } from '@shared-kit/media/player';
import { EmptyState, Icon, IconButton, PageHeader, QueryStates } from '@shared-kit/ui';
import { useSectionItems } from '../../lib/section-items.queries.ts';
import { ChatRoom } from './chat-room.tsx';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { labels } from './labels.ts';
import styles from './chat-section-screen.module.css';

/**
 * Section type 20: a web chat in a frame, at the address of the section or of its first content; or a room of the
 * portal (A2s-35).
 */
export function ChatSectionScreen({ section: { idSection, menuOption } }: { section: MenuSection }) {
  const query = useSectionItems(idSection);
  return (
    <>
      <PageHeader title={menuOption.text} description={menuOption.description} />
      <QueryStates
        query={query}
        skeleton={
          <div className={styles.box}>
            <ChatSkeleton />
          </div>
        }
      >
        {({ content }) => <Embedded url={menuOption.url} item={content[0]} name={menuOption.text} />}
      </QueryStates>
    </>
  );
}

function Embedded({ url, item, name }: { url: string; item: ContentItem | undefined; name: string }) {
  const address = url === '' ? (item?.contentLocation ?? '') : url;
  if (address === '' && item?.idChatRoom == null)
    return <EmptyState icon={<Icon name="chat" size={28} />} title={labels.noChat} />;
  return (
    <div className={styles.box}>
      {address === '' && item?.idChatRoom != null ? (
        <ChatRoom
          idChatRoom={item.idChatRoom}
          headingLevel={2}
          actions={
            <IconButton
              to={chatPath(item.idChatRoom)}
              label={labels.fullPage}
              icon={<Icon name="maximize" size={20} />}
            />
          }
        />
      ) : (
        <FrameViewer src={address} title={item?.text ?? name} />
      )}
    </div>
  );
}
