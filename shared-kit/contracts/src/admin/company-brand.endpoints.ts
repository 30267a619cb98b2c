import * as z from 'zod/mini';
import { defineAdminEndpoint, saveErrors } from './admin-endpoint.ts';

/** Colours of a company's theme, in the order of their weight. */
export const themeColors = ['primaryColor', 'secondaryColor', 'thirdColor', 'fourthColor'] as const;

export type ThemeColor = (typeof themeColors)[number];

/** Pictures of a company's portal. */
export const companyPictures = ['logo', 'favIcon', 'loginImage', 'loginImageMobile', 'landingLogo'] as const;

export type CompanyPicture = (typeof companyPictures)[number];

/** Maximum size of a picture's file in bytes: 10 MB. */
export const COMPANY_PICTURE_MAX_SIZE = 10 * 1024 * 1024;

const colorSchema = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'Use uma cor como #2A1E9A'));

const themeColorsSchema = z.object({
  primaryColor: colorSchema,
  secondaryColor: colorSchema,
  thirdColor: colorSchema,
  fourthColor: colorSchema,
});

/** Address of a picture as the server gave it, with its focus (`…#focus=64,50`); empty for none. */
const pictureSchema = z.string().check(z.maxLength(1000));

/** Settings of a company for the appearance of its portal. */
export const brandFieldsSchema = z.extend(themeColorsSchema, {
  logo: pictureSchema,
  favIcon: pictureSchema,
  loginImage: pictureSchema,
  loginImageMobile: pictureSchema,
  landingLogo: pictureSchema,
  loginPosition: z.enum(['top', 'middle', 'bottom']),
  showLoginLogo: z.boolean(),
});

export type BrandFields = z.infer<typeof brandFieldsSchema>;

const companyBrandSchema = z.object({
  version: z.string(),
  /** True when the files of the company decide its settings: nobody changes them on a screen. */
  isReadOnly: z.boolean(),
  /** Fields that were changed on a screen, which the next import of files leaves as they are. */
  edited: z.array(z.string()),
  fields: brandFieldsSchema,
});

export type CompanyBrand = z.infer<typeof companyBrandSchema>;

const themeSampleSchema = z.object({
  use: z.enum(['button', 'link', 'header', 'accent']),
  scheme: z.enum(['light', 'dark']),
  background: z.string(),
  text: z.string(),
  /** Contrast of the text on its background. */
  ratio: z.number(),
  /** True when the chosen colour was changed so that people can read it. */
  isAdjusted: z.boolean(),
});

/** Colours that a theme gives to one use, and how well they can be read. */
export type ThemeSample = z.infer<typeof themeSampleSchema>;

export const readCompanyBrand = defineAdminEndpoint({
  id: 'admin.read-company-brand',
  method: 'GET',
  path: '/admin/company/brand',
  right: 'company.edit',
  summary: 'Marca da empresa',
  reply: z.object({ brand: companyBrandSchema }),
});

/** Returns the stylesheet that the colours would give every page, and how well people could read it. Saves nothing. */
export const previewCompanyTheme = defineAdminEndpoint({
  id: 'admin.preview-company-theme',
  method: 'GET',
  path: '/admin/company/theme-preview',
  right: 'company.edit',
  summary: 'Tema que as cores dariam ao portal',
  query: themeColorsSchema,
  reply: z.object({ css: z.string(), samples: z.array(themeSampleSchema) }),
});

/** Receives a picture, which the portal shows once the brand is saved with its address. */
export const uploadCompanyPicture = defineAdminEndpoint({
  id: 'admin.upload-company-picture',
  method: 'POST',
  path: '/admin/company/pictures',
  right: 'company.edit',
  summary: 'Recebe uma imagem da marca',
  form: z.object({ picture: z.enum(companyPictures) }),
  reply: z.object({ success: z.literal(true), address: z.string() }),
  errors: {
    'request.invalid-form': 400,
    'admin.files-govern': 409,
    'admin.file-too-large': 413,
    'admin.file-type': 422,
    'upload.busy': 503,
  },
});

/** Saves the brand in the version that was read. The portal has it at once. */
export const saveCompanyBrand = defineAdminEndpoint({
  id: 'admin.save-company-brand',
  method: 'PUT',
  path: '/admin/company/brand',
  right: 'company.edit',
  summary: 'Salva a marca da empresa',
  body: z.object({ version: z.string(), fields: brandFieldsSchema }),
  reply: z.object({ success: z.literal(true), brand: companyBrandSchema }),
  errors: { ...saveErrors, 'admin.files-govern': 409, 'admin.picture-over': 422 },
});
