import * as z from 'zod/mini';
import { defineAdminEndpoint, saveErrors } from './admin-endpoint.ts';

const line = (max: number) => z.string().check(z.trim(), z.maxLength(max), z.regex(/^[^\r\n]*$/));
const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const isAddress = (value: string) => z.email().safeParse(value).success;
const missing = 'Preencha este campo.';

/** Texts that a company decides, besides its terms and mails. Texts of what is off may be empty. */
export const textFieldsSchema = z
  .object({
    /** Entry of the menu with the contents. */
    contentsLabel: z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(40), z.regex(/^[^\r\n]*$/)),
    /** Name below the icon of the installed app; empty for the beginning of the company's name. */
    shortName: line(12),
    /** True when visitors get a landing page before the login. */
    landingPage: z.boolean(),
    landingTitle: line(120),
    landingText: text(1000),
    closingTitle: line(120),
    closingText: text(500),
    /** Address that 'Contato' opens. */
    landingContact: z
      .string()
      .check(
        z.trim(),
        z.maxLength(300),
        z.regex(/^$|^(mailto:|tel:|https:\/\/)\S+$/, 'Comece com mailto:, tel: ou https://'),
      ),
    /** True when people have the form 'Fale conosco'. */
    contactForm: z.boolean(),
    contactTitle: line(80),
    contactDescription: text(500),
    contactFeedback: text(300),
    contactEmail: line(200),
    /** Contact for a change of name; empty when people change it themselves. */
    nameContact: line(200),
  })
  .check(
    z.refine(({ landingPage, landingTitle }) => !landingPage || landingTitle !== '', {
      path: ['landingTitle'],
      error: missing,
    }),
    z.refine(({ landingPage, landingText }) => !landingPage || landingText !== '', {
      path: ['landingText'],
      error: missing,
    }),
    z.refine(({ contactForm, contactTitle }) => !contactForm || contactTitle !== '', {
      path: ['contactTitle'],
      error: missing,
    }),
    z.refine(({ contactForm, contactDescription }) => !contactForm || contactDescription !== '', {
      path: ['contactDescription'],
      error: missing,
    }),
    z.refine(({ contactForm, contactFeedback }) => !contactForm || contactFeedback !== '', {
      path: ['contactFeedback'],
      error: missing,
    }),
    z.refine(({ contactForm, contactEmail }) => !contactForm || isAddress(contactEmail), {
      path: ['contactEmail'],
      error: 'Informe um e-mail válido.',
    }),
  );

export type TextFields = z.infer<typeof textFieldsSchema>;

const companyTextsSchema = z.object({
  version: z.string(),
  /** True when the files of the company decide its settings: nobody changes them on a screen. */
  isReadOnly: z.boolean(),
  /** True when a page of the company's own replaces the landing page, so that its texts are not used. */
  hasOwnPage: z.boolean(),
  fields: textFieldsSchema,
});

export type CompanyTexts = z.infer<typeof companyTextsSchema>;

export const readCompanyTexts = defineAdminEndpoint({
  id: 'admin.read-company-texts',
  method: 'GET',
  path: '/admin/company/texts',
  right: 'company.edit',
  summary: 'Textos da empresa no portal',
  reply: companyTextsSchema,
});

/** Saves the texts in the version that was read. The portal has them at once. */
export const saveCompanyTexts = defineAdminEndpoint({
  id: 'admin.save-company-texts',
  method: 'PUT',
  path: '/admin/company/texts',
  right: 'company.edit',
  summary: 'Muda os textos da empresa no portal',
  body: z.object({ version: z.string(), fields: textFieldsSchema }),
  reply: z.object({ success: z.literal(true), texts: companyTextsSchema }),
  errors: { ...saveErrors, 'admin.files-govern': 409 },
});
