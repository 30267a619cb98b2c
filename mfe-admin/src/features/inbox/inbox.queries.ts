import {
  answerAdminCourses,
  answerAdminRequests,
  answerAdminUploads,
  listAdminComments,
  listAdminCourses,
  listAdminMessages,
  listAdminRequests,
  listAdminUploads,
  listUploadSections,
  moderateComments,
  moderateMessages,
} from '@shared-kit/contracts/admin';
import type { AdminComment, AdminCourse, AdminMessage, AdminRequest, AdminUpload } from '@shared-kit/contracts/admin';
import { call, useApiQuery, useInvalidate } from '@shared-kit/runtime/api';
import { useDelayedAnswers } from '../../lib/answers/use-delayed-answers.ts';
import type { AnswerKey } from '../../lib/answers/use-delayed-answers.ts';
import { labels } from './labels.ts';

/** The inbox is read again once a minute, so that what arrives while it is open appears. */
const fresh = { staleTime: 0, refetchInterval: 60_000 };

const idOfRequest = ({ idRequest }: AdminRequest) => idRequest;
const idOfCourse = ({ idUserExternalCourse }: AdminCourse) => idUserExternalCourse;
const idOfMessage = ({ idChatRoom, sequence }: Pick<AdminMessage, 'idChatRoom' | 'sequence'>) =>
  `${idChatRoom}-${sequence}`;
const idOfUpload = ({ idUserUpload }: AdminUpload) => idUserUpload;
const idOfComment = ({ idComment }: AdminComment) => idComment;

/** Returns what is left without what is being answered, and how much there is in all. */
function waiting<Item>(
  items: readonly Item[],
  total: number,
  hidden: ReadonlySet<AnswerKey>,
  idOf: (item: Item) => AnswerKey,
) {
  const left = items.filter((item) => !hidden.has(idOf(item)));
  return { items: left, total: Math.max(left.length, total - hidden.size) };
}

/** Reads the enrolment requests and answers them. */
export function useRequests(isOn: boolean) {
  const invalidate = useInvalidate();
  const query = useApiQuery(listAdminRequests, { query: {} }, { ...fresh, enabled: isOn });
  const answers = useDelayedAnswers<AdminRequest>({
    words: labels.requests,
    idOf: idOfRequest,
    refresh: () => invalidate(listAdminRequests),
    send: async ({ items, reason }) => {
      const ids = items.map(idOfRequest);
      const { results } = await call(answerAdminRequests, {
        body: reason === undefined ? { decision: 'APPROVED', ids } : { decision: 'DENIED', ids, reason },
      });
      return results.map(({ idRequest, message }) => ({ id: idRequest, message }));
    },
  });
  const { requests = [], total = 0 } = query.data ?? {};
  return { query, answers, idOf: idOfRequest, ...waiting(requests, total, answers.hidden, idOfRequest) };
}

/** Reads the external courses and answers them in the versions that are shown. */
export function useCourses(isOn: boolean) {
  const invalidate = useInvalidate();
  const query = useApiQuery(listAdminCourses, { query: {} }, { ...fresh, enabled: isOn });
  const answers = useDelayedAnswers<AdminCourse>({
    words: labels.courses,
    idOf: idOfCourse,
    refresh: () => invalidate(listAdminCourses),
    send: async ({ items, reason }) => {
      const courses = items.map((item) => ({ id: idOfCourse(item), lastModifiedDate: item.lastModifiedDate }));
      const { results } = await call(answerAdminCourses, {
        body: reason === undefined ? { decision: 'APPROVED', courses } : { decision: 'REJECTED', courses, reason },
      });
      return results;
    },
  });
  const { courses = [], total = 0 } = query.data ?? {};
  return { query, answers, idOf: idOfCourse, ...waiting(courses, total, answers.hidden, idOfCourse) };
}

/** Reads the reported comments and decides about them. */
export function useReportedComments(isOn: boolean) {
  const invalidate = useInvalidate();
  const query = useApiQuery(
    listAdminComments,
    { query: { state: 'reported', limit: 200 } },
    { ...fresh, enabled: isOn },
  );
  const answers = useDelayedAnswers<AdminComment>({
    words: labels.comments,
    idOf: idOfComment,
    refresh: () => invalidate(listAdminComments),
    send: async ({ items, reason }) => {
      const ids = items.map(idOfComment);
      const { results } = await call(moderateComments, {
        body: reason === undefined ? { decision: 'KEPT', ids } : { decision: 'HIDDEN', ids, reason },
      });
      return results;
    },
  });
  const { comments = [], total = 0 } = query.data ?? {};
  return { query, answers, idOf: idOfComment, ...waiting(comments, total, answers.hidden, idOfComment) };
}

/** Reads the reported messages of chat rooms and decides about them. */
export function useReportedMessages(isOn: boolean) {
  const invalidate = useInvalidate();
  const query = useApiQuery(
    listAdminMessages,
    { query: { state: 'reported', limit: 200 } },
    { ...fresh, enabled: isOn },
  );
  const answers = useDelayedAnswers<AdminMessage>({
    words: labels.messages,
    idOf: idOfMessage,
    refresh: () => invalidate(listAdminMessages),
    send: async ({ items, reason }) => {
      const messages = items.map(({ idChatRoom, sequence }) => ({ idChatRoom, sequence }));
      const { results } = await call(moderateMessages, {
        body: reason === undefined ? { decision: 'KEPT', messages } : { decision: 'REMOVED', messages, reason },
      });
      return results.map((result) => ({ id: idOfMessage(result), message: result.message }));
    },
  });
  const { messages = [], total = 0 } = query.data ?? {};
  return { query, answers, idOf: idOfMessage, ...waiting(messages, total, answers.hidden, idOfMessage) };
}

/** Reads the uploads that wait for an approval and answers them. */
export function useWaitingUploads(isOn: boolean) {
  const invalidate = useInvalidate();
  const query = useApiQuery(listAdminUploads, { query: {} }, { ...fresh, enabled: isOn });
  const answers = useDelayedAnswers<AdminUpload>({
    words: labels.uploads,
    idOf: idOfUpload,
    refresh: () => invalidate(listAdminUploads, listUploadSections),
    send: async ({ items, reason }) => {
      const ids = items.map(idOfUpload);
      const { results } = await call(answerAdminUploads, {
        body: reason === undefined ? { decision: 'APPROVED', ids } : { decision: 'REFUSED', ids, reason },
      });
      return results;
    },
  });
  const { uploads = [], total = 0 } = query.data ?? {};
  return { query, answers, idOf: idOfUpload, ...waiting(uploads, total, answers.hidden, idOfUpload) };
}
