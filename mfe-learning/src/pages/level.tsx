import { levelPath, mainAction, nextItemPath, OPEN_NEXT } from '@shared-kit/contracts/learning';
import { journeyTabPath } from '@shared-kit/contracts/journey';
import { Navigate, useParams, usePageTitle, useSearchParams } from '@shared-kit/runtime/router';
import { useActiveSession } from '@shared-kit/runtime/session';
import {
  EmptyState,
  ErrorState,
  Icon,
  PageContainer,
  Skeleton,
  SkeletonGroup,
  SkeletonText,
  Stack,
} from '@shared-kit/ui';
import { WaitDialog } from '@shared-kit/ui/overlays';
import { ClosedNotice } from '../features/level/closed-notice.tsx';
import { LevelHeader } from '../features/level/level-header.tsx';
import { labels } from '../features/level/labels.ts';
import { ContentFailure } from '../lib/content-failure.tsx';
import { useLevel } from '../lib/level.queries.ts';
import { onlyContent } from '../features/level/only-content.rules.ts';
import { useAutoOpen } from '../features/level/use-auto-open.ts';
import { useOpenNext } from '../features/level/use-open-next.ts';
import { LevelOfNode } from '../features/level/level-of-node.tsx';
import { useEnteredLevel } from '../lib/use-entered-level.ts';
import { SaveTraining } from '../features/save-offline/save-training.tsx';
import { useRemoveWhenClosed } from '../features/save-offline/use-remove-when-closed.ts';
import { ShowBlocks } from '../features/show-blocks/show-blocks.tsx';
import { TrainingInteractions } from '../features/interactions/training-interactions.tsx';
import { NotFound } from '../lib/not-found.tsx';
import { pageTrail } from '../lib/page-trail.rules.ts';
import { routeId } from '../lib/route-id.rules.ts';
import { TrainingDone } from '../lib/training-done.tsx';
import { usePendingProgress } from '../lib/use-pending-progress.ts';
import { useProgressRefresh } from '../lib/use-progress-refresh.ts';

/** Renders a training, or one of its levels, for an enrolled person (B2.7). */
export function Page() {
  const { idEnrollment, nodeCode } = useParams();
  const [search] = useSearchParams();
  const id = routeId(idEnrollment);
  const nodeLevel = search.get('nodeLevel');
  if (idEnrollment === undefined && nodeLevel !== null && nodeLevel !== '')
    return <LevelOfNode key={nodeLevel} nodeCode={nodeLevel} />;
  return id === undefined ? (
    <NotFound title={labels.notFound} />
  ) : (
    <Level key={`${id}/${nodeCode}`} idEnrollment={id} nodeCode={nodeCode} />
  );
}

function Level({ idEnrollment, nodeCode }: { idEnrollment: number; nodeCode: string | undefined }) {
  const [search] = useSearchParams();
  const { viewer } = useActiveSession();
  const address = { idUser: viewer.idUser, idEnrollment, nodeCode };
  const query = useLevel(address);
  const level = query.data;
  const entering = useEnteredLevel(address, level);
  const place =
    level?.nodeEnrollment && level.node.nodeCode !== null
      ? {
          idEnrollment,
          idUser: viewer.idUser,
          nodeCode: level.node.nodeCode,
          idNodeEnrollment: level.nodeEnrollment.idNodeEnrollment,
        }
      : undefined;
  const nextPath =
    search.has(OPEN_NEXT) && place && level?.steps.next ? nextItemPath(level.steps.next, place) : undefined;
  const isOpeningNext = useOpenNext(nextPath);
  const isOpening = useAutoOpen(nextPath === undefined ? level && onlyContent(level.node) : undefined, place);
  usePendingProgress();
  useProgressRefresh();
  useRemoveWhenClosed(address, level?.node.lock != null);
  usePageTitle(level?.node.title, level && pageTrail(level.node, idEnrollment));

  if (!level) {
    if (query.error)
      return (
        <ContentFailure
          kind="training"
          error={query.error}
          backTo={levelPath(idEnrollment)}
          onRetry={() => void query.refetch()}
        />
      );
    return <LevelSkeleton />;
  }
  const { node, enrollment, nodeEnrollment, steps, canReenroll, renews } = level;
  // B4.4-01.
  if (node.lock?.reason === 'NOT_STARTED') return <Navigate to={journeyTabPath()} replace />;
  const isPart = nodeCode !== undefined && node.entryPoint === 0;
  const training = isPart ? (node.parentNodes.at(-1)?.nodeCode ?? null) : node.nodeCode;
  const action = mainAction({
    idUser: viewer.idUser,
    nodeCode: training,
    lock: node.lock,
    enrollment: { idEnrollment, status: enrollment.status, canReenroll, steps },
  });
  return (
    <PageContainer>
      <LevelHeader
        node={node}
        enrollment={enrollment}
        nodeEnrollment={nodeEnrollment}
        isPart={isPart}
        action={action}
        steps={steps}
        renews={renews}
        actions={nodeCode === undefined && !node.lock && <SaveTraining idEnrollment={idEnrollment} />}
      />
      {place && !node.lock && <TrainingInteractions place={place} appearance="page" />}
      {node.lock ? (
        <ClosedNotice lock={node.lock} nodeCode={node.nodeCode} />
      ) : entering.error ? (
        <ErrorState
          title={labels.unexpected}
          description={entering.error.message}
          error={entering.error}
          onRetry={entering.retry}
        />
      ) : (
        place &&
        (node.blocks.length === 0 ? (
          <EmptyState
            icon={<Icon name="hourglass" size={28} />}
            title={labels.inPreparation}
            description={labels.inPreparationHint}
          />
        ) : (
          <ShowBlocks page={{ nodeCode: place.nodeCode, blocks: node.blocks }} place={place} />
        ))
      )}
      <TrainingDone />
      <WaitDialog isOpen={entering.isEntering} text={labels.starting} />
      {!entering.isEntering && <WaitDialog isOpen={isOpening || isOpeningNext} text={labels.startingContent} />}
    </PageContainer>
  );
}

function LevelSkeleton() {
  return (
    <PageContainer>
      <SkeletonGroup>
        <Stack gap={6}>
          <Skeleton height="14rem" />
          <SkeletonText lines={2} />
          <Skeleton height="7rem" />
          <Skeleton height="7rem" />
        </Stack>
      </SkeletonGroup>
    </PageContainer>
  );
}
