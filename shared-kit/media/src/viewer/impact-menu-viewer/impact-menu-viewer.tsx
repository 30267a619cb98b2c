import { useState } from 'react';
import { useApiQuery } from '@shared-kit/runtime/api';
import { findImpactMenu } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import { EmptyState, QueryStates, Skeleton } from '@shared-kit/ui';
import { ImpactOption } from './impact-option.tsx';
import { labels } from '../labels.ts';
import type { ContentViewerProps } from '../viewer-props.ts';
import styles from './impact-menu-viewer.module.css';

/** Shows type 23 (A2v-13, A7c-10): large tiles that open in place. It is done when each was opened. */
export function ImpactMenuViewer({ item, progress }: ContentViewerProps) {
  const query = useApiQuery(findImpactMenu, { params: { parentId: item.idContentItem } }, { gcTime: 0 });
  return (
    <QueryStates
      query={query}
      skeleton={<ImpactSkeleton />}
      isEmpty={({ result }) => (result[0]?.children.length ?? 0) === 0}
      empty={<EmptyState title={labels.empty} />}
      errorTitle={labels.failed}
    >
      {({ result }) => (
        <ImpactMenu
          text={result[0]?.text ?? ''}
          options={result[0]?.children ?? []}
          onAllSeen={() => progress.finish()}
        />
      )}
    </QueryStates>
  );
}

function ImpactMenu({
  text,
  options,
  onAllSeen,
}: {
  text: string;
  options: readonly ContentItem[];
  onAllSeen: () => void;
}) {
  const [open, setOpen] = useState<number>();
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number): void => {
    setOpen(open === id ? undefined : id);
    if (seen.has(id)) return;
    const now = new Set(seen).add(id);
    setSeen(now);
    if (now.size === options.length) onAllSeen();
  };
  return (
    <>
      <p className={styles.hint}>{labels.impactHint(seen.size, options.length)}</p>
      <ul role="list" className={styles.menu} aria-label={text}>
        {options.map((option) => (
          <ImpactOption
            key={option.idContentItem}
            option={option}
            isOpen={open === option.idContentItem}
            isSeen={seen.has(option.idContentItem)}
            onToggle={() => toggle(option.idContentItem)}
          />
        ))}
      </ul>
    </>
  );
}

function ImpactSkeleton() {
  return (
    <div className={styles.menu}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} ratio="4/3" />
      ))}
    </div>
  );
}
