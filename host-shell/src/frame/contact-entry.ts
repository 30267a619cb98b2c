import { menuFlags } from '@shared-kit/contracts/delivery';
import { labels } from './labels.ts';
import type { OwnEntry } from './own-entry.ts';

/** Menu entry of the contact form (B2.3-12). */
export const contactEntry: OwnEntry = {
  id: 'contact-us',
  label: labels.contactUs,
  icon: 'support',
  areas: ['main'],
  order: 90,
  shows: ({ flags }) => flags.includes(menuFlags.contactUs),
  to: '/contactus',
};
