import * as z from 'zod/mini';
import { flagSchema, momentSchema } from 'shared-kit/contracts/core';
import { gatesSchema } from './gates.endpoints.ts';

/** A3-08: how a section shows in menus and where it leads. */
export const menuOptionSchema = z.object({
  text: z.string(),
  description: z.string(),
  image: z.string(),
  /** Section that this entry leads to instead of its own; null for its own. */
  sectionTo: z.nullable(z.number()),
  color: z.string(),
  imageStyle: z.enum(['icon', 'hybrid', 'tile', 'default']),
  showText: z.boolean(),
  /** Section whose menu this one appears in; null at the top. */
  parentIdSection: z.nullable(z.number()),
  url: z.string(),
});

/** A3-03. */
export const menuSectionSchema = z.object({
  idSection: z.number(),
  idSectionType: z.number(),
  menuOption: menuOptionSchema,
});

const textStyleSchema = z.object({
  color: z.optional(z.string()),
  /** In rem. */
  fontSize: z.optional(z.number()),
  fontWeight: z.optional(z.number()),
  align: z.optional(z.enum(['left', 'center', 'right'])),
});

/** A3-09: how one section looks. */
export const sectionDesignSchema = z.object({
  general: z.object({
    showBottomMenu: z.boolean(),
    showTopBar: z.boolean(),
    backgroundColor: z.string(),
    columnColor: z.string(),
  }),
  itemText: textStyleSchema,
  itemDescription: textStyleSchema,
  firstItemText: textStyleSchema,
  firstItemDescription: textStyleSchema,
  menuitem: z.object({ showEmphasis: z.boolean(), emphasisNumber: z.number() }),
});

export const homeTypes = ['row', 'mosaic', 'fullscreen', 'carousel'] as const;

/** A3-02: looks of the home and of each section, by idSection. */
export const designSchema = z.object({
  homeType: z.enum(homeTypes),
  /** Look of the tiles of a mosaic home. */
  mosaicStyle: z.enum(['tile', 'icon']),
  sections: z.record(z.string(), sectionDesignSchema),
});

/** A3-04, A3-05. */
export const activePlanSchema = z.object({
  idPlan: z.number(),
  name: z.string(),
  idCompanyApp: z.number(),
  finishDate: momentSchema,
  trial: z.boolean(),
  trialsCount: z.number(),
});

/** Another app that the same person may switch to. */
export const appAccessSchema = z.object({ idApp: z.number(), name: z.string(), logo: z.string(), url: z.string() });

/** A term of responsibility that the person has yet to accept (B4.11-01). */
export const responsibilityTermSchema = z.object({
  idTermOfResponsibility: z.number(),
  versionNumber: z.number(),
  title: z.string(),
  /** Sanitised HTML. */
  text: z.string(),
});

/** Who acts in this session, where that is not its owner (decision 9). */
const accessSupportSchema = z.object({
  /** Null in one's own session. In support access it names the origin; the origin's token itself stays with the kit, out of reach. */
  currentUserToken: z.nullable(z.string()),
  actorName: z.optional(z.string()),
  /** When it ends by itself. */
  until: z.optional(momentSchema),
});

/** A3-06. */
export const loginInfoSchema = z.object({
  lastLogin: z.nullable(momentSchema),
  lastAccess: z.nullable(momentSchema),
  gamification: flagSchema,
  communicationAccepted: flagSchema,
  /** Version of the agreement that was accepted; empty when none was. */
  userLicenceTermsAccepted: z.string(),
  agreementVersion: z.string(),
  /** Sanitised HTML. */
  agreementTerms: z.string(),
  onBoardScreen: z.boolean(),
  onBoardUrl: z.string(),
  askPWA: z.boolean(),
  /** 1 and 2 are admins (A6-01). */
  admin: z.number(),
  appsUserAccess: z.array(appAccessSchema),
  accessSupport: accessSupportSchema,
  needSignResponsabilityTerms: z.boolean(),
  responsibilityTerms: z.array(responsibilityTermSchema),
});

/** Where the person was last, for 'return to last content?'. */
export const lastTrackingSchema = z.object({
  idContentItem: z.number(),
  idSection: z.nullable(z.number()),
  text: z.string(),
  /** Seconds into the media, 0 where there is none. */
  lastPosition: z.number(),
});

export const permissionsSchema = z.object({ developer: z.boolean(), canAccessSupport: z.boolean() });

/** What the shell and remotes may know of who is logged in. */
export const viewerSchema = z.object({
  idUser: z.number(),
  idCompany: z.number(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  photo: z.string(),
  department: z.string(),
  role: z.string(),
  /** Someone has this person as manager (decision 8). */
  leadsTeam: z.boolean(),
  /** Enters through the company's SSO only: there is no password to change. */
  ssoOnly: z.optional(z.boolean()),
});

/** A3-02, with the person and their permissions. */
export const loginSessionSchema = z.object({
  token: z.string(),
  menu: z.array(menuSectionSchema),
  design: designSchema,
  activePlan: z.nullable(activePlanSchema),
  loginInfo: loginInfoSchema,
  lastTracking: z.nullable(lastTrackingSchema),
  viewer: viewerSchema,
  permissions: permissionsSchema,
  gates: gatesSchema,
  /** Those of `menuFacts` that hold for the person: menus are right from the first paint on, without a call. */
  facts: z.array(z.string()),
});

export type MenuOption = z.infer<typeof menuOptionSchema>;
export type MenuSection = z.infer<typeof menuSectionSchema>;
export type SectionDesign = z.infer<typeof sectionDesignSchema>;
export type Design = z.infer<typeof designSchema>;
export type ActivePlan = z.infer<typeof activePlanSchema>;
export type LoginInfo = z.infer<typeof loginInfoSchema>;
export type LastTracking = z.infer<typeof lastTrackingSchema>;
export type Permissions = z.infer<typeof permissionsSchema>;
export type Viewer = z.infer<typeof viewerSchema>;
export type LoginSession = z.infer<typeof loginSessionSchema>;
