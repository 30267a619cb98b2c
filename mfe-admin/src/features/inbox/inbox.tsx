import type { AdminRight, InboxKind } from '@shared-kit/contracts/admin';
import { useSearchParams } from '@shared-kit/runtime/router';
import { Tabs } from '@shared-kit/ui/overlays';
import type { Tab } from '@shared-kit/ui/overlays';
import { CommentRow } from './comment-row.tsx';
import { confirmationLabels } from './confirmation-labels.ts';
import { ConfirmationsTab } from './confirmations-tab.tsx';
import { useConfirmations } from './confirmations.queries.ts';
import { CoursesTab } from './courses-tab.tsx';
import {
  useCourses,
  useReportedComments,
  useReportedMessages,
  useRequests,
  useWaitingUploads,
} from './inbox.queries.ts';
import { labels } from './labels.ts';
import { MessageRow } from './message-row.tsx';
import { RequestRow } from './request-row.tsx';
import { UploadRow } from './upload-row.tsx';
import { WaitingList } from './waiting-list.tsx';

/** Inbox: everything that waits for the person's answer, by kind. Answers survive a change of the kind. */
export function Inbox({ rights }: { rights: readonly AdminRight[] }) {
  const [params, setParams] = useSearchParams();
  const [mayAnswer, mayModerate] = [rights.includes('requests.answer'), rights.includes('community.moderate')];
  const requests = useRequests(mayAnswer);
  const courses = useCourses(mayAnswer);
  const comments = useReportedComments(mayModerate);
  const messages = useReportedMessages(mayModerate);
  const uploads = useWaitingUploads(mayModerate);
  const mayConfirm = rights.includes('people.privacy');
  const confirmations = useConfirmations(mayConfirm);
  const tabs: (Tab & { readonly key: InboxKind })[] = [];
  if (mayAnswer)
    tabs.push({
      key: 'matriculas',
      label: labels.requests.tab,
      count: requests.total,
      content: (
        <WaitingList
          {...requests}
          words={labels.requests}
          nameOf={({ person, title }) => `${person.name}, ${title}`}
          renderRow={(request, controls) => <RequestRow key={controls.id} request={request} controls={controls} />}
        />
      ),
    });
  if (mayAnswer && courses.query.data?.isOn !== false)
    tabs.push({
      key: 'cursos',
      label: labels.courses.tab,
      count: courses.total,
      content: <CoursesTab courses={courses} />,
    });
  if (mayModerate)
    tabs.push(
      {
        key: 'envios',
        label: labels.uploads.tab,
        count: uploads.total,
        content: (
          <WaitingList
            {...uploads}
            words={labels.uploads}
            nameOf={({ person, title }) => `${person.name}, ${title}`}
            renderRow={(upload, controls) => <UploadRow key={controls.id} upload={upload} controls={controls} />}
          />
        ),
      },
      {
        key: 'comentarios',
        label: labels.comments.tab,
        count: comments.total,
        content: (
          <WaitingList
            {...comments}
            words={labels.comments}
            nameOf={({ author, training }) => `${author.name}, ${training}`}
            renderRow={(comment, controls) => <CommentRow key={controls.id} comment={comment} controls={controls} />}
          />
        ),
      },
      {
        key: 'mensagens',
        label: labels.messages.tab,
        count: messages.total,
        content: (
          <WaitingList
            {...messages}
            words={labels.messages}
            nameOf={({ author, roomName }) => `${author.name}, ${roomName}`}
            renderRow={(message, controls) => <MessageRow key={controls.id} message={message} controls={controls} />}
          />
        ),
      },
    );
  if (mayConfirm)
    tabs.push({
      key: 'confirmacoes',
      label: confirmationLabels.tab,
      count: confirmations.data?.total ?? 0,
      content: <ConfirmationsTab query={confirmations} />,
    });
  const open = tabs.find(({ key }) => key === params.get('tipo')) ?? tabs[0];
  return (
    <Tabs
      label={labels.kinds}
      value={open?.key ?? 'matriculas'}
      onValueChange={(tipo) => setParams({ tipo }, { replace: true })}
      tabs={tabs}
    />
  );
}
