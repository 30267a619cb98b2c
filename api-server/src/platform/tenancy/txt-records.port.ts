import { definePort } from '../wiring.service.ts';
import { readTxtRecords } from './txt-records.adapter.ts';

/** Reads DNS, where a company proves that a domain is its own. */
export const txtRecords = definePort<{ readonly of: (name: string) => Promise<readonly string[]> }>(
  'tenancy.txt-records',
  { fallback: { of: readTxtRecords } },
);
