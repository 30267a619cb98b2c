import { Button, EmptyState, Icon } from 'shared-kit/ui';
import type { ContentStageProps } from './content-stage.tsx';
import { labels } from './labels.ts';
import { linkAddress } from './stage.rules.ts';

/** Type 27: finished by following the link (B4.2-02). */
export function LinkStage({ content, onFinished }: ContentStageProps) {
  return (
    <EmptyState
      icon={<Icon name="external-link" size={28} />}
      title={labels.linkTitle}
      description={labels.linkText}
      action={
        <Button
          href={linkAddress(content.contentLocation)}
          target="_blank"
          rel="noopener noreferrer"
          iconEnd={<Icon name="external-link" size={18} />}
          onClick={onFinished}
        >
          {labels.goOn}
        </Button>
      }
    />
  );
}
