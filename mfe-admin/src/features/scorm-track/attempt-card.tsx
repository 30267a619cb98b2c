import type { ScormAttempt } from '@shared-kit/contracts/admin';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { secondsOf } from '@shared-kit/contracts/scorm';
import { Badge, Card, Duration, Stack, Table } from '@shared-kit/ui';
import { AttemptStatus, gradeWords } from '../../lib/scorm-words.tsx';
import { labels } from './labels.ts';
import styles from './scorm-track.module.css';

type Answer = NonNullable<ScormAttempt['interactions']>[number];
type Objective = NonNullable<ScormAttempt['objectives']>[number];

/** Attempt of a person on a lesson, with answers and objectives. */
export function AttemptCard({ attempt: one }: { attempt: ScormAttempt }) {
  const moment = formatDateTime(one.at);
  return (
    <Card>
      <div className={styles.head}>
        <h2>{one.lesson.title}</h2>
        <span>{labels.attempt(one.attempt)}</span>
        {one.isCurrent && <Badge tone="info">{labels.current}</Badge>}
      </div>
      <div className={styles.facts}>
        <AttemptStatus status={one.status} />
        <span>{labels.grade(gradeWords(one.grade))}</span>
        <span>
          {labels.time} <Duration seconds={one.seconds} />
        </span>
        <span>{labels.version(one.packageVersion)}</span>
        <span>{one.isCurrent ? labels.lastAt(moment) : labels.endedAt(moment)}</span>
      </div>
      <Stack gap={2}>
        <Answers answers={one.interactions ?? []} />
        <Objectives objectives={one.objectives ?? []} />
      </Stack>
    </Card>
  );
}

function Answers({ answers }: { answers: readonly Answer[] }) {
  if (answers.length === 0) return <p className={styles.quiet}>{labels.noAnswers}</p>;
  return (
    <details className={styles.details} open={answers.length <= 10}>
      <summary>{`${labels.answers} (${answers.length})`}</summary>
      <Table
        caption={labels.answers}
        rows={answers.map((answer, row) => ({ ...answer, row }))}
        rowKey={({ row }) => row}
        columns={[
          {
            key: 'question',
            header: labels.answerColumns.question,
            isTitle: true,
            cell: ({ id, description }) => (
              <span className={styles.text}>{description === '' ? id : `${description} (${id})`}</span>
            ),
          },
          {
            key: 'response',
            header: labels.answerColumns.response,
            cell: ({ response }) => <span className={styles.text}>{response === '' ? '—' : response}</span>,
          },
          {
            key: 'correct',
            header: labels.answerColumns.correct,
            cell: ({ correct }) => (
              <span className={styles.text}>{correct.length === 0 ? '—' : correct.join(' ou ')}</span>
            ),
          },
          {
            key: 'result',
            header: labels.answerColumns.result,
            cell: ({ result }) => labels.results[result] ?? (result === '' ? '—' : result),
          },
          {
            key: 'latency',
            header: labels.answerColumns.latency,
            align: 'end',
            cell: ({ latency }) => <Latency text={latency} />,
          },
        ]}
      />
    </details>
  );
}

function Latency({ text }: { text: string }) {
  const seconds = secondsOf(text);
  return seconds === null ? <>{text === '' ? '—' : text}</> : <Duration seconds={Math.round(seconds)} />;
}

function Objectives({ objectives }: { objectives: readonly Objective[] }) {
  if (objectives.length === 0) return <p className={styles.quiet}>{labels.noObjectives}</p>;
  return (
    <details className={styles.details}>
      <summary>{`${labels.objectives} (${objectives.length})`}</summary>
      <Table
        caption={labels.objectives}
        rows={objectives.map((objective, row) => ({ ...objective, row }))}
        rowKey={({ row }) => row}
        columns={[
          {
            key: 'objective',
            header: labels.objectiveColumns.objective,
            isTitle: true,
            cell: ({ id }) => <span className={styles.text}>{id}</span>,
          },
          { key: 'success', header: labels.objectiveColumns.success, cell: ({ success }) => success || '—' },
          {
            key: 'completion',
            header: labels.objectiveColumns.completion,
            cell: ({ completion }) => completion || '—',
          },
          {
            key: 'score',
            header: labels.objectiveColumns.score,
            align: 'end',
            cell: ({ raw, scaled }) => raw || scaled || '—',
          },
          {
            key: 'progress',
            header: labels.objectiveColumns.progress,
            align: 'end',
            cell: ({ progress }) => progress || '—',
          },
        ]}
      />
    </details>
  );
}
