/**
 * What menus and pages may depend on besides the tenant's modules: `when.fact` of a manifest names one of these. The login session
 * carries those that hold; whoever changes one says so with `menuFactChanged`.
 */
export const menuFacts = {
  /** B2.3-03: the person has asked for a place in a class, whatever came of it. */
  hasEnrollmentRequests: 'learning.has-enrollment-requests',
  /** The tenant lists catalogs or trainings that the person may see. */
  hasCatalog: 'learning.has-catalog',
  /** B2.3-17: the person is in a published training that is not over. */
  hasEnrollmentsInProgress: 'learning.has-enrollments-in-progress',
  /** B2.3-06: the person has impact evaluations, whatever their state. */
  hasImpactEvaluations: 'learning.has-impact-evaluations',
  /** B2.3-07: the person takes part in a campaign that is running. */
  isInCampaign: 'gamification.in-campaign',
  /** B7.2-21: the person takes part in a running campaign that they haven't been told of. */
  hasCampaignNews: 'gamification.campaign-news',
  /** B2.3-08: the tenant lets people register courses they took elsewhere. */
  externalCourses: 'learning.external-courses',
  /** B2.3-09: there is something in the person's agenda. */
  hasSchedule: 'journey.has-schedule',
  /** The tenant recommends trainings, and people may say what interests them. */
  recommendations: 'learning.recommendations',
  /** B2.3-12: the tenant has the contact form on. */
  contactUs: 'platform.contact-us',
} as const;

export type MenuFact = (typeof menuFacts)[keyof typeof menuFacts];
