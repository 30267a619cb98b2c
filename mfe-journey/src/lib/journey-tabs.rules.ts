import { menuFacts } from 'shared-kit/contracts/delivery';

/** The tabs of the journey in their order (B2.2-01); one with a fact is there only while it holds. */
const tabs = [
  { key: 'registered' },
  { key: 'requestEnrollmentStatus', fact: menuFacts.hasEnrollmentRequests },
  { key: 'historic' },
  { key: 'certificates' },
  { key: 'impactEvaluation', fact: menuFacts.hasImpactEvaluations },
  { key: 'gamification', fact: menuFacts.isInCampaign },
  { key: 'externalCourse', fact: menuFacts.externalCourses },
] as const;

export type AvailableTab = (typeof tabs)[number]['key'];

/** Those that the person has. */
export function availableTabs(facts: ReadonlySet<string>): readonly AvailableTab[] {
  return tabs.filter((tab) => !('fact' in tab) || facts.has(tab.fact)).map(({ key }) => key);
}

/** The tab an address names, in whatever case; any other falls back to the first (B2.2-06). */
export function openTab(name: string | undefined, available: readonly AvailableTab[]): AvailableTab {
  return available.find((tab) => tab.toLowerCase() === name?.toLowerCase()) ?? 'registered';
}
