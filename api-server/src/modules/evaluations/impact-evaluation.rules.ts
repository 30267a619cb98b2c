const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });
const dayMs = 24 * 60 * 60 * 1000;

/** The last moment to answer: the end of the day, in São Paulo, that is so many days away. A screen that names the day is right until midnight. */
export function impactExpiry(creationDate: Date, days: number): Date {
  return new Date(`${day.format(new Date(creationDate.getTime() + days * dayMs))}T23:59:59-03:00`);
}
