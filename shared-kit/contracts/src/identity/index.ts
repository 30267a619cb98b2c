export { activate, activationSchema, checkPin, register, registrationSchema, sendPin } from './activation.endpoints.ts';
export type { Activation, Registration } from './activation.endpoints.ts';
export { changePassword, deviceKinds, endOneSession, endOtherSessions, listSessions } from './account.endpoints.ts';
export type { DeviceKind, OwnSession } from './account.endpoints.ts';
export { isAdministrator } from './admin-level.ts';
export { appDetailsSchema } from './app-details.schema.ts';
export type { AppDetails } from './app-details.schema.ts';
export { contactMessageSchema, sendContactMessage } from './contact.endpoints.ts';
export { isCpf } from './cpf.ts';
export {
  changeEmail,
  confirmEmail,
  emailSchema,
  readEmailLink,
  refuseEmail,
  sendEmailLink,
} from './email.endpoints.ts';
export type { EmailLink } from './email.endpoints.ts';
export { exchangeToken, openAdmin, openApp } from './entry.endpoints.ts';
export { finishOnboarding, gatesSchema, getOnboarding, noteAcronym } from './gates.endpoints.ts';
export type { Gates } from './gates.endpoints.ts';
export { answerInstall } from './install.endpoints.ts';
export { featureIds, featureSchema, getFeature } from './features.endpoints.ts';
export type { Feature, FeatureId } from './features.endpoints.ts';
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
export {
  listNotificationPreferences,
  notificationSections,
  notificationStatuses,
  notificationTypes,
  saveNotificationPreferences,
} from './notifications.endpoints.ts';
export type {
  NotificationPreference,
  NotificationSection,
  NotificationStatus,
  NotificationType,
} from './notifications.endpoints.ts';
export { isPersonName } from './name.rules.ts';
export { ownPath } from './own-path.ts';
export { PHOTO_SIZE, saveUserField, saveUserPhoto } from './profile.endpoints.ts';
export type { UserFieldChange } from './profile.endpoints.ts';
export {
  addPasskey,
  confirmTotp,
  enrolAtLogin,
  finishSecondFactor,
  getSecondFactor,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startPasskey,
  startSecondFactor,
  startTotp,
} from './second-factor.endpoints.ts';
export type { Passkey, TotpSetup } from './second-factor.endpoints.ts';
export { ssoFaults, ssoPath, ssoRoutes } from './sso.endpoints.ts';
export type { SsoFault } from './sso.endpoints.ts';
export { enterSupportAccess, listSupportRecords, searchUsers } from './support.endpoints.ts';
export type { SupportRecord, UserListItem } from './support.endpoints.ts';
export { landingSchema } from './landing.schema.ts';
export type { Landing } from './landing.schema.ts';
export { PASSWORD_MIN_LENGTH, passwordDigit, passwordLetter } from './password.rules.ts';
export { newPasswordSchema } from './password.schema.ts';
export { cpfSchema, nameSchema, phoneSchema, userChangesSchema, userSchema } from './user.schema.ts';
export type { User, UserChanges } from './user.schema.ts';
