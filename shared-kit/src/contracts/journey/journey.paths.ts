/** B2.2-01. */
export const journeyTabs = [
  'registered',
  'requestEnrollmentStatus',
  'historic',
  'certificates',
  'impactEvaluation',
  'gamification',
  'externalCourse',
] as const;

export type JourneyTab = (typeof journeyTabs)[number];

/** A tab of the learner's journey (B2.1-14); without one, the first. */
export function journeyTabPath(tab?: JourneyTab): string {
  return tab === undefined ? '/myJourney' : `/myJourney/${tab}`;
}

/** The ranking of one campaign of the person (B2.11-01). */
export function rankingPath(idCampaign: number): string {
  return `${journeyTabPath('gamification')}?campaign=${idCampaign}`;
}

/** Where anybody can check a certificate, without login (A2r-31). */
export function certificateAuthenticityPath(authenticityID: string): string {
  return `/certificate-authenticity/${encodeURIComponent(authenticityID)}`;
}

/** The person's schedule (B2.1-16). */
export const calendarPath = '/calendar';
