/** The tabs of the journey that are open to everybody (B2.2-01). */
export const availableTabs = ['registered', 'historic', 'certificates'] as const;

export type AvailableTab = (typeof availableTabs)[number];

/** The tab an address names, in whatever case; any other falls back to the first (B2.2-06). */
export function openTab(name: string | undefined): AvailableTab {
  return availableTabs.find((tab) => tab.toLowerCase() === name?.toLowerCase()) ?? 'registered';
}
