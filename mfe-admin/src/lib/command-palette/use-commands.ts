import { useDeferredValue } from 'react';
import {
  findContents,
  findPeople,
  listAdminTrainings,
  listGroups,
  listScormContents,
} from '@shared-kit/contracts/admin';
import type { AdminRight } from '@shared-kit/contracts/admin';
import { apiQueryOptions, useApiQuery, useQuery } from '@shared-kit/runtime/api';
import { commandsFor } from './commands.rules.ts';
import type { Command } from './commands.rules.ts';

interface CommandSearch {
  readonly text: string;
  readonly rights: readonly AdminRight[];
  readonly places: readonly { readonly to: string; readonly label: string }[];
}

/** Returns the commands for a text. People and contents are found by the server, everything else in lists that are read once. */
export function useCommands({ text, rights, places }: CommandSearch): readonly Command[] {
  const q = useDeferredValue(text.trim());
  const people = useQuery({
    ...apiQueryOptions(findPeople, { query: { q } }),
    enabled: q.length > 1 && rights.includes('people.read'),
    placeholderData: (previous) => previous,
    staleTime: 10_000,
  });
  const contents = useQuery({
    ...apiQueryOptions(findContents, { query: { q } }),
    enabled: q.length > 1 && rights.includes('trainings.read'),
    placeholderData: (previous) => previous,
    staleTime: 10_000,
  });
  const trainings = useApiQuery(listAdminTrainings, {}, { enabled: rights.includes('enrolments.read') });
  const groups = useApiQuery(listGroups, {}, { enabled: rights.includes('people.read') });
  const packages = useApiQuery(listScormContents, {}, { enabled: q.length > 1 && rights.includes('trainings.read') });
  return commandsFor({
    text,
    rights,
    places,
    people: q.length > 1 ? (people.data?.people ?? []) : [],
    trainings: trainings.data?.trainings ?? [],
    packages: packages.data?.contents ?? [],
    groups: groups.data?.groups ?? [],
    contents: q.length > 1 ? (contents.data?.contents ?? []) : [],
  });
}
