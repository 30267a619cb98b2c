import { useState } from 'react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import type { ContentItem } from '@shared-kit/contracts/content';
import type { PlayerControls } from '@shared-kit/media/player';
import { lazyComponent } from '@shared-kit/runtime/federation';
import { readStored, writeStored } from '@shared-kit/runtime/session';
import { useDeliverPending } from '@shared-kit/runtime/write-queue';
import { Button, Icon, Skeleton, classNames } from '@shared-kit/ui';
import type { StudyTool } from './study-tool.types.ts';
import { studyLabels } from './labels.ts';
import { deliverPendingNotes } from './notes-queue.ts';
import styles from './study-tools.module.css';

const StudyPanel = lazyComponent(
  async () => (await import('./study-panel.tsx')).StudyPanel,
  <Skeleton shape="line" width="100%" />,
);

/** Storage key of the open tool, stored on the device. */
const OPEN_TOOL = 'study-tool';
const toolSchema = z.enum(['transcript', 'notes', 'none']);

interface StudyToolsProps {
  readonly item: ContentItem;
  readonly controls: PlayerControls | null;
  /** The player. */
  readonly children: ReactNode;
}

/** Renders a player with its transcript and the person's notes beside it, or below it where there is less room. */
export function StudyTools({ item, controls, children }: StudyToolsProps) {
  const hasTranscript = item.captions.length > 0;
  const [chosen, setChosen] = useState(() => readStored(OPEN_TOOL, toolSchema) ?? 'none');
  const open = chosen === 'none' ? undefined : chosen === 'transcript' && !hasTranscript ? 'notes' : chosen;
  useDeliverPending(deliverPendingNotes);
  const choose = (tool: StudyTool | undefined): void => {
    setChosen(tool ?? 'none');
    writeStored(OPEN_TOOL, tool ?? 'none');
  };
  const toggle = (tool: StudyTool, icon: 'captions' | 'edit', label: string) => (
    <Button
      variant="secondary"
      size="small"
      aria-expanded={open === tool}
      icon={<Icon name={icon} size={18} />}
      onClick={() => choose(open === tool ? undefined : tool)}
    >
      {label}
    </Button>
  );
  return (
    <div className={styles.study}>
      <div className={classNames(styles.columns, open && styles.open)}>
        <div className={styles.main}>
          <div className={styles.player}>{children}</div>
          <div className={styles.toggles} role="group" aria-label={studyLabels.tools}>
            {hasTranscript && toggle('transcript', 'captions', studyLabels.transcript)}
            {toggle('notes', 'edit', studyLabels.notes)}
          </div>
        </div>
        {open && (
          <section className={styles.panel} aria-label={studyLabels[open]}>
            <div className={styles.inside}>
              <StudyPanel key={open} tool={open} item={item} controls={controls} onClose={() => choose(undefined)} />
            </div>
          </section>
        )}
      </div>
    </div>
  );
}
