import { tenantDb, toJson } from '../database/tenant-db.adapter.ts';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { homeModules, moduleNames } from '@shared-kit/contracts/delivery';
import sanitizeHtml from 'sanitize-html';
import * as z from 'zod/mini';
import type { Database } from '../database/database.tables.ts';
import type { AppAppearance, AppFeatures, SamlSettings } from '../database/platform.tables.ts';
import { refuse } from '../errors.ts';
import type { SystemDb, TenantDb } from '../database/tenant-db.adapter.ts';
import { companyDomains } from '../tenancy/company-domains.repository.ts';
import { moduleStates } from '../tenancy/module-switch.repository.ts';
import { canBeSegment, normalHost } from '../tenancy/tenant-address.rules.ts';
import { mergedSettings } from './edited-settings.rules.ts';
import type { SettingConflict } from './edited-settings.rules.ts';
import { samlSchema } from './saml-document.schema.ts';
import { importDateSchema, parseImportDate } from './import-date.rules.ts';
import {
  isLandingFile,
  landingContactSchema,
  landingDocumentSchema,
  landingLocationSchema,
  withPictures,
} from './landing-document.schema.ts';
import type { DocumentKinds, FieldPath, ImportedDocument } from './importer.port.ts';

const text = z.string().check(z.minLength(1));
const optionalText = z._default(z.string(), '');
const colour = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'Cor inválida: use #RRGGBB.'));

const tenantSchema = z.object({
  /** Permanent key: an import with this key updates this tenant. */
  key: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,38}$/, 'Use letras minúsculas, números e hífens.')),
  name: text,
  /** True for an invented company: a production neither imports nor serves it. */
  demonstration: z._default(z.boolean(), false),
  /** True when the files decide every setting: the screens of the administration only show them. */
  governedByFiles: z._default(z.boolean(), false),
  host: text,
  segment: z._default(z.string(), ''),
  /** Other hosts under which the tenant is reachable, e.g. an old one. */
  otherHosts: z._default(z.array(text), []),
  /** True when people who log in under one of those get a notice to use `host`. */
  acronymDomain: z._default(z.boolean(), false),
  bucket: text,
  path: text,
  acronym: text,
  idAppType: z._default(z.union([z.literal(1), z.literal(2)]), 1),
  company: z.object({ id: z.number(), name: text }),
  companyLogin: z._default(z.boolean(), false),
  saml: z._default(z.nullable(samlSchema), null),
  adminUrl: z._default(z.union([z.literal(''), z.url()]), ''),
  secondFactor: z._default(z.enum(['optional', 'powers', 'everyone']), 'optional'),
  homeModule: z.enum(homeModules),
  modules: z.array(z.enum(moduleNames)),
  /** Modules that the company may switch on by itself; every module when it is left out. */
  offeredModules: z._default(z.nullable(z.array(text)), null),
  gamification: z._default(z.boolean(), false),
  /** Badges: read and checked by the gamification module. */
  badges: z.optional(z.unknown()),
  askPWA: z._default(z.boolean(), false),
  lastContentRedirect: z._default(z.boolean(), false),
  /** A page of the folder (one self-contained HTML file), or an external address. */
  onboarding: z._default(
    z.nullable(z.union([z.strictObject({ page: text }), z.strictObject({ url: z.url({ protocol: /^https?$/ }) })])),
    null,
  ),
  features: z._default(
    z.object({
      externalCourses: z._default(z.boolean(), false),
      recommendations: z._default(z.boolean(), false),
      contactUs: z._default(
        z.nullable(z.object({ title: text, description: text, feedbackMessage: text, email: z.email() })),
        null,
      ),
      /** Names are the company's: people do not change them in the profile, and read whom to ask. */
      lockedNames: z._default(z.nullable(z.object({ contact: text })), null),
    }),
    { externalCourses: false, recommendations: false, contactUs: null, lockedNames: null },
  ),
  theme: z.object({ primaryColor: colour, secondaryColor: colour, thirdColor: colour, fourthColor: colour }),
  appearance: z.object({
    logo: text,
    favIcon: optionalText,
    loginPosition: z._default(z.enum(['top', 'middle', 'bottom']), 'middle'),
    loginImage: optionalText,
    loginImageMobile: optionalText,
    showLoginLogo: z._default(z.boolean(), true),
    /** Menu label of the tenant's contents (B2.3-15). */
    contentsLabel: z._default(z.string().check(z.minLength(1), z.maxLength(40)), 'Conteúdos'),
    /** Name below the icon of the installed app (A1-06); the beginning of `name` when it is left out. */
    shortName: z._default(z.string().check(z.maxLength(12)), ''),
    landingPage: z._default(z.boolean(), false),
    landingLogo: optionalText,
    landingPageLocation: landingLocationSchema,
    landingPageContact: landingContactSchema,
  }),
  landing: landingDocumentSchema,
  agreement: z._default(z.nullable(z.object({ version: text, text })), null),
  plan: z._default(
    z.nullable(
      z.object({
        id: z.number(),
        name: text,
        finishDate: importDateSchema,
        trial: z.boolean(),
        trialsCount: z._default(z.number(), 1),
      }),
    ),
    null,
  ),
});

