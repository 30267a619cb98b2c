import * as z from 'zod/mini';
import { toJson } from '../../platform/database/tenant-db.adapter.ts';
import { defineImporter } from '../../platform/importing/importer.port.ts';
import { lean } from '../../platform/importing/lean.rules.ts';
import { unknownFields } from './certificate/certificate-text.rules.ts';

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

const journeyFile = z.strictObject({
  certificates: z.array(
    z.strictObject({
      key: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'use letras minúsculas, números e hífens')),
      name: text(120),
      heading: text(60),
      /** Placeholders: `{nome}`, `{treinamento}`, `{inicio}`, `{conclusao}`, `{periodo}`, `{carga}` and `{nota}`. */
      body: text(600),
      footer: z._default(z.string().check(z.maxLength(200)), ''),
      signatures: z._default(z.array(z.strictObject({ name: text(80), role: text(120) })).check(z.maxLength(2)), []),
    }),
  ),
});

/** Imports certificate templates; a class names the one that it gives. */
export const certificatesImporter = defineImporter({
  domain: 'journey',
  documents: { files: { path: 'journey.yaml', schema: journeyFile } },

  check(documents, context) {
    for (const document of documents.files) {
      document.data.certificates.forEach((certificate, index) => {
        context.declareRef(document, ['certificates', index, 'key'], 'journey', certificate.key);
        for (const name of unknownFields(certificate.body)) {
          context.fault(document, ['certificates', index, 'body'], `{${name}} não é um dado do certificado`);
        }
      });
    }
  },

  entries: ({ files }) =>
    files.flatMap((document) =>
      document.data.certificates.map((data) => ({
        kind: 'certificate',
        domain: 'journey',
        key: data.key,
        title: data.name,
        document,
        data,
      })),
    ),

  async export(db, context) {
    const rows = await db.selectFrom('certificate_templates').selectAll().orderBy('id_certificate').execute();
    for (const { id_certificate: id, key } of rows) context.register('journey', id, key);
    const things = rows.map(({ key, name, heading, body, footer, signatures }) => ({
      key,
      name,
      heading,
      body,
      ...lean({ footer, signatures }),
    }));
    const lists = { certificates: { kind: 'certificate' as const, things } };
    return things.length === 0 ? [] : [{ path: 'journey.yaml', kind: 'certificate', fields: {}, lists }];
  },

  async write(db, documents, context) {
    for (const { data } of documents.files) {
      for (const { key, ...certificate } of data.certificates) {
        const values = { ...certificate, signatures: toJson(certificate.signatures) };
        const { id_certificate } = await db
          .insertInto('certificate_templates')
          .values({ ...values, key })
          .onConflict((conflict) => conflict.columns(['key']).doUpdateSet(values))
          .returning('id_certificate')
          .executeTakeFirstOrThrow();
        await context.register('journey', key, id_certificate);
      }
    }
  },
});
