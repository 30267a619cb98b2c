import { retentionReasons } from '../../platform/personal-data/personal-table.types.ts';
import type { PersonalTable } from '../../platform/personal-data/personal-table.types.ts';

/** Secrets of logins: of no use to the person, and of use to a thief. */
const secrets = { title: 'Segundo fator e links de acesso', atErasure: 'deleted' } as const;

/** Personal data of the module `identity` and of accounts. */
export const identityPersonalTables: readonly PersonalTable[] = [
  { table: 'sessions', title: 'Sessões', hides: ['id_session', 'token_serial'], atErasure: 'deleted' },
  { table: 'terms_acceptances', title: 'Aceites de termos', atErasure: { kept: retentionReasons.consent } },
  {
    table: 'user_responsibility_terms',
    title: 'Termos de responsabilidade',
    atErasure: { kept: retentionReasons.consent },
  },
  { ...secrets, table: 'totp_secrets', hides: ['sealed_secret', 'last_step'] },
  { ...secrets, table: 'passkeys', hides: ['public_key', 'credential_id'] },
  { ...secrets, table: 'recovery_codes', hides: ['code_mac'] },
  { ...secrets, table: 'one_time_tokens', hides: ['token_hash', 'data'] },
  {
    table: 'sso_tests',
    title: 'Testes do login da empresa',
    hides: ['id_test', 'settings'],
    atErasure: 'deleted',
  },
  { table: 'second_factor_events', title: 'Mudanças do segundo fator', atErasure: { kept: retentionReasons.security } },
  { table: 'pending_emails', title: 'E-mails a confirmar', atErasure: 'deleted' },
  { table: 'person_accounts', title: 'Outras empresas da mesma pessoa', hides: ['person'], atErasure: 'deleted' },
  { table: 'contact_messages', title: 'Mensagens de Fale conosco', atErasure: 'deleted' },
  { table: 'posting_blocks', title: 'Bloqueio da moderação', hides: ['blocked_by'], atErasure: 'deleted' },
  { table: 'passed_gates', title: 'Passos do primeiro acesso', atErasure: 'deleted' },
  { table: 'user_notifications', title: 'Preferências de avisos', atErasure: 'deleted' },
  { table: 'messages', title: 'Mensagens recebidas', atErasure: 'deleted' },
  {
    table: 'organisation_units',
    title: 'Unidades que a pessoa lidera',
    column: 'id_leader',
    hides: ['key', 'imported'],
    atErasure: { kept: 'A unidade é da empresa; a pessoa deixa de liderá-la' },
  },
  { table: 'sent_mails', title: 'E-mails enviados', atErasure: 'deleted' },
  { table: 'person_errors', title: 'Erros encontrados', atErasure: 'deleted' },
  {
    table: 'support_accesses',
    title: 'Acessos do suporte à conta',
    column: 'id_subject',
    hides: ['id_actor'],
    atErasure: { kept: retentionReasons.security },
  },
];

/** The account itself. An erasure turns it into a pseudonym, so that what is kept still belongs to somebody. */
export const accountTable: PersonalTable = {
  table: 'users',
  title: 'Conta',
  hides: ['password_hash'],
  atErasure: { kept: 'Vira um pseudônimo sem acesso: nome, login, e-mail, CPF, telefone e foto são apagados' },
};
