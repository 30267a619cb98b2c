/**
 * Flags that menus and pages may depend on besides the tenant's modules: `when.flag` of a manifest names one of them.
 * The login session carries the flags that are set; `menuFlagChanged` publishes changes.
 */
export const menuFlags = {
  /** B2.3-03: the user has requested an enrolment in a class, whatever the result. */
  hasEnrollmentRequests: 'learning.has-enrollment-requests',
  /** The user leads people or administrates, and answers enrolment requests. */
  answersRequests: 'learning.answers-requests',
  /** The tenant lists catalogs or trainings that the user may see. */
  hasCatalog: 'learning.has-catalog',
  /** B2.3-17: the user is enrolled in a published training that has not ended. */
  hasEnrollmentsInProgress: 'learning.has-enrollments-in-progress',
  /** B2.3-06: the user has impact evaluations, in any state. */
  hasImpactEvaluations: 'learning.has-impact-evaluations',
  /** B2.3-07: the user takes part in a running campaign. */
  isInCampaign: 'gamification.in-campaign',
  /** B7.2-21: the user takes part in a running campaign and has not been notified of it. */
  hasUnreadCampaigns: 'gamification.unread-campaigns',
  /** The tenant gives badges for what people do (decision 464). */
  hasBadges: 'gamification.badges',
  /** B2.3-08: the tenant lets users register courses that they took elsewhere. */
  externalCourses: 'learning.external-courses',
  /** B2.3-09: the user's schedule has entries. */
  hasSchedule: 'journey.has-schedule',
  /** The tenant recommends trainings, and users may choose topics of interest. */
  recommendations: 'learning.recommendations',
  /** B2.3-12: the contact form of the tenant is on. */
  contactUs: 'platform.contact-us',
  /** The company has an administration on a host of its own (A6-03). */
  adminHost: 'platform.admin-host',
  /** The user has a role in the administration of the portal. */
  administrates: 'admin.administrates',
} as const;

export type MenuFlag = (typeof menuFlags)[keyof typeof menuFlags];
