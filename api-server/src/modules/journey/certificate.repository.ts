import type { Insertable } from 'kysely';
import type { CertificatesTable } from './journey.tables.ts';
import type { TenantDb } from '../../platform/database/tenant-db.ts';

type NewCertificate = Omit<Insertable<CertificatesTable>, 'id_app'>;

/** Certificates that were issued. */
export function certificates(db: TenantDb) {
  return {
    find: (authenticityId: string) =>
      db
        .selectFrom('certificates')
        .selectAll()
        .where('id_app', '=', db.tenantId)
        .where('authenticity_id', '=', authenticityId)
        .executeTakeFirst(),

    /** Issued once: a second download is the same certificate, with the name and title as they are now. */
    async issue(certificate: NewCertificate) {
      return db
        .insertInto('certificates')
        .values({ ...certificate, id_app: db.tenantId })
        .onConflict((conflict) =>
          conflict.columns(['id_app', 'id_user', 'id_enrollment', 'id_node_enrollment']).doUpdateSet({
            id_certificate: certificate.id_certificate,
            username: certificate.username,
            title: certificate.title,
            workload: certificate.workload ?? '',
          }),
        )
        .returningAll()
        .executeTakeFirstOrThrow();
    },
  };
}

export type CertificateRow = NonNullable<Awaited<ReturnType<ReturnType<typeof certificates>['find']>>>;

export function certificateTemplates(db: TenantDb) {
  return {
    find: (idCertificate: number) =>
      db
        .selectFrom('certificate_templates')
        .selectAll()
        .where('id_app', '=', db.tenantId)
        .where('id_certificate', '=', idCertificate)
        .executeTakeFirst(),
  };
}

export type TemplateRow = NonNullable<Awaited<ReturnType<ReturnType<typeof certificateTemplates>['find']>>>;

/** Name, colours and logo of the tenant as they are printed. */
export function brandOf(db: TenantDb) {
  return db
    .selectFrom('apps')
    .select(['company_name', 'theme', 'looks'])
    .where('id_app', '=', db.tenantId)
    .executeTakeFirstOrThrow();
}

export async function nameOf(db: TenantDb, idUser: number): Promise<string> {
  const { name } = await db
    .selectFrom('users')
    .select('name')
    .where('id_app', '=', db.tenantId)
    .where('id_user', '=', idUser)
    .executeTakeFirstOrThrow();
  return name;
}
