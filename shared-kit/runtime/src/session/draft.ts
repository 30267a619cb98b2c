import * as z from 'zod/mini';
import { readInTab, removeInTab, writeInTab } from './stored.ts';

const schema = z.record(z.string(), z.unknown());

/** Values of a form that are kept for this tab. */
export interface TabDraft {
  write(values: Readonly<Record<string, unknown>>): void;
  /** Returns the values and removes them; undefined when there are none. */
  consume(): Readonly<Record<string, unknown>> | undefined;
}

/**
 * Returns the place for a form's values in this tab. The name contains the person, so that nobody else gets them:
 * `draftInTab('profile-7')`.
 */
export function draftInTab(name: string): TabDraft {
  const key = `draft-${name}`;
  return {
    write: (values) => writeInTab(key, values),
    consume() {
      const values = readInTab(key, schema);
      removeInTab(key);
      return values;
    },
  };
}
