import { fromLesson } from './lesson-messages.ts';
import type { LessonCommit } from './lesson-messages.ts';
import type { OpenVisit, OpenVisits } from './open-visits.ts';
import type { PendingCommits } from './pending-commits.ts';

/** Milliseconds for which an earlier visit's origin may take to hand over its last commit. */
const patience = 2500;
/** Visits that are asked at once, newest first. */
const most = 5;
/** Milliseconds without a sign of life after which a visit's page counts as closed. */
const closedAfter = 30_000;

interface Surroundings {
  readonly visits: OpenVisits;
  readonly pending: PendingCommits;
  /** The visit of this page. */
  readonly except: number;
}

/**
 * Fetches the last commits of visits whose tab was closed before the player had them, from the storage of their own
 * origins, and stores them on this one.
 */
export async function recoverVisits({ visits, pending, except }: Surroundings): Promise<void> {
  const now = Date.now();
  const earlier = visits.all(now).filter(({ idVisit }) => idVisit !== except);
  await Promise.all(
    earlier.slice(0, most).map(async (visit) => {
      const commits = await leftOverOf(visit);
      if (commits === null) return;
      const { idScoEnrollment, idVisit, token, commitUrl } = visit;
      const known = pending.all(now).find((one) => one.idVisit === idVisit)?.sequence ?? 0;
      const newest = commits.toSorted((a, b) => b.sequence - a.sequence)[0];
      if (newest && newest.sequence > known)
        pending.put({ ...newest, idScoEnrollment, idVisit, token, commitUrl, at: now });
      if (now - visit.at > closedAfter) visits.remove(idVisit);
    }),
  );
}

/** Returns the commits that a visit's origin still has; null when it doesn't answer. */
function leftOverOf({ leftOverUrl }: OpenVisit): Promise<readonly LessonCommit[] | null> {
  const { origin } = new URL(leftOverUrl);
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  frame.src = leftOverUrl;
  return new Promise((resolve) => {
    const end = (commits: readonly LessonCommit[] | null) => {
      removeEventListener('message', receive);
      frame.remove();
      resolve(commits);
    };
    const receive = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.contentWindow) return;
      const message = fromLesson(event.data);
      if (message?.type === 'left-over') end(message.commits);
    };
    addEventListener('message', receive);
    setTimeout(() => end(null), patience);
    document.body.append(frame);
  });
}
