import { useState } from 'react';
import { readScormPreview } from '@shared-kit/contracts/admin';
import type { ScormContentDetails } from '@shared-kit/contracts/admin';
import { useApiQuery } from '@shared-kit/runtime/api';
import { Button, ErrorState, Field, Icon, QueryStates, Select, Skeleton } from '@shared-kit/ui';
import { CallLog } from './call-log.tsx';
import { labels } from './labels.ts';
import styles from './preview-scorm.module.css';
import { usePreviewCalls } from './use-preview-calls.ts';

/** The frame is another origin: the preview of the player, which frames the lesson in a sandbox of its own. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-downloads';

/** Preview of a content: a lesson in the player, with a log of its calls. */
export function PreviewScorm({ content: { idContentItem, lessonList } }: { content: ScormContentDetails }) {
  const [idSco, setIdSco] = useState(lessonList[0]?.idSco);
  const [round, setRound] = useState(0);
  const query = useApiQuery(
    readScormPreview,
    { params: { idContentItem }, query: { origin: location.origin, ...(idSco === undefined ? {} : { idSco }) } },
    { staleTime: Infinity },
  );
  return (
    <div className={styles.preview}>
      <p className={styles.note}>{labels.note}</p>
      <div className={styles.tools}>
        {lessonList.length > 1 && (
          <Field label={labels.lesson} className={styles.lesson ?? ''}>
            <Select
              options={lessonList.map((lesson) => ({ value: String(lesson.idSco), label: lesson.title }))}
              value={String(idSco)}
              onChange={({ target }) => setIdSco(Number(target.value))}
            />
          </Field>
        )}
        <Button variant="secondary" icon={<Icon name="history" />} onClick={() => setRound(round + 1)}>
          {labels.restart}
        </Button>
      </div>
      <QueryStates query={query} errorTitle={labels.loadFailed} skeleton={<Skeleton height="30rem" />}>
        {({ url, title }) => (
          <PreviewedLesson key={`${url}:${round}`} url={url} title={title} onRetry={() => setRound(round + 1)} />
        )}
      </QueryStates>
    </div>
  );
}

interface PreviewedLessonProps {
  url: string;
  title: string;
  onRetry: () => void;
}

function PreviewedLesson({ url, title, onRetry }: PreviewedLessonProps) {
  const { frame, calls, hasFailed } = usePreviewCalls(url);
  return (
    <>
      <div className={styles.stage}>
        {hasFailed ? (
          <ErrorState title={labels.failed} description={labels.failedHint} onRetry={onRetry} />
        ) : (
          <iframe ref={frame} src={url} title={labels.frame(title)} allow="autoplay; fullscreen" sandbox={SANDBOX} />
        )}
      </div>
      <CallLog calls={calls} />
    </>
  );
}