export type TenantDocument = z.output<typeof tenantSchema>;

export const tenantDocuments = {
  tenant: { path: 'tenant.yaml', schema: tenantSchema, required: true },
} satisfies DocumentKinds;

/** Checks the values that depend on other tenants: whether the address and the bucket path are free. */
export async function checkTenant(
  db: SystemDb,
  { data }: ImportedDocument<TenantDocument>,
  fault: (field: FieldPath, message: string) => void,
): Promise<void> {
  if (data.segment !== '' && !canBeSegment(data.segment)) {
    fault(
      ['segment'],
      `'${data.segment}' não pode ser o primeiro trecho do endereço: é uma palavra do portal ou tem caracteres inválidos.`,
    );
  }
  const hosts = [data.host, ...data.otherHosts].map(normalHost);
  const others = await db
    .selectFrom('apps')
    .select(['key', 'host', 'other_hosts', 'segment', 'bucket', 'path'])
    .where('key', '!=', data.key)
    .execute();
  for (const other of others) {
    const conflicting = [other.host, ...other.other_hosts].find((host) => hosts.includes(host));
    if (conflicting !== undefined && other.segment === data.segment) {
      fault(['segment'], `O endereço ${conflicting}/${other.segment} já é do cliente '${other.key}'.`);
    }
    if (other.bucket === data.bucket && other.path === data.path) {
      fault(['path'], `A pasta ${other.bucket}/${other.path} já é do cliente '${other.key}'.`);
    }
  }
}

type StoreMedia = (db: TenantDb, document: ImportedDocument<unknown>, path: string) => Promise<string>;

interface TenantWriting {
  readonly now: Date;
  readonly store: StoreMedia;
  /** True when the file replaces settings that were changed on a screen. */
  readonly fileWins: boolean;
  /** True when a company that exists is refused, also one that another command has created meanwhile. */
  readonly isNew: boolean;
}

/** Terms that people accept: their version and text, both empty when there are none. */
interface Agreement {
  readonly version: string;
  readonly html: string;
}

export interface WrittenTenant {
  readonly tenantId: number;
  /** Settings that were changed on a screen and differ in the file. */
  readonly conflicts: readonly SettingConflict[];
}

/** Writes the tenant, its modules and its plan as the owner of the tables. */
export async function writeTenant(
  transaction: Transaction<Database>,
  document: ImportedDocument<TenantDocument>,
  { now, store, fileWins: isFileStronger, isNew }: TenantWriting,
): Promise<WrittenTenant> {
  const { data } = document;
  const portal = await transaction
    .selectFrom('apps')
    .select(['theme', 'appearance', 'features', 'saml', 'edited_settings', 'agreement_version', 'agreement_terms'])
    .where('key', '=', data.key)
    .forUpdate()
    .executeTakeFirst();
  const edited = portal?.edited_settings ?? [];
  const fileWins = isFileStronger || data.governedByFiles;
  const theme = mergedSettings<Record<string, string>>({
    part: 'theme',
    file: data.theme,
    portal: portal?.theme,
    edited,
    fileWins,
  });
  const agreement = mergedSettings<{ terms: Agreement }>({
    part: 'agreement',
    file: { terms: { version: data.agreement?.version ?? '', html: sanitizeHtml(data.agreement?.text ?? '') } },
    portal: portal && { terms: { version: portal.agreement_version, html: portal.agreement_terms } },
    edited,
    fileWins,
  });
  const features = mergedSettings<AppFeatures>({
    part: 'features',
    file: data.features,
    portal: portal?.features,
    edited,
    fileWins,
  });
  const saml = mergedSettings<{ settings: SamlSettings | null }>({
    part: 'saml',
    file: { settings: data.saml },
    portal: portal && { settings: portal.saml },
    edited,
    fileWins,
  });
  const row = {
    name: data.name,
    demonstration: data.demonstration,
    host: normalHost(data.host),
    segment: data.segment,
    bucket: data.bucket,
    path: data.path,
    acronym: data.acronym,
    id_app_type: data.idAppType,
    id_company: data.company.id,
    company_name: data.company.name,
    company_login: data.companyLogin,
    home_module: data.homeModule,
    last_content_redirect: data.lastContentRedirect,
    gamification: data.gamification,
    ask_pwa: data.askPWA,
    on_board_screen: data.onboarding !== null,
    other_hosts: toJson(data.otherHosts.map(normalHost)),
    acronym_domain: data.acronymDomain,
    features: toJson(features.values),
    theme: toJson(theme.values),
    governed_by_files: data.governedByFiles,
    offered_modules: data.offeredModules && toJson(data.offeredModules),
    admin_url: data.adminUrl,
    second_factor: data.secondFactor,
    saml: saml.values.settings && toJson(saml.values.settings),
    agreement_version: agreement.values.terms.version,
    agreement_terms: agreement.values.terms.html,
  };
  const { id_app: tenantId } = await transaction
    .insertInto('apps')
    .values({ key: data.key, ...row, on_board_url: '', appearance: toJson(data.appearance) })
    .onConflict((conflict) => {
      const sameKey = conflict.column('key');
      return isNew ? sameKey.doNothing() : sameKey.doUpdateSet(row);
    })
    .returning('id_app')
    .executeTakeFirstOrThrow(() =>
      refuse('cli.tenant-exists', 409, `Já existe um cliente com a chave '${data.key}'. Nada mudou.`),
    );

  // The tables' policies apply to the owner too, unless it is a superuser.
  await sql`select set_config('app.tenant', ${String(tenantId)}, true)`.execute(transaction);
  const db = tenantDb(transaction, tenantId);
  const appearance = mergedSettings<Partial<AppAppearance>>({
    part: 'appearance',
    file: await savedAppearance(db, document, store),
    portal: portal?.appearance,
    edited,
    fileWins,
  });
  const modules = mergedSettings<Record<string, boolean>>({
    part: 'modules',
    file: Object.fromEntries(moduleNames.map((module) => [module, data.modules.includes(module)])),
    portal: portal && (await namedStates(db)),
    edited,
    fileWins,
  });
  const merged = [theme, appearance, features, modules, agreement, saml];
  const proven = data.governedByFiles ? [] : await provenDomains(db);
  await db
    .updateTable('apps')
    .set({
      other_hosts: toJson([...new Set([...data.otherHosts.map(normalHost), ...proven])]),
      appearance: toJson(appearance.values),
      edited_settings: toJson(merged.flatMap((part) => part.edited)),
      on_board_url: await savedOnboarding(db, document, store),
    })
    .execute();
  await writeModules(db, modules.values);
  await writePlan(db, data, now);
  return { tenantId, conflicts: merged.flatMap((part) => part.conflicts) };
}

