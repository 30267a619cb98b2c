/** Types of sections that the portal knows by number. */
export const sectionType = {
  /** Lists the people of the tenant. */
  people: 14,
  /** Shows uploads of people. */
  uploads: 21,
  /** Opens the assessment of an outside service (decision 21). */
  assessment: 43,
} as const;
