import type { ReactNode } from 'react';
import { useApiQuery } from '@shared-kit/runtime/api';
import { getFeature } from '@shared-kit/contracts/identity';
import { usePageTitle } from '@shared-kit/runtime/router';
import { PageContainer, PageHeader, QueryStates, Skeleton, Stack } from '@shared-kit/ui';
import { ContactForm } from './contact-form.tsx';
import { labels } from './labels.ts';

/** B2.1-17: page with the tenant's text and the contact form. Renders `unknown` when the tenant has none. */
export function ContactPage({ unknown }: { readonly unknown: ReactNode }): ReactNode {
  const feature = useApiQuery(getFeature, { params: { id: 'CONTACT_US' } });
  usePageTitle(feature.data?.title ?? labels.menu);
  return (
    <QueryStates query={feature} skeleton={<ContactSkeleton />} errorTitle={labels.failed}>
      {({ active, title = labels.menu, description = '', feedbackMessage = '' }) =>
        active ? (
          <PageContainer width="reading">
            <PageHeader title={title} description={description} />
            <ContactForm feedback={feedbackMessage} />
          </PageContainer>
        ) : (
          unknown
        )
      }
    </QueryStates>
  );
}

function ContactSkeleton(): ReactNode {
  return (
    <PageContainer width="reading">
      <Stack gap={5}>
        <Skeleton height="2.5rem" width="60%" />
        <Skeleton height="1.25rem" width="90%" />
        <Skeleton height="14rem" />
      </Stack>
    </PageContainer>
  );
}
