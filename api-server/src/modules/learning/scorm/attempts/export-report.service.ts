import type { ScormReportKind } from '@shared-kit/contracts/admin';
import { withTenant } from '../../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { packageItems } from '../../../content/index.ts';
import { attemptPage } from './attempt-report.repository.ts';
import type { ReportedAttempt, ReportedPeople } from './attempt-report.repository.ts';
import { interactionsIn, objectivesIn } from './attempt-report.rules.ts';
import { itemAnalysis } from './item-analysis.rules.ts';
import { SCORM_TYPE } from '../core/scorm-place.policy.ts';

export type ReportCell = string | number;

/** Report as a table whose rows are read as they are written, so that its length costs no memory. */
export interface ReportTable {
  readonly columns: readonly string[];
  readonly rows: AsyncIterable<readonly ReportCell[]>;
}

/** Lessons of people that one transaction reads. */
const PAGE = 200;

const person = ['Pessoa', 'Login', 'Departamento'] as const;
const lesson = ['Lição', 'Título da lição', 'Tentativa', 'Versão do pacote'] as const;
const columnsOf: Readonly<Record<ScormReportKind, readonly string[]>> = {
  attempts: [...person, ...lesson, 'Em curso', 'Situação', 'Nota', 'Tempo (s)', 'Data'],
  interactions: [
    ...person,
    ...lesson,
    'Questão',
    'Tipo',
    'Enunciado',
    'Resposta',
    'Respostas certas',
    'Resultado',
    'Peso',
    'Latência',
    'Hora',
  ],
  objectives: [...person, ...lesson, 'Objetivo', 'Sucesso', 'Conclusão', 'Nota (−1 a 1)', 'Nota bruta', 'Progresso'],
  items: [
    'Lição',
    'Título da lição',
    'Questão',
    'Tipo',
    'Enunciado',
    'Respostas',
    'Certas',
    'Facilidade (%)',
    'Discriminação (pontos)',
    'Latência média (s)',
    'Respostas mais dadas',
  ],
};

/** Runs work in a transaction of the tenant, and says whose attempts the report is about. */
type ReportStep = <T>(
  work: (step: { readonly db: TenantDb; readonly among?: ReportedPeople | undefined }) => Promise<T>,
) => Promise<T>;

/** Returns a report about a content; undefined when the tenant has no such content. */
export async function scormReport(
  { database }: Pick<Platform, 'database'>,
  idApp: number,
  { content, kind }: { content: string; kind: ScormReportKind },
): Promise<ReportTable | undefined> {
  const step: ReportStep = (work) => withTenant(database.db, idApp, (db) => work({ db }));
  const item = await step(({ db }) => packageItems(db, SCORM_TYPE).findByKey(content));
  return item && reportInSteps(step, { idContentItem: item.id_content_item, kind });
}

/** Returns a report about a content that is read page by page, each in a step of its own. */
export function reportInSteps(
  step: ReportStep,
  { idContentItem, kind }: { idContentItem: number; kind: ScormReportKind },
): ReportTable {
  const attempts = attemptsOf(step, idContentItem);
  return { columns: columnsOf[kind], rows: kind === 'items' ? itemRows(attempts) : attemptRows(attempts, kind) };
}

async function* attemptsOf(step: ReportStep, idContentItem: number): AsyncGenerator<ReportedAttempt> {
  let after: number | null = 0;
  while (after !== null) {
    const from: number = after;
    const page = await step(({ db, among }) => attemptPage(db, { idContentItem, after: from, limit: PAGE, among }));
    yield* page.attempts;
    after = page.next;
  }
}

async function* attemptRows(
  attempts: AsyncIterable<ReportedAttempt>,
  kind: Exclude<ScormReportKind, 'items'>,
): AsyncGenerator<ReportCell[]> {
  for await (const one of attempts) for (const row of rowsOf(one, kind)) yield [...beginning(one), ...row];
}

const beginning = (one: ReportedAttempt): ReportCell[] => [
  one.name,
  one.username,
  one.department,
  one.identifier,
  one.title,
  one.attempt,
  one.packageVersion,
];

function rowsOf(one: ReportedAttempt, kind: Exclude<ScormReportKind, 'items'>): ReportCell[][] {
  switch (kind) {
    case 'attempts':
      return [[one.isCurrent ? 'sim' : 'não', one.status, one.grade ?? '', one.seconds, one.at.toISOString()]];
    case 'interactions':
      return interactionsIn(one.cmi).map((answer) => [
        answer.id,
        answer.type,
        answer.description,
        answer.response,
        answer.correct.join(' | '),
        answer.result,
        answer.weighting,
        answer.latency,
        answer.at,
      ]);
    case 'objectives':
      return objectivesIn(one.cmi).map((objective) => [
        objective.id,
        objective.success,
        objective.completion,
        objective.scaled,
        objective.raw,
        objective.progress,
      ]);
  }
}

async function* itemRows(attempts: AsyncIterable<ReportedAttempt>): AsyncGenerator<ReportCell[]> {
  const analysis = itemAnalysis();
  const lessons = new Map<number, ReportedAttempt>();
  for await (const one of attempts) {
    lessons.set(one.idSco, one);
    analysis.add({ idSco: one.idSco, grade: one.grade, interactions: interactionsIn(one.cmi) });
  }
  const rounded = (value: number | null) => (value === null ? '' : Math.round(value * 10) / 10);
  for (const item of analysis.items())
    yield [
      lessons.get(item.idSco)?.identifier ?? '',
      lessons.get(item.idSco)?.title ?? '',
      item.id,
      item.type,
      item.description,
      item.answers,
      item.correct,
      rounded(item.facility * 100),
      rounded(item.discrimination),
      rounded(item.latency),
      item.responses.map(({ response, count }) => `${response} (${count})`).join(' | '),
    ];
}
