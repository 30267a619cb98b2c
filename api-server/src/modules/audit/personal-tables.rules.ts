import { retentionReasons } from '../../platform/personal-data/personal-table.types.ts';
import type { PersonalTable } from '../../platform/personal-data/personal-table.types.ts';

/** Personal data of the module `audit`. */
export const auditPersonalTables: readonly PersonalTable[] = [
  { table: 'audit_entries', title: 'Mudanças de identidade', atErasure: { kept: retentionReasons.security } },
  {
    table: 'audit_acts',
    title: 'Ações na administração',
    column: 'id_actor',
    hides: ['subject_kind', 'id_subject', 'subject_name', 'changes', 'id_on_behalf', 'on_behalf_name', 'words'],
    atErasure: { kept: retentionReasons.security },
  },
  {
    table: 'audit_acts',
    title: 'Ações da administração sobre a pessoa',
    column: 'id_subject',
    only: { column: 'subject_kind', value: 'person' },
    hides: ['id_actor', 'actor_name', 'id_on_behalf', 'on_behalf_name', 'address', 'words'],
    atErasure: { kept: retentionReasons.security },
  },
  {
    table: 'audit_acts',
    title: 'Ações na administração em nome da pessoa',
    column: 'id_on_behalf',
    hides: ['id_actor', 'actor_name', 'subject_kind', 'id_subject', 'subject_name', 'changes', 'address', 'words'],
    atErasure: { kept: retentionReasons.security },
  },
];
