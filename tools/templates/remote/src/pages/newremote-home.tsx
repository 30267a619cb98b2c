import { usePageTitle } from '@shared-kit/runtime/router';
import { PageContainer, PageHeader } from '@shared-kit/ui';
import { GreetPerson } from '../features/greet-person/greet-person.tsx';
import { labels } from './labels.ts';

/** First page of the remote: a starting point. */
export function Page() {
  usePageTitle(labels.title);
  return (
    <PageContainer>
      <PageHeader title={labels.title} description={labels.description} />
      <GreetPerson />
    </PageContainer>
  );
}
