import type { AuditAct, AuditFilter } from '@shared-kit/contracts/admin';
import { formatDateTime, toMoment } from '@shared-kit/contracts/calendar';
import type { auditActs } from '../../audit/index.ts';
import { actTitle, fieldTitle } from './audit-words.rules.ts';

type ActRow = Awaited<ReturnType<typeof auditActs>>[number];

export function presentAct(row: ActRow, batchSize: number): AuditAct {
  return {
    idAct: row.id_act,
    at: toMoment(row.at),
    idActor: row.id_actor,
    actorName: row.actor_name,
    onBehalfOf: row.id_on_behalf === null ? null : { id: row.id_on_behalf, name: row.on_behalf_name },
    act: row.act,
    summary: actTitle(row.act),
    subject:
      row.subject_kind === null || row.id_subject === null
        ? null
        : { kind: row.subject_kind, id: row.id_subject, name: row.subject_name },
    changes: row.changes.map((change) => ({ ...change, title: fieldTitle(change.field) })),
    reason: row.reason,
    requestId: row.request_id,
    batchSize,
  };
}

export const exportedColumns = [
  'Número',
  'Data e hora',
  'Quem fez',
  'Em nome de',
  'O que fez',
  'Sobre quem ou o quê',
  'Campo',
  'Antes',
  'Depois',
  'Motivo',
  'Lote',
];

/** Returns one line for each changed field, or one line for an entry without changed fields. */
export function exportedActs(row: ActRow): string[][] {
  const act = [
    String(row.id_act),
    formatDateTime(toMoment(row.at)),
    row.actor_name,
    row.on_behalf_name,
    actTitle(row.act),
    row.subject_name,
  ];
  const changes = row.changes.length === 0 ? [{ field: '', before: '', after: '' }] : row.changes;
  return changes.map(({ field, before, after }) => [
    ...act,
    fieldTitle(field),
    before,
    after,
    row.reason,
    row.request_id,
  ]);
}

/** Returns the filter of an export in words, for its own entry. Empty without a filter. */
export function filterWords({ q = '', since, until, act, actor, onBehalfOf, batch, idPerson }: AuditFilter): string {
  return [
    q === '' ? '' : `busca: ${q}`,
    since === undefined ? '' : `desde ${since}`,
    until === undefined ? '' : `até ${until}`,
    act === undefined ? '' : `ação: ${actTitle(act)}`,
    actor === undefined ? '' : `quem fez: ${actor === 'system' ? 'sistema' : `pessoa ${actor}`}`,
    onBehalfOf === undefined ? '' : `em nome da pessoa ${onBehalfOf}`,
    batch === undefined ? '' : `lote: ${batch}`,
    idPerson === undefined ? '' : `sobre a pessoa ${idPerson}`,
  ]
    .filter((word) => word !== '')
    .join('; ');
}
