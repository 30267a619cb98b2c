import { useState } from 'react';
import { readScormPreview } from '@shared-kit/contracts/admin';
import type { ScormContentDetails } from '@shared-kit/contracts/admin';
import { useApiQuery } from '@shared-kit/runtime/api';
import { Button, ErrorState, Field, Icon, QueryStates, Select, Skeleton } from '@shared-kit/ui';
import { CallLog } from './call-log.tsx';
import { labels } from './labels.ts';
import styles from './preview-scorm.module.css';
import { TrialContents } from './trial-contents.tsx';
import { TrialSteps } from './trial-steps.tsx';
import { usePreviewCalls } from './use-preview-calls.ts';

/** The frame is another origin: the preview of the player, which frames the lesson in a sandbox of its own. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-downloads';

/** Preview of a content in the player, with a log: a package with sequencing as a whole, any other by lessons. */
export function PreviewScorm({ content }: { content: ScormContentDetails }) {
  const { idContentItem, lessonList, isSequenced } = content;
  const [idSco, setIdSco] = useState(isSequenced ? undefined : lessonList[0]?.idSco);
  const [round, setRound] = useState(0);
  const query = useApiQuery(
    readScormPreview,
    { params: { idContentItem }, query: { origin: location.origin, ...(idSco === undefined ? {} : { idSco }) } },
    { staleTime: Infinity },
  );
  return (
    <div className={styles.preview}>
      <p className={styles.note}>{isSequenced ? labels.wholeNote : labels.note}</p>
      <div className={styles.tools}>
        {!isSequenced && lessonList.length > 1 && (
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
          <Previewed
            key={`${url}:${round}`}
            url={url}
            title={isSequenced ? content.title : title}
            onRetry={() => setRound(round + 1)}
          />
        )}
      </QueryStates>
    </div>
  );
}

interface PreviewedProps {
  url: string;
  title: string;
  onRetry: () => void;
}

function Previewed({ url, title, onRetry }: PreviewedProps) {
  const { frame, entries, hasFailed, course, send } = usePreviewCalls(url);
  return (
    <>
      <div className={course ? styles.course : undefined}>
        {course && <TrialContents course={course} onChoose={(id) => send(`choose:${id}`)} />}
        <div className={styles.main}>
          <div className={styles.stage}>
            {hasFailed ? (
              <ErrorState title={labels.failed} description={labels.failedHint} onRetry={onRetry} />
            ) : (
              <iframe
                ref={frame}
                src={url}
                title={labels.frame(title)}
                allow="autoplay; fullscreen"
                sandbox={SANDBOX}
              />
            )}
          </div>
          {course && <TrialSteps course={course} onStep={send} />}
        </div>
      </div>
      <CallLog entries={entries} />
    </>
  );
}
