export { appDetailsSchema } from './app-details.schema.ts';
export type { AppDetails } from './app-details.schema.ts';
export {
  acceptAgreement,
  acceptResponsibilityTerm,
  appDetails,
  appsByHost,
  currentSession,
  forgotPassword,
  getUser,
  login,
  loginInfo,
  logout,
  renewLogin,
  resetPassword,
  updateUser,
} from './identity.endpoints.ts';
export {
  activePlanSchema,
  appAccessSchema,
  designSchema,
  homeTypes,
  lastTrackingSchema,
  loginInfoSchema,
  loginSessionSchema,
  menuOptionSchema,
  menuSectionSchema,
  permissionsSchema,
  responsibilityTermSchema,
  sectionDesignSchema,
  viewerSchema,
} from './login-session.schema.ts';
export type {
  ActivePlan,
  Design,
  LastTracking,
  LoginInfo,
  LoginSession,
  MenuOption,
  MenuSection,
  Permissions,
  SectionDesign,
  Viewer,
} from './login-session.schema.ts';
export { userChangesSchema, userSchema } from './user.schema.ts';
export type { User, UserChanges } from './user.schema.ts';
