import * as z from 'zod/mini';
import { landingSchema } from './landing.schema.ts';

/** Data of a tenant that the shell has before login (A3-01). */
export const appDetailsSchema = z.object({
  name: z.string(),
  logo: z.string(),
  favIcon: z.string(),
  bucket: z.string(),
  /** Folder of the app in its bucket; with `bucket` it identifies the app in POST /app/details/. */
  path: z.string(),
  idApp: z.number(),
  idAppType: z.number(),
  /** Acronym for POST /login. */
  acronym: z.string(),
  companyLogin: z.boolean(),
  loginPosition: z.enum(['top', 'middle', 'bottom']),
  loginImage: z.string(),
  loginImageMobile: z.string(),
  showLoginLogo: z.boolean(),
  /** Menu label of the tenant's contents (B2.3-15). */
  contentsLabel: z.string(),
  landingPage: z.boolean(),
  landingLogo: z.string(),
  landingPageLocation: z.string(),
  landingPageContact: z.string(),
  /**
   * Content of the portal's own landing page; missing when there is none, or when the page at `landingPageLocation`
   * replaces it.
   */
  landing: z.optional(landingSchema),
  lastContentRedirect: z.boolean(),
  hasSamlConfiguration: z.boolean(),
  samlConfiguration: z.object({ autoRedirect: z.boolean() }),
  primaryColor: z.string(),
  secondaryColor: z.string(),
  thirdColor: z.string(),
  fourthColor: z.string(),
});

export type AppDetails = z.infer<typeof appDetailsSchema>;
