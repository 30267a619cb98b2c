import { useState } from 'react';
import { menuFlags } from '@shared-kit/contracts/delivery';
import { useConditionValues } from '@shared-kit/runtime/federation';
import { usePageTitle } from '@shared-kit/runtime/router';
import { EmptyState, Icon, PageContainer, PageHeader } from '@shared-kit/ui';
import { Tabs } from '@shared-kit/ui/overlays';
import { AnsweredRequests } from '../features/answer-requests/answered-requests.tsx';
import { labels } from '../features/answer-requests/labels.ts';
import { PendingRequests } from '../features/answer-requests/pending-requests.tsx';

const contents = { pending: <PendingRequests />, answered: <AnsweredRequests /> } as const;
const tabs = ['pending', 'answered'] as const;

/** Page on which leaders and administrators answer the enrolment requests of their people. */
export function Page() {
  const [tab, setTab] = useState<keyof typeof contents>('pending');
  const mayAnswer = useConditionValues().flags.has(menuFlags.answersRequests);
  usePageTitle(labels.title);
  if (!mayAnswer)
    return (
      <EmptyState
        isPage
        icon={<Icon name="lock" size={28} />}
        title={labels.notAllowed}
        description={labels.notAllowedHint}
      />
    );
  return (
    <PageContainer>
      <PageHeader title={labels.title} description={labels.description} />
      <Tabs
        label={labels.title}
        value={tab}
        onValueChange={(key) => setTab(key === 'answered' ? 'answered' : 'pending')}
        tabs={tabs.map((key) => ({ key, label: labels.tabs[key], content: contents[key] }))}
      />
    </PageContainer>
  );
}
