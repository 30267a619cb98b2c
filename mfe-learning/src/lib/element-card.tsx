import { ARCHIVED_LABEL, mainAction, progressText } from '@shared-kit/contracts/learning';
import type { CardElement, MainAction } from '@shared-kit/contracts/learning';
import { TrainingAction } from '@shared-kit/media/training-action';
import { useActiveSession } from '@shared-kit/runtime/session';
import { formatDurationWords } from '@shared-kit/ui/format';
import { Link } from '@shared-kit/runtime/router';
import { Badge, Highlight, Icon, MediaCard, Status } from '@shared-kit/ui';
import type { ImageRatio } from '@shared-kit/ui';
import { ShareButton } from './share/share-button.tsx';
import { blockerTarget, cardStateOf, cardTarget } from './card-target.rules.ts';
import type { CoursePlace } from './card-target.rules.ts';
import { cardEyebrow, cardTitle, shownText, viewsText } from './card-texts.rules.ts';
import { LikeButton } from './like-button.tsx';
import { ProgressStatus } from './progress-status.tsx';

interface ElementCardProps {
  readonly element: CardElement;
  /** Set inside an enrolment. */
  readonly place?: CoursePlace | undefined;
  readonly ratio?: ImageRatio;
  readonly orientation?: 'column' | 'row';
  readonly headingLevel?: 2 | 3 | 4;
  readonly isImagePriority?: boolean;
  /** Search text, marked in title and description. */
  readonly searched?: string;
  /** Text under the title, e.g. the reason of a recommendation. */
  readonly note?: string;
}

/**
 * Renders a node, content or evaluation as a card. A locked card shows the reason with a link to what has to be done
 * first (B2.5-02).
 */
export function ElementCard({ element, place, note, ...appearance }: ElementCardProps) {
  const target = cardTarget(element, place);
  const state = cardStateOf(element, place);
  const label = shownText(element.label);
  const hasProgress = element.progressStatus !== null && element.progressStatus !== 'NOT_ATTEMPTED';
  const isLikeable = element.idContentItem !== null || element.idNode !== null;
  const action = useCardAction(element, place);
  return (
    <MediaCard
      {...appearance}
      title={cardTitle(element)}
      image={element.image || null}
      eyebrow={cardEyebrow(element)}
      meta={<CardMeta element={element} />}
      {...(appearance.searched !== undefined && element.description !== ''
        ? { description: <Highlight text={element.description} searched={appearance.searched} /> }
        : {})}
      {...(note === undefined ? {} : { description: note })}
      {...(label === undefined
        ? {}
        : { badge: <Badge tone={element.mandatory === 1 ? 'accent' : 'neutral'}>{label}</Badge> })}
      {...(element.duration === null ? {} : { duration: formatDurationWords(element.duration * 60) })}
      {...(target === undefined ? {} : { to: target })}
      {...(hasProgress
        ? {
            progress: element.contentProgress,
            progressText: progressText(element.enrollment?.steps, element.contentProgress),
          }
        : {})}
      {...(action ? { mainAction: <TrainingAction at="card" action={action} /> } : {})}
      {...cardStatus(element)}
      {...(element.lock === null ? {} : { lockReason: <LockReason element={element} place={place} /> })}
      {...(isLikeable
        ? {
            actions: (
              <CardActions element={element} isLikeDisabled={element.lock !== null || state === 'canEnrollment'} />
            ),
          }
        : {})}
    />
  );
}

/** Returns the main action of a training's card; undefined for other cards, and when the reason of the lock says it all. */
function useCardAction(element: CardElement, place: CoursePlace | undefined): MainAction | undefined {
  const session = useActiveSession();
  if (place || element.elementType !== 'NODE' || element.nodeType !== 'LEARNING') return undefined;
  const action = mainAction({ ...element, idUser: session.viewer.idUser });
  const isSaidByLock = action.kind === 'preparing' || (action.kind === 'locked' && action.to === null);
  return isSaidByLock ? undefined : action;
}

/** Returns the status of a card; an archived node shows only that, whatever its progress (B4.1-08). */
function cardStatus({ status, progressStatus }: CardElement) {
  if (status === 'ARCHIVED') return { status: <Status icon={<Icon name="lock" size={16} />}>{ARCHIVED_LABEL}</Status> };
  return progressStatus === null ? {} : { status: <ProgressStatus status={progressStatus} /> };
}

function CardActions({ element, isLikeDisabled }: { element: CardElement; isLikeDisabled: boolean }) {
  const { idContentItem, shareable } = element;
  return (
    <>
      {idContentItem !== null && (
        <ShareButton at="card" content={{ ...element, idContentItem, shareable: shareable === 1 }} />
      )}
      <LikeButton element={element} isDisabled={isLikeDisabled} />
    </>
  );
}

const MANDATORY = 'Obrigatório';

/** Returns whether to show the mandatory mark, unless the label already states it. */
function isMandatory({ mandatory, label }: CardElement): boolean {
  return mandatory === 1 && label.toLowerCase() !== MANDATORY.toLowerCase();
}

function CardMeta({ element }: { element: CardElement }) {
  const details = [shownText(element.workload), viewsText(element.views), isMandatory(element) ? MANDATORY : undefined];
  return details.flatMap((detail) => (detail === undefined ? [] : [<span key={detail}>{detail}</span>]));
}

/** Shows why an element is locked, with a link to what has to be done first. */
export function LockReason({ element, place }: { element: CardElement; place: CoursePlace | undefined }) {
  const { lock } = element;
  if (!lock) return null;
  // The person has no permission for restricted content (B4.3-07); `unlock.rules.ts` of the server decides.
  if (lock.reason === 'RESTRICTED') return 'Acesso Restrito';
  if (!lock.blockedBy || !place || lock.reason === 'PRE_TEST') return lock.message;
  const [before, after] = lock.message.split(lock.blockedBy.title);
  return (
    <>
      {before}
      <Link to={blockerTarget(lock.blockedBy, place)}>{lock.blockedBy.title}</Link>
      {after}
    </>
  );
}
