import type { ContentItem } from '@shared-kit/contracts/content';
import type { PlayerControls } from '@shared-kit/media/player';
import { Icon, IconButton } from '@shared-kit/ui';
import { studyLabels } from './labels.ts';
import { Notes } from './notes.tsx';
import type { StudyTool } from './study-tool.types.ts';
import { Transcript } from './transcript.tsx';
import styles from './study-panel.module.css';

interface StudyPanelProps {
  readonly tool: StudyTool;
  readonly item: ContentItem;
  readonly controls: PlayerControls | null;
  readonly onClose: () => void;
}

/** Renders one tool with its heading. */
export function StudyPanel({ tool, item, controls, onClose }: StudyPanelProps) {
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{studyLabels[tool]}</h2>
        <IconButton label={studyLabels.close} icon={<Icon name="close" size={18} />} onClick={onClose} />
      </header>
      {tool === 'transcript' ? (
        <Transcript captions={item.captions} controls={controls} />
      ) : (
        <Notes item={item} controls={controls} />
      )}
    </>
  );
}
