import { useSearchParams } from '@shared-kit/runtime/router';
import { Tabs } from '@shared-kit/ui/overlays';
import { BlockedPeople } from '../features/moderation/blocked-people.tsx';
import { ChatRooms } from '../features/moderation/chat-rooms.tsx';
import { labels } from '../features/moderation/labels.ts';
import { ModeratedComments } from '../features/moderation/moderated-comments.tsx';
import { ModeratedMessages } from '../features/moderation/moderated-messages.tsx';
import { UploadSections } from '../features/moderation/upload-sections.tsx';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';

const tabs = [
  { key: 'comentarios', label: labels.tabs.comments, content: <ModeratedComments /> },
  { key: 'mensagens', label: labels.tabs.messages, content: <ModeratedMessages /> },
  { key: 'salas', label: labels.tabs.rooms, content: <ChatRooms /> },
  { key: 'envios', label: labels.tabs.uploads, content: <UploadSections /> },
  { key: 'bloqueios', label: labels.tabs.blocked, content: <BlockedPeople /> },
];

/** Page 'Moderação'. Filters belong to their tab, so another tab starts without them. */
export function Page() {
  const [params, setParams] = useSearchParams();
  const open = tabs.find(({ key }) => key === params.get('aba'))?.key ?? 'comentarios';
  return (
    <AdminFrame title={labels.title} description={labels.description} right="community.moderate">
      <Tabs
        label={labels.title}
        value={open}
        onValueChange={(aba) => setParams({ aba }, { replace: true })}
        tabs={tabs}
      />
    </AdminFrame>
  );
}
