import { messageStates } from '@shared-kit/contracts/admin';
import { labels } from './labels.ts';
import { ModeratedList } from './moderated-list.tsx';
import { ModeratedRow } from './moderated-row.tsx';
import { useMessages, useRooms } from './moderation.queries.ts';
import { useModerationAddress } from './use-moderation-address.ts';

/** Messages of one chat room, or of all. */
export function ModeratedMessages() {
  const address = useModerationAddress();
  const messages = useMessages(address);
  const rooms = useRooms().data?.rooms ?? [];
  return (
    <ModeratedList
      list="messages"
      {...messages}
      address={address}
      words={labels.messages}
      nameOf={({ author, roomName }) => `${author.name}, ${roomName}`}
      filters={[
        {
          name: 'estado',
          label: labels.state,
          any: labels.messageStates.all,
          options: messageStates
            .filter((value) => value !== 'all')
            .map((value) => ({ value, label: labels.messageStates[value] })),
        },
        {
          name: 'sala',
          label: labels.room,
          any: labels.allRooms,
          options: rooms.map(({ idChatRoom, name }) => ({ value: String(idChatRoom), label: name })),
        },
      ]}
      renderRow={(message, actions) => (
        <ModeratedRow
          key={`${message.idChatRoom}-${message.sequence}`}
          author={message.author}
          text={message.text}
          place={message.roomName}
          at={message.at}
          reports={message.reports.length}
          hidden={message.removedBy === null ? null : { by: message.removedBy, reason: message.removedReason }}
          words={labels.messages}
          actions={actions}
        />
      )}
    />
  );
}