async function savedAppearance(db: TenantDb, document: ImportedDocument<TenantDocument>, store: StoreMedia) {
  const { appearance, landing } = document.data;
  const image = async (path: string) => (path === '' ? '' : store(db, document, path));
  return {
    ...appearance,
    logo: await image(appearance.logo),
    favIcon: await image(appearance.favIcon),
    loginImage: await image(appearance.loginImage),
    loginImageMobile: await image(appearance.loginImageMobile),
    landingLogo: await image(appearance.landingLogo),
    landingPageLocation: isLandingFile(appearance.landingPageLocation)
      ? await image(appearance.landingPageLocation)
      : appearance.landingPageLocation,
    landing: landing && (await withPictures(landing, image)),
  };
}

/** Returns the domains that the company has proven on a screen. A file that does not name them leaves them. */
async function provenDomains(db: TenantDb): Promise<string[]> {
  const claims = await companyDomains(db).claims();
  return claims.filter(({ state }) => state === 'verified').map(({ host }) => host);
}

/** Returns an external address unchanged, or the storage key of a stored page. */
async function savedOnboarding(
  db: TenantDb,
  document: ImportedDocument<TenantDocument>,
  store: StoreMedia,
): Promise<string> {
  const { onboarding } = document.data;
  if (!onboarding) return '';
  return 'page' in onboarding ? store(db, document, onboarding.page) : onboarding.url;
}

/** Returns whether each module that a file can name is on. A module of another remote is never the file's. */
async function namedStates(db: TenantDb): Promise<Record<string, boolean>> {
  const states = await moduleStates(db);
  return Object.fromEntries(moduleNames.map((module) => [module, states[module] ?? false]));
}

async function writeModules(db: TenantDb, states: Readonly<Record<string, boolean>>): Promise<void> {
  await db
    .insertInto('tenant_modules')
    .values(Object.entries(states).map(([module, enabled]) => ({ module, enabled })))
    .onConflict((conflict) =>
      conflict.columns(['module']).doUpdateSet((eb) => ({ enabled: eb.ref('excluded.enabled') })),
    )
    .execute();
}

/** Writes the plan of the file. Without one, a trial or contract that began in the portal stays (decision 373). */
async function writePlan(db: TenantDb, { plan }: TenantDocument, now: Date): Promise<void> {
  const finishDate = plan && parseImportDate(plan.finishDate, now);
  if (!plan || !finishDate) return;
  await db.deleteFrom('active_plans').execute();
  await db
    .insertInto('active_plans')
    .values({
      id_plan: plan.id,
      name: plan.name,
      id_company_app: db.tenantId,
      finish_date: finishDate,
      trial: plan.trial,
      trials_count: plan.trialsCount,
    })
    .execute();
}
