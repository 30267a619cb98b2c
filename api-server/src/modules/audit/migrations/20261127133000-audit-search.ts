import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

const accented = 'áàâãäéèêëíìîïóòôõöúùûüçñ';
const plain = 'aaaaaeeeeiiiiooooouuuucn';
/** Signs between words, as SQL writes them. */
const signs = String.raw`!"#$%&()*+,-./:;<=>?@[\]^_{|}~“”‘’–—…→·ºª°` + '`\u00a0\t\r\n' + `''`;

/** Fields and values of the changes, without the names and escapes of JSON. */
const values = ['"field": ', '"before": ', '"after": ', String.raw`\n`, String.raw`\t`, String.raw`\r`].reduce(
  (sql, one) => `replace(${sql}, '${one}', ' ')`,
  'changes::text',
);

const text = `translate(
  lower(left(actor_name || ' ' || on_behalf_name || ' ' || subject_name || ' ' || reason || ' ' || ${values}, 20000)),
  '${accented}${signs}', '${plain}${' '.repeat(signs.length - 1)}')`;

/** Words of an entry, and the word of its tenant, which no text has. A word of a short text is short enough by itself. */
const words = `array_to_tsvector(array_remove(string_to_array(
  case when octet_length(actor_name) + octet_length(on_behalf_name) + octet_length(subject_name) + octet_length(reason)
          + octet_length(changes::text) < 2000 then ${text}
       else regexp_replace(${text}, '([^ ]{60})[^ ]+', '\\1', 'g') end, ' '), '') || ('#' || id_app::text))`;

/**
 * Makes the log of the administration searchable by text, period, act, person and batch, and lets an entry be the
 * system's own or somebody's for somebody else.
 *
 * Row-level security keeps a text search away from its index, because its comparison is not leakproof. A function of the
 * owner uses the index instead; the word of the tenant is a part of what it looks for.
 */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table audit_acts alter column id_actor drop not null`,
      `alter table audit_acts
         add column id_on_behalf integer,
         add column on_behalf_name text not null default '',
         add column words tsvector generated always as (${words}) stored`,
      `create index audit_acts_by_words on audit_acts using gin (words)`,
      `create index audit_acts_by_moment on audit_acts (id_app, at, id_act)`,
      `create index audit_acts_by_actor_moment on audit_acts (id_app, id_actor, at, id_act)`,
      `create index audit_acts_by_subject_moment on audit_acts (id_app, subject_kind, id_subject, at, id_act)`,
      `create index audit_acts_by_act on audit_acts (id_app, act, at, id_act)`,
      `create index audit_acts_by_on_behalf on audit_acts (id_app, id_on_behalf, at, id_act) where id_on_behalf is not null`,
      `create index audit_acts_by_request on audit_acts (id_app, request_id, at, id_act)`,
      `create policy owner_reads on audit_acts for select to current_user using (true)`,
      `create function audit_acts_with_words(
         wanted text, since timestamptz, until timestamptz, of_act text, of_actor integer, of_system boolean,
         of_behalf integer, of_batch text, of_person integer, beyond timestamptz, beyond_id bigint, is_backwards boolean,
         most integer
       ) returns table (id_act bigint)
         language sql stable security definer set search_path = public as $$
         select entry.id_act from audit_acts entry
         where entry.words @@ (('''#' || current_setting('app.tenant', true) || '''')::tsquery && wanted::tsquery)
           and entry.id_app = nullif(current_setting('app.tenant', true), '')::integer
           and (since is null or entry.at >= since) and (until is null or entry.at < until)
           and (of_act is null or entry.act = of_act)
           and (of_actor is null or entry.id_actor = of_actor) and (not of_system or entry.id_actor is null)
           and (of_behalf is null or entry.id_on_behalf = of_behalf)
           and (of_batch is null or entry.request_id = of_batch)
           and (of_person is null or (entry.subject_kind = 'person' and entry.id_subject = of_person))
           and (beyond is null or case when is_backwards then (entry.at, entry.id_act) > (beyond, beyond_id)
                                       else (entry.at, entry.id_act) < (beyond, beyond_id) end)
         order by case when is_backwards then entry.at end, case when is_backwards then entry.id_act end,
                  entry.at desc, entry.id_act desc
         limit most
       $$`,
      `revoke all on function audit_acts_with_words from public`,
      `grant execute on function audit_acts_with_words to app_tenant`,
      // The order by moment replaces the order by number.
      `drop index audit_acts_by_time`,
      `drop index audit_acts_by_subject`,
      `drop index audit_acts_by_actor`,
    );
  },
};
