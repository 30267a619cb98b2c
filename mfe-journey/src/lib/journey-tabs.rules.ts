import { menuFlags } from '@shared-kit/contracts/delivery';

/** Tabs of the journey in their order (B2.2-01). A tab with a flag is available only while the flag is set. */
const tabs = [
  { key: 'registered' },
  { key: 'requestEnrollmentStatus', flag: menuFlags.hasEnrollmentRequests },
  { key: 'historic' },
  { key: 'certificates' },
  { key: 'impactEvaluation', flag: menuFlags.hasImpactEvaluations },
  { key: 'gamification', flag: menuFlags.isInCampaign },
  { key: 'badges', flag: menuFlags.hasBadges },
  { key: 'externalCourse', flag: menuFlags.externalCourses },
] as const;

export type AvailableTab = (typeof tabs)[number]['key'];

/** Returns the tabs available to the person. */
export function availableTabs(flags: ReadonlySet<string>): readonly AvailableTab[] {
  return tabs.filter((tab) => !('flag' in tab) || flags.has(tab.flag)).map(({ key }) => key);
}

/** Returns the tab named in the address, ignoring case; any other name falls back to the first tab (B2.2-06). */
export function openTab(name: string | undefined, available: readonly AvailableTab[]): AvailableTab {
  return available.find((tab) => tab.toLowerCase() === name?.toLowerCase()) ?? 'registered';
}
