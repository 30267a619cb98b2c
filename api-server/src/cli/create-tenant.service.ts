import { sql } from 'kysely';
import { allImporters } from '../app.ts';
import { issueAccessLink } from '../modules/identity/index.ts';
import { withTenant } from '../platform/database/tenant-db.adapter.ts';
import { refuse } from '../platform/errors.ts';
import { ImportRefused } from '../platform/importing/import-fault.types.ts';
import { importTenant } from '../platform/importing/import-tenant.service.ts';
import { sendInWordsOf } from '../platform/mail/tenant-mailer.service.ts';
import type { Platform } from '../platform/platform.ts';
import { isProduction } from '../platform/production.rules.ts';
import { tenantByKey } from './find-tenant.service.ts';
import { withNewCompanyFolder } from './new-company-folder.service.ts';
import type { NewCompany } from './new-company-folder.service.ts';

interface CreatedTenant {
  readonly address: string;
  /** Link with which the first person chooses the password. */
  readonly link: string;
  /** True when the link was mailed as well. */
  readonly isMailed: boolean;
}

/**
 * Creates a company with nothing but its settings, a home and its first person.
 *
 * @throws {Refusal} 409 `cli.tenant-exists`; 400 `cli.tenant-refused` for values that no company can have
 */
export async function createTenant(
  platform: Platform,
  company: Omit<NewCompany, 'idCompany' | 'secondFactor'>,
): Promise<CreatedTenant> {
  const secondFactor = isProduction(platform.env) ? 'powers' : 'optional';
  const settings = { ...company, idCompany: await nextCompany(platform), secondFactor } as const;
  const { address } = await withNewCompanyFolder(settings, (folder) =>
    importTenant(platform, allImporters, folder, { isNew: true }).catch((error: unknown) => {
      if (!(error instanceof ImportRefused)) throw error;
      const reasons = error.faults.map(({ field, message }) => `${field}: ${message}`).join(' ');
      throw refuse('cli.tenant-refused', 400, `O cliente não foi criado. ${reasons}`);
    }),
  );
  return { address, ...(await sendAccessLink(platform, company.key, company.owner.login)) };
}

/** Returns a number that no company has. */
async function nextCompany({ database }: Platform): Promise<number> {
  const { last } = await database.db
    .selectFrom('apps')
    .select(sql<number>`coalesce(max(id_company), 0)`.as('last'))
    .executeTakeFirstOrThrow();
  return Number(last) + 1;
}

/**
 * Issues a link with which a person chooses a password, and mails it where the installation sends mail and the person has
 * an address. A mail that fails is not an error, because the caller has the link.
 *
 * @throws {Refusal} 404 `cli.unknown-user`
 */
export async function sendAccessLink(
  platform: Platform,
  key: string,
  login: string,
): Promise<Omit<CreatedTenant, 'address'>> {
  const { idApp, name, portalUrl } = await tenantByKey(platform, key);
  const issued = await withTenant(platform.database.db, idApp, async (db) => {
    const user = await db
      .selectFrom('users')
      .select('id_user')
      .where('username_lower', '=', login.toLowerCase())
      .executeTakeFirst();
    return user && issueAccessLink(db, { idUser: user.id_user, portalUrl, tenant: name, now: platform.clock.now() });
  });
  if (!issued) throw refuse('cli.unknown-user', 404, `Não há pessoa ativa com o login '${login}' neste cliente.`);
  const { link, mail } = issued;
  const isMailed =
    mail !== null &&
    (await sendInWordsOf(platform, idApp, mail).then(
      () => true,
      () => false,
    ));
  return { link, isMailed };
}
