import { Button, EmptyState, Icon } from 'shared-kit/ui';
import { notify } from 'shared-kit/ui/toast';
import type { ContentStageProps } from './content-stage.tsx';
import { labels } from './labels.ts';

/** Type 18: finished by taking the file. */
export function FileStage({ content, onFinished }: ContentStageProps) {
  if (content.contentLocation === '')
    return <EmptyState icon={<Icon name="warning" size={28} />} title={labels.invalidFile} />;
  const take = () => {
    notify({ text: labels.downloading });
    onFinished();
  };
  return (
    <EmptyState
      icon={<Icon name="file-text" size={28} />}
      title={content.file?.name ?? content.text}
      description={content.description}
      action={
        <Button
          href={content.contentLocation}
          download={content.file?.name ?? ''}
          icon={<Icon name="download" size={20} />}
          onClick={take}
        >
          {labels.download}
        </Button>
      }
    />
  );
}
