import { analyseScormItems } from '@shared-kit/contracts/admin';
import type { ScormContentDetails, ScormItem } from '@shared-kit/contracts/admin';
import { useApiQuery } from '@shared-kit/runtime/api';
import { Alert, Duration, EmptyState, Icon, QueryStates, SkeletonText, Stack, Table } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './scorm-items.module.css';

/** How the questions of a content were answered, over the attempts in reach. */
export function ScormItems({ content: { idContentItem, lessonList } }: { content: ScormContentDetails }) {
  const query = useApiQuery(analyseScormItems, { params: { idContentItem } }, { staleTime: 0 });
  const titles = new Map(lessonList.map(({ idSco, title }) => [idSco, title]));
  return (
    <QueryStates
      query={query}
      errorTitle={labels.loadFailed}
      skeleton={<SkeletonText lines={8} />}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState icon={<Icon name="list-checks" size={28} />} title={labels.none} description={labels.noneHint} />
      }
    >
      {({ items, isPartial }) => (
        <Stack>
          <p className={styles.note}>{labels.explanation}</p>
          {isPartial && <Alert tone="info" title={labels.partial} />}
          <Table
            caption={labels.caption}
            rows={items}
            rowKey={({ idSco, id }) => `${idSco}:${id}`}
            columns={[
              {
                key: 'question',
                header: labels.columns.question,
                isTitle: true,
                sortValue: ({ id }) => id,
                cell: (item) => <Question item={item} lesson={titles.get(item.idSco) ?? ''} />,
              },
              {
                key: 'answers',
                header: labels.columns.answers,
                align: 'end',
                sortValue: ({ answers }) => answers,
                cell: ({ answers }) => answers,
              },
              {
                key: 'facility',
                header: labels.columns.facility,
                align: 'end',
                sortValue: ({ facility }) => facility,
                cell: ({ facility, correct }) => labels.facility(facility, correct),
              },
              {
                key: 'discrimination',
                header: labels.columns.discrimination,
                align: 'end',
                sortValue: ({ discrimination }) => discrimination ?? 0,
                cell: ({ discrimination }) => labels.points(discrimination),
              },
              {
                key: 'latency',
                header: labels.columns.latency,
                align: 'end',
                sortValue: ({ latency }) => latency ?? 0,
                cell: ({ latency }) => (latency === null ? '—' : <Duration seconds={Math.round(latency)} />),
              },
              {
                key: 'responses',
                header: labels.columns.responses,
                cell: ({ responses }) => (
                  <ul className={styles.responses}>
                    {responses.map(({ response, count }) => (
                      <li key={response}>{labels.response(response, count)}</li>
                    ))}
                  </ul>
                ),
              },
            ]}
          />
        </Stack>
      )}
    </QueryStates>
  );
}

function Question({ item: { id, description, type }, lesson }: { item: ScormItem; lesson: string }) {
  return (
    <span className={styles.question}>
      {description === '' ? id : description}
      <span className={styles.quiet}>{[description === '' ? '' : id, type, lesson].filter(Boolean).join(' · ')}</span>
    </span>
  );
}
