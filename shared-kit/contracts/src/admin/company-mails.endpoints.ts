import * as z from 'zod/mini';
import { defineAdminEndpoint, saveErrors } from './admin-endpoint.ts';

export const MAIL_SUBJECT_MAX_LENGTH = 150;
export const MAIL_TEXT_MAX_LENGTH = 5000;

export const mailTextSchema = z.object({
  subject: z
    .string()
    .check(z.trim(), z.minLength(1, 'Escreva o assunto.'), z.maxLength(MAIL_SUBJECT_MAX_LENGTH), z.regex(/^[^\r\n]*$/)),
  text: z
    .string()
    .check(z.trim(), z.minLength(1, 'Escreva o texto.'), z.maxLength(MAIL_TEXT_MAX_LENGTH), z.regex(/^[^\r]*$/)),
});

const companyMailSchema = z.object({
  key: z.string(),
  title: z.string(),
  /** When the portal sends it, and to whom. */
  occasion: z.string(),
  /** Version of its words. */
  version: z.string(),
  /** True when the company wrote it. */
  isOwn: z.boolean(),
  subject: z.string(),
  text: z.string(),
  standard: z.object({ subject: z.string(), text: z.string() }),
  placeholders: z.array(
    z.object({
      name: z.string(),
      meaning: z.string(),
      /** Value of the preview. */
      sample: z.string(),
      /** True when the text has to have it. */
      isRequired: z.boolean(),
    }),
  ),
});

export type CompanyMail = z.infer<typeof companyMailSchema>;

/** Lists the mails that the portal sends in the name of the company, with their words. */
export const listCompanyMails = defineAdminEndpoint({
  id: 'admin.list-company-mails',
  method: 'GET',
  path: '/admin/company/mails',
  right: 'company.edit',
  summary: 'E-mails que o portal envia e os seus textos',
  reply: z.object({
    mails: z.array(companyMailSchema),
    /** Address to which a test goes; empty when the caller has none. */
    ownAddress: z.string(),
    /** Colour of the line above a mail. */
    color: z.string(),
    company: z.string(),
  }),
});

export type CompanyMails = z.infer<typeof listCompanyMails.reply>;

const mailParams = z.object({ key: z.string().check(z.minLength(1), z.maxLength(100)) });

/** Saves the company's words of a mail, or restores the standard ones with null. */
export const saveCompanyMail = defineAdminEndpoint({
  id: 'admin.save-company-mail',
  method: 'PUT',
  path: '/admin/company/mails/:key',
  right: 'company.edit',
  summary: 'Muda o assunto e o texto de um e-mail, ou volta ao padrão',
  params: mailParams,
  body: z.object({ version: z.string(), mail: z.nullable(mailTextSchema) }),
  reply: z.object({ success: z.literal(true), version: z.string() }),
  errors: { ...saveErrors, 'not-found': 404, 'admin.mail-placeholders': 422 },
});

/** Sends a mail with sample values to the caller, in words that need not be saved. */
export const sendTestMail = defineAdminEndpoint({
  id: 'admin.send-test-mail',
  method: 'POST',
  path: '/admin/company/mails/:key/test',
  right: 'company.edit',
  summary: 'Envia um e-mail de teste para quem pede',
  params: mailParams,
  body: mailTextSchema,
  reply: z.object({ success: z.literal(true), address: z.string() }),
  errors: {
    'not-found': 404,
    'admin.mail-placeholders': 422,
    'admin.no-address': 422,
    'identity.too-many-attempts': 429,
  },
});
