import {
  commentStates,
  listAdminChatRooms,
  listAdminComments,
  listAdminMessages,
  messageStates,
  moderateComments,
  moderateMessages,
} from '@shared-kit/contracts/admin';
import type { AdminComment, AdminMessage } from '@shared-kit/contracts/admin';
import { apiQueryOptions, call, useApiQuery, useInvalidate, useQuery } from '@shared-kit/runtime/api';
import { useDelayedAnswers } from '../../lib/answers/use-delayed-answers.ts';
import { labels } from './labels.ts';
import type { useModerationAddress } from './use-moderation-address.ts';

type Address = ReturnType<typeof useModerationAddress>;

/** Filters and place of a list, as the server reads them. */
function placeOf({ filter, after, before }: Address) {
  return {
    ...(filter('busca') === '' ? {} : { q: filter('busca') }),
    ...(after === undefined ? {} : { after }),
    ...(before === undefined ? {} : { before }),
  };
}

const idOfComment = ({ idComment }: AdminComment) => idComment;
const idOfMessage = ({ idChatRoom, sequence }: Pick<AdminMessage, 'idChatRoom' | 'sequence'>) =>
  `${idChatRoom}-${sequence}`;

/** Reads comments by the filters of the address, and hides or shows them. */
export function useComments(address: Address) {
  const invalidate = useInvalidate();
  const state = commentStates.find((each) => each === address.filter('estado')) ?? 'all';
  const query = useQuery({
    ...apiQueryOptions(listAdminComments, { query: { state, ...placeOf(address) } }),
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
  const answers = useDelayedAnswers<AdminComment>({
    words: labels.comments,
    idOf: idOfComment,
    refresh: () => invalidate(listAdminComments),
    send: async ({ items, reason }) => {
      const ids = items.map(idOfComment);
      const { results } = await call(moderateComments, {
        body: reason === undefined ? { decision: 'RESTORED', ids } : { decision: 'HIDDEN', ids, reason },
      });
      return results;
    },
  });
  return { query, answers, idOf: idOfComment, items: query.data?.comments ?? [] };
}

/** Reads messages by the filters of the address, and removes or returns them. */
export function useMessages(address: Address) {
  const invalidate = useInvalidate();
  const state = messageStates.find((each) => each === address.filter('estado')) ?? 'all';
  const room = Number(address.filter('sala'));
  const query = useQuery({
    ...apiQueryOptions(listAdminMessages, {
      query: { state, ...placeOf(address), ...(room > 0 ? { room } : {}) },
    }),
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
  const answers = useDelayedAnswers<AdminMessage>({
    words: labels.messages,
    idOf: idOfMessage,
    refresh: () => invalidate(listAdminMessages, listAdminChatRooms),
    send: async ({ items, reason }) => {
      const messages = items.map(({ idChatRoom, sequence }) => ({ idChatRoom, sequence }));
      const { results } = await call(moderateMessages, {
        body: reason === undefined ? { decision: 'RESTORED', messages } : { decision: 'REMOVED', messages, reason },
      });
      return results.map((result) => ({ id: idOfMessage(result), message: result.message }));
    },
  });
  return { query, answers, idOf: idOfMessage, items: query.data?.messages ?? [] };
}

/** Reads the chat rooms. */
export function useRooms() {
  return useApiQuery(listAdminChatRooms, {}, { staleTime: 0 });
}
