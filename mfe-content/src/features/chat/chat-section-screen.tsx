import { chatPath } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import type { MenuSection } from '@shared-kit/contracts/identity';
import { FrameViewer } from '@shared-kit/media/player';
import { EmptyState, FullStage, Icon, IconButton, PageHeader, QueryStates } from '@shared-kit/ui';
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
    <QueryStates
      query={query}
      skeleton={
        <FullStage>
          <div className={styles.box} data-fills-stage="">
            <ChatSkeleton />
          </div>
        </FullStage>
      }
    >
      {({ content }) => <Embedded option={menuOption} item={content[0]} />}
    </QueryStates>
  );
}

function Embedded({ option, item }: { option: MenuSection['menuOption']; item: ContentItem | undefined }) {
  const address = option.url === '' ? (item?.contentLocation ?? '') : option.url;
  const header = <PageHeader title={option.text} description={option.description} />;
  if (address === '' && item?.idChatRoom != null) return <RoomStage idChatRoom={item.idChatRoom} />;
  if (address === '')
    return (
      <>
        {header}
        <EmptyState icon={<Icon name="chat" size={28} />} title={labels.noChat} />
      </>
    );
  return (
    <>
      {header}
      <FullStage>
        <div className={styles.box} data-fills-stage="">
          <FrameViewer src={address} title={item?.text ?? option.text} />
        </div>
      </FullStage>
    </>
  );
}

/** Renders a room whose head is the head of the page. */
function RoomStage({ idChatRoom }: { idChatRoom: number }) {
  return (
    <FullStage>
      <div className={styles.box} data-fills-stage="">
        <ChatRoom
          idChatRoom={idChatRoom}
          headingLevel={1}
          actions={
            <IconButton to={chatPath(idChatRoom)} label={labels.fullPage} icon={<Icon name="maximize" size={20} />} />
          }
        />
      </div>
    </FullStage>
  );
}
