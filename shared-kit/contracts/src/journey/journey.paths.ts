/** Tabs of the learner's journey (B2.2-01). */
export const journeyTabs = [
  'registered',
  'requestEnrollmentStatus',
  'historic',
  'certificates',
  'impactEvaluation',
  'gamification',
  'badges',
  'externalCourse',
] as const;

export type JourneyTab = (typeof journeyTabs)[number];

/** Returns the path of a tab of the learner's journey (B2.1-14); without a tab, of the first. */
export function journeyTabPath(tab?: JourneyTab): string {
  return tab === undefined ? '/myJourney' : `/myJourney/${tab}`;
}

/** Returns the path of the user's answered enrolment requests. The tab alone lists those that wait (B2.9-08). */
export function answeredRequestsPath(): string {
  return `${journeyTabPath('requestEnrollmentStatus')}?status=APPROVED,DENIED`;
}

/** Returns the path of the ranking of one of the user's campaigns (B2.11-01). */
export function rankingPath(idCampaign: number): string {
  return `${journeyTabPath('gamification')}?campaign=${idCampaign}`;
}

/** Returns the path of the public certificate check, without login (A2r-31). */
export function certificateAuthenticityPath(authenticityID: string): string {
  return `/certificate-authenticity/${encodeURIComponent(authenticityID)}`;
}

/** Path of the public form that checks a typed code (decision 462). */
export const certificateCheckPath = '/certificate-authenticity';

/** Returns the path of the page of an own certificate (decision 460). */
export function certificatePath(idEnrollment: number): string {
  return `/certificado/${idEnrollment}`;
}

/** Path of the user's schedule (B2.1-16). */
export const calendarPath = '/calendar';

/** Path of the requests that leaders and administrators answer. */
export const approvalsPath = '/aprovacoes';

/** Returns the path of the external courses that leaders and administrators answer. */
export function courseApprovalsPath(): string {
  return `${approvalsPath}?tab=externalCourse`;
}

/** Returns the path of the reported comments that leaders and administrators decide about. */
export function commentApprovalsPath(): string {
  return `${approvalsPath}?tab=comments`;
}
