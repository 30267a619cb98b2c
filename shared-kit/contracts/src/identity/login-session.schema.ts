import * as z from 'zod/mini';
import { flagSchema, momentSchema } from '@shared-kit/contracts/core';
import { gatesSchema } from './gates.endpoints.ts';

/** Appearance of a section in menus, and its target (A3-08). */
export const menuOptionSchema = z.object({
  text: z.string(),
  description: z.string(),
  image: z.string(),
  /** Section that this entry leads to instead of its own; null for its own. */
  sectionTo: z.nullable(z.number()),
  color: z.string(),
  imageStyle: z.enum(['icon', 'hybrid', 'tile', 'default']),
  showText: z.boolean(),
  /** Section whose menu contains this entry; null at the top level. */
  parentIdSection: z.nullable(z.number()),
  url: z.string(),
});

/** Section of the menu (A3-03). */
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

/** Appearance of one section (A3-09). */
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

/** Layouts of a home page with sections. */
export const homeTypes = ['row', 'mosaic', 'fullscreen', 'carousel'] as const;

/** Appearance of the home page and of each section, by idSection (A3-02). */
export const designSchema = z.object({
  homeType: z.enum(homeTypes),
  /** Style of the tiles of a mosaic home page. */
  mosaicStyle: z.enum(['tile', 'icon']),
  sections: z.record(z.string(), sectionDesignSchema),
});

/** Active plan (A3-04, A3-05). */
export const activePlanSchema = z.object({
  idPlan: z.number(),
  name: z.string(),
  idCompanyApp: z.number(),
  finishDate: momentSchema,
  trial: z.boolean(),
  trialsCount: z.number(),
});

/** Another app that the user may switch to. */
export const appAccessSchema = z.object({ idApp: z.number(), name: z.string(), logo: z.string(), url: z.string() });

/** Term of responsibility that the user has not accepted yet (B4.11-01). */
export const responsibilityTermSchema = z.object({
  idTermOfResponsibility: z.number(),
  versionNumber: z.number(),
  title: z.string(),
  /** Sanitised HTML. */
  text: z.string(),
});

/** Actor of this session, when that is not its owner (decision 9). */
const accessSupportSchema = z.object({
  /**
   * null in an own session. In a support access it names the original session; the kit keeps that session's token
   * private.
   */
  currentUserToken: z.nullable(z.string()),
  actorName: z.optional(z.string()),
  /** Time of its automatic end. */
  until: z.optional(momentSchema),
});

/** Login information (A3-06). */
export const loginInfoSchema = z.object({
  lastLogin: z.nullable(momentSchema),
  lastAccess: z.nullable(momentSchema),
  gamification: flagSchema,
  communicationAccepted: flagSchema,
  /** Accepted version of the agreement; empty when none was accepted. */
  userLicenceTermsAccepted: z.string(),
  agreementVersion: z.string(),
  /** Sanitised HTML. */
  agreementTerms: z.string(),
  onBoardScreen: z.boolean(),
  onBoardUrl: z.string(),
  askPWA: z.boolean(),
  /** 1 and 2 are administrators (A6-01). */
  admin: z.number(),
  appsUserAccess: z.array(appAccessSchema),
  accessSupport: accessSupportSchema,
  needSignResponsabilityTerms: z.boolean(),
  responsibilityTerms: z.array(responsibilityTermSchema),
});

/** The user's last position, for 'return to last content?'. */
export const lastTrackingSchema = z.object({
  idContentItem: z.number(),
  idSection: z.nullable(z.number()),
  text: z.string(),
  /** Seconds into the media; 0 without media. */
  lastPosition: z.number(),
});

/** Permissions of the logged-in user. */
export const permissionsSchema = z.object({ developer: z.boolean(), canAccessSupport: z.boolean() });

/** Data of the logged-in user that shell and remotes may read. */
export const viewerSchema = z.object({
  idUser: z.number(),
  idCompany: z.number(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  photo: z.string(),
  department: z.string(),
  role: z.string(),
  /** True when the user is the manager of another user (decision 8). */
  leadsTeam: z.boolean(),
  /** True when the user logs in only through the company's SSO: there is no password to change. */
  ssoOnly: z.optional(z.boolean()),
});

/** Login session (A3-02), with the user and permissions. */
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
  /** Flags of `menuFlags` that are set for the user: menus are correct from the first render, without a call. */
  flags: z.array(z.string()),
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
