import { labels } from './labels.ts';

/** Returns the greeting for the time of day, by the hour of the person's clock. */
export function greeting(now: Date): string {
  const hour = now.getHours();
  if (hour >= 5 && hour < 12) return labels.morning;
  return hour >= 12 && hour < 18 ? labels.afternoon : labels.evening;
}
