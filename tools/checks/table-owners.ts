import { readFileSync } from 'node:fs';
import { trackedFiles } from '../lib/ledger.ts';
import { inWorkspace } from '../lib/workspace.ts';

/**
 * Owners of tables in the server. `ground` is the platform together with `identity`, which writes accounts and sessions
 * for it.
 */
type Owner =
  | 'admin'
  | 'audit'
  | 'content'
  | 'delivery'
  | 'evaluations'
  | 'gamification'
  | 'ground'
  | 'identity'
  | 'journey'
  | 'learning'
  | 'notifications'
  | 'plans'
  | 'platform'
  | 'store';

/** Tables of each owner. Only the owner's queries may name them. */
export const tablesOf: Readonly<Record<Owner, readonly string[]>> = {
  platform: ['company_domains', 'import_refs', 'schema_record', 'server_secrets', 'stored_files'],
  ground: [
    'apps',
    'tenant_modules',
    'users',
    'sessions',
    'sent_mails',
    'person_errors',
    'terms_acceptances',
    'responsibility_terms',
    'user_responsibility_terms',
    'active_plans',
    'one_time_tokens',
    'support_accesses',
    'support_actions',
  ],
  audit: ['audit_acts', 'audit_entries'],
  admin: [
    'admin_jobs',
    'announcements',
    'approval_digests',
    'company_exports',
    'confirmations',
    'enrolment_rules',
    'people_file_values',
    'people_group_changes',
    'people_group_members',
    'people_groups',
    'enrolment_batch_rows',
    'enrolment_batches',
    'people_import_rows',
    'people_imports',
    'role_grants',
    'saved_views',
    'terms_versions',
    'training_imports',
    'trash',
  ],
  identity: [
    'activation_pins',
    'contact_messages',
    'messages',
    'notification_types',
    'organisation_units',
    'passed_gates',
    'passkeys',
    'pending_emails',
    'person_accounts',
    'posting_blocks',
    'recovery_codes',
    'second_factor_events',
    'sso_assertions',
    'sso_keys',
    'sso_requests',
    'sso_setups',
    'sso_tests',
    'totp_secrets',
    'user_notifications',
  ],
  delivery: [
    'canaries',
    'channels',
    'deploy_tokens',
    'moves',
    'page_views',
    'pins',
    'releases',
    'remotes',
    'shell_builds',
    'signing_keys',
    'telemetry',
  ],
  content: [
    'chat_message_reports',
    'chat_messages',
    'chat_reads',
    'chat_rooms',
    'content_items',
    'content_notes',
    'content_openings',
    'content_progress',
    'content_settings',
    'content_visits',
    'content_votes',
    'doubtful_completions',
    'media_files',
    'playlist_progress',
    'playlists',
    'screen_visits',
    'sections',
    'study_credits',
    'upload_days',
    'user_uploads',
  ],
  evaluations: [
    'answers',
    'evaluations',
    'impact_evaluation_silences',
    'impact_evaluations',
    'question_option_answers',
    'question_options',
    'question_scales',
    'questionnaire_pauses',
    'questionnaires',
    'questions',
  ],
  gamification: [
    'badges',
    'campaign_events',
    'campaign_nodes',
    'campaign_participants',
    'campaign_tallies',
    'campaigns',
    'earned_badges',
    'points_entries',
    'points_rules',
  ],
  journey: [
    'certificate_notices',
    'certificate_templates',
    'certificates',
    'credential_keys',
    'external_course_evidence',
    'external_courses',
    'schedule_events',
    'schedule_feeds',
    'schedule_meetings',
    'schedule_types',
    'validity_reminders',
  ],
  learning: [
    'block_elements',
    'comment_reports',
    'comments',
    'content_accesses',
    'class_attendances',
    'class_waits',
    'content_enrollments',
    'content_shares',
    'enrollment_request_answers',
    'enrollment_assignments',
    'enrollment_count_runs',
    'enrollment_counts',
    'enrollment_removals',
    'enrollment_requests',
    'enrollments',
    'learning_likes',
    'like_counts',
    'node_blocks',
    'node_enrollments',
    'node_equivalences',
    'node_impact_evaluations',
    'node_prerequisites',
    'node_tags',
    'nodes',
    'sco_attempts',
    'sco_enrollments',
    'sco_objectives',
    'sco_registrations',
    'sco_shared_data',
    'sco_visits',
    'scorm_blocked_hosts',
    'scorm_hosts',
    'scorm_package_versions',
    'scorm_packages',
    'scorm_settings',
    'scos',
    'team_attachments',
    'team_instructors',
    'team_meetings',
    'teams',
    'user_topics',
  ],
  notifications: ['bell_entries'],
  plans: ['plan_campaigns', 'plan_price_tiers', 'plan_requests', 'plan_settings', 'plans'],
  store: [
    'shopping_cart_items',
    'shopping_carts',
    'store_enrollments',
    'store_notifications',
    'store_offers',
    'store_order_items',
    'store_orders',
    'store_product_contents',
    'store_products',
    'store_purchases',
    'store_settings',
    'test_gateway_charges',
    'test_gateway_pix',
  ],
};

