import { auditFilterSchema } from '@shared-kit/contracts/admin';
import type { AuditFilter } from '@shared-kit/contracts/admin';

/** Filters of the log, as its address names them. */
export const auditFilterNames = ['busca', 'desde', 'ate', 'acao', 'quem', 'em-nome-de', 'lote'] as const;

export type AuditFilterName = (typeof auditFilterNames)[number];

/** Returns the filter that an address holds. A value that is none, as somebody typed it, filters nothing. */
export function auditFilterIn(read: (name: AuditFilterName) => string): AuditFilter {
  const typed = {
    q: read('busca'),
    since: read('desde'),
    until: read('ate'),
    act: read('acao'),
    actor: read('quem'),
    onBehalfOf: read('em-nome-de'),
    batch: read('lote'),
  };
  const good = Object.entries(typed).flatMap(([name, value]) => {
    const one = value === '' ? undefined : auditFilterSchema.safeParse({ [name]: value });
    return one?.success ? Object.entries(one.data) : [];
  });
  return Object.fromEntries(good);
}
