import { journeyTabPath } from '@shared-kit/contracts/journey';
import { Button, EmptyState, Icon, PageContainer, VisuallyHidden } from '@shared-kit/ui';
import { labels } from './labels.ts';

interface EvaluationNotFoundProps {
  readonly title?: string;
  /** Address of the training, when it is known. */
  readonly backTo?: string | undefined;
}

/** Message for an address without a questionnaire, with a link to continue. */
export function EvaluationNotFound({ title = labels.notFound, backTo }: EvaluationNotFoundProps) {
  return (
    <PageContainer width="form">
      <VisuallyHidden>
        <h1>{labels.title}</h1>
      </VisuallyHidden>
      <EmptyState
        icon={<Icon name="evaluation" size={28} />}
        title={title}
        {...(title === labels.notFound ? { description: labels.notFoundHint } : {})}
        action={
          <Button to={backTo ?? journeyTabPath()}>
            {backTo === undefined ? labels.journey : labels.backToTraining}
          </Button>
        }
      />
    </PageContainer>
  );
}
