import * as z from 'zod/mini';
import { landingSchema } from './landing.schema.ts';

/** A3-01: what the shell knows of a tenant before anybody has logged in. */
export const appDetailsSchema = z.object({
  name: z.string(),
  logo: z.string(),
  favIcon: z.string(),
  bucket: z.string(),
  /** Folder of the app in its bucket; with `bucket` it names the app in POST /app/details/. */
  path: z.string(),
  idApp: z.number(),
  idAppType: z.number(),
  /** The acronym that POST /login is called with. */
  acronym: z.string(),
  companyLogin: z.boolean(),
  loginPosition: z.enum(['top', 'middle', 'bottom']),
  loginImage: z.string(),
  loginImageMobile: z.string(),
  showLoginLogo: z.boolean(),
  /** B2.3-15: what the menu calls the tenant's contents. */
  contentsLabel: z.string(),
  landingPage: z.boolean(),
  landingLogo: z.string(),
  landingPageLocation: z.string(),
  landingPageContact: z.string(),
  /** The portal's own landing page; missing where there is none, or the page at `landingPageLocation` takes its place. */
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
