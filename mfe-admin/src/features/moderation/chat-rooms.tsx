import { adminModerationPath } from '@shared-kit/contracts/admin';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { Link } from '@shared-kit/runtime/router';
import { Badge, EmptyState, Icon, QueryStates, SkeletonText, Table } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { useRooms } from './moderation.queries.ts';

const words = labels.rooms;

const messagesOf = (idChatRoom: number, more = '') => `${adminModerationPath}?aba=mensagens&sala=${idChatRoom}${more}`;

/** Chat rooms with what waits in each; a room leads to its messages. */
export function ChatRooms() {
  const query = useRooms();
  return (
    <QueryStates
      query={query}
      errorTitle={words.loadFailed}
      skeleton={<SkeletonText lines={8} />}
      isEmpty={({ rooms }) => rooms.length === 0}
      empty={<EmptyState icon={<Icon name="chat" size={28} />} title={words.none} description={words.noneHint} />}
    >
      {({ rooms }) => (
        <Table
          caption={words.caption}
          rows={rooms}
          rowKey={({ idChatRoom }) => idChatRoom}
          columns={[
            {
              key: 'name',
              header: words.name,
              isTitle: true,
              sortValue: ({ name }) => name,
              cell: ({ idChatRoom, name }) => <Link to={messagesOf(idChatRoom)}>{name}</Link>,
            },
            { key: 'kind', header: words.kind, cell: ({ kind }) => words.kinds[kind] },
            {
              key: 'messages',
              header: words.messages,
              align: 'end',
              sortValue: ({ messages }) => messages,
              cell: ({ messages }) => messages.toLocaleString('pt-BR'),
            },
            {
              key: 'waiting',
              header: words.waiting,
              align: 'end',
              sortValue: ({ waiting }) => waiting,
              cell: ({ idChatRoom, waiting }) =>
                waiting === 0 ? (
                  '0'
                ) : (
                  <Link to={messagesOf(idChatRoom, '&estado=reported')}>
                    <Badge>{waiting.toLocaleString('pt-BR')}</Badge>
                  </Link>
                ),
            },
            {
              key: 'lastAt',
              header: words.lastAt,
              sortValue: ({ lastAt }) => lastAt ?? '',
              cell: ({ lastAt }) => (lastAt === null ? words.never : formatDateTime(lastAt)),
            },
          ]}
        />
      )}
    </QueryStates>
  );
}
