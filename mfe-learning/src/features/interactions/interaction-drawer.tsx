import { Stack } from '@shared-kit/ui';
import { Drawer, Tabs } from '@shared-kit/ui/overlays';
import type { ReplyOf } from '@shared-kit/contracts/core';
import type { CommentType, getEnrollmentDetail } from '@shared-kit/contracts/learning';
import { CommentThread } from './comment-thread.tsx';
import { labels } from './labels.ts';
import { MandatoryParticipation } from './mandatory-participation.tsx';
import { threadsOf } from './threads.rules.ts';

interface InteractionDrawerProps {
  readonly detail: ReplyOf<typeof getEnrollmentDetail>;
  /** Open tab; undefined while the drawer is closed. */
  readonly tab: CommentType | undefined;
  readonly onTab: (tab: CommentType) => void;
  readonly onClose: () => void;
}

/** Renders the comments on the node and on the class, as tabs when both exist (B2.13-03). */
export function InteractionDrawer({ detail, tab, onTab, onClose }: InteractionDrawerProps) {
  const threads = threadsOf(detail);
  const open = threads.find(({ type }) => type === tab) ?? threads[0];
  const tabs = threads.map((thread) => ({
    key: thread.type,
    label: labels.tabs[thread.type],
    content: (
      <Stack gap={6}>
        {thread.type === 'TEAM' && detail.commentIsMandatory === 1 && <MandatoryParticipation detail={detail} />}
        <CommentThread
          key={`${thread.type}/${thread.idEntity}`}
          thread={thread}
          minWords={thread.type === 'TEAM' && detail.commentIsMandatory === 1 ? detail.commentMinWords : 0}
        />
      </Stack>
    ),
  }));
  return (
    <Drawer
      isOpen={tab !== undefined}
      onClose={onClose}
      width="half"
      title={open?.label === '' ? labels.interactions : open?.label}
    >
      {tabs.length > 1 && open ? (
        <Tabs
          label={labels.interactions}
          tabs={tabs}
          value={open.type}
          onValueChange={(key) => onTab(key === 'TEAM' ? 'TEAM' : 'NODE')}
        />
      ) : (
        tabs[0]?.content
      )}
    </Drawer>
  );
}
