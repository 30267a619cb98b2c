import type { ReactNode } from 'react';
import { useApiQuery } from '@shared-kit/runtime/api';
import { inspectPlatform } from '@shared-kit/contracts/delivery';
import { usePageTitle, useSearchParams } from '@shared-kit/runtime/router';
import { Alert, PageContainer, PageHeader, Stack } from '@shared-kit/ui';
import { Tabs } from '@shared-kit/ui/overlays';
import { CompositionPanel } from './composition-panel.tsx';
import { EventsPanel } from './events-panel.tsx';
import { labels } from './labels.ts';
import { RemotesPanel } from './remotes-panel.tsx';
import { SharedPanel } from './shared-panel.tsx';
import { SlotsPanel } from './slots-panel.tsx';

/** Polling interval of the server's data; the page's own data is live. */
const READ_EVERY_MS = 15_000;

/** Shows the current composition of the page to developers (developer permission). */
export function InspectorPage(): ReactNode {
  usePageTitle(labels.title);
  const [params, setParams] = useSearchParams();
  const { data: inspection, isError } = useApiQuery(
    inspectPlatform,
    {},
    { staleTime: 0, refetchInterval: READ_EVERY_MS },
  );
  const { tabs } = labels;
  const panels = [
    { key: 'remotes', label: tabs.remotes, content: <RemotesPanel inspection={inspection} /> },
    { key: 'shared', label: tabs.shared, content: <SharedPanel /> },
    { key: 'events', label: tabs.events, content: <EventsPanel /> },
    { key: 'slots', label: tabs.slots, content: <SlotsPanel inspection={inspection} /> },
    { key: 'composition', label: tabs.composition, content: <CompositionPanel inspection={inspection} /> },
  ];
  const open = panels.find(({ key }) => key === params.get('part'))?.key ?? 'remotes';
  return (
    <PageContainer>
      <PageHeader title={labels.title} description={labels.description} />
      <Stack gap={5}>
        {isError && <Alert tone="warning">{labels.serverFailed}</Alert>}
        <Tabs
          label={labels.sections}
          tabs={panels}
          value={open}
          onValueChange={(part) => setParams({ part }, { replace: true })}
        />
      </Stack>
    </PageContainer>
  );
}