const owners = new Map(
  Object.entries(tablesOf).flatMap(([owner, tables]) => tables.map((table) => [table, owner] as const)),
);

interface TableUse {
  readonly file: string;
  readonly line: number;
  readonly table: string;
  /** True when the text of a `sql` fragment names the table; the tenant database does not read that text. */
  readonly isRaw: boolean;
}

const builderCall =
  /\b(?:selectFrom|\w*[jJ]oin(?:Lateral)?|insertInto|updateTable|deleteFrom|mergeInto|using|from)\(\s*(?:'([^']*)'|\[([^\]]*)\])/g;
const sqlFragment = /\bsql(?:<[^`]*?>)?`((?:[^`\\]|\\.)*)`/g;
const rawTable = /\b(?:from|join|update|into)\s+(?:only\s+)?"?([a-z_]+)"?/gi;

/** Returns every known table that a file's queries name, in the order of the text. */
export function tableUses(file: string, source: string): TableUse[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  const at = (index: number) => code.slice(0, index).split('\n').length;
  const known = (table: string | undefined): table is string => table !== undefined && owners.has(table);
  const built = [...code.matchAll(builderCall)].flatMap((call) =>
    (call[1] ?? call[2] ?? '')
      .split(',')
      .map((name) => /^[\s']*([a-z_]+)/.exec(name)?.[1])
      .filter(known)
      .map((table) => ({ file, line: at(call.index), table, isRaw: false })),
  );
  const raw = [...code.matchAll(sqlFragment)].flatMap((fragment) =>
    [...(fragment[1] ?? '').matchAll(rawTable)]
      .map((name) => name[1])
      .filter(known)
      .map((table) => ({ file, line: at(fragment.index), table, isRaw: true })),
  );
  return [...built, ...raw].toSorted((a, b) => a.line - b.line);
}

/** Returns the owner of a file; undefined for tests and for files that compose the modules. */
export function partOf(file: string): string | undefined {
  if (/\.(?:test|fixtures)\.ts$|\/(?:test|migrations)\//.test(file)) return undefined;
  const [, area, name] = /^api-server\/src\/(modules|platform)\/([^/]+)/.exec(file) ?? [];
  return area === 'modules' ? name : area;
}

export function mayUse(part: string, table: string): boolean {
  const owner = owners.get(table);
  return owner === part || (owner === 'ground' && (part === 'platform' || part === 'identity'));
}

export function serverTableUses(): TableUse[] {
  return trackedFiles()
    .filter((file) => file.endsWith('.ts') && partOf(file) !== undefined)
    .flatMap((file) => tableUses(file, readFileSync(inWorkspace(file), 'utf8')));
}

/** Returns the names in the `…Tables` interfaces of all `*.tables.ts` files of the server. */
export function declaredTables(): string[] {
  return trackedFiles()
    .filter((file) => file.startsWith('api-server/src/') && file.endsWith('.tables.ts'))
    .flatMap((file) => [...readFileSync(inWorkspace(file), 'utf8').matchAll(/interface \w+Tables \{([^}]*)\}/g)])
    .flatMap(([, body]) => [...(body ?? '').matchAll(/^\s+(\w+): \w+Table;/gm)].flatMap(([, name]) => name ?? []));
}
