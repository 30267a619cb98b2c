import {
  changeCompanySso,
  listConfirmations,
  readCompanySso,
  readSsoMetadata,
  readSsoTest,
  saveSsoDraft,
  startSsoTest,
} from '@shared-kit/contracts/admin';
import type { SsoChange, SsoFields } from '@shared-kit/contracts/admin';
import type { InputOf } from '@shared-kit/contracts/core';
import { apiQueryOptions, call, useApiQuery, useInvalidate, useQuery } from '@shared-kit/runtime/api';

/** Milliseconds between two looks at a test that waits for its answer. */
const LOOK_MS = 2000;

export function useCompanySso() {
  return useApiQuery(readCompanySso, {}, { staleTime: 0 });
}

export function useRefreshSso() {
  const invalidate = useInvalidate();
  return () => invalidate(readCompanySso, listConfirmations);
}

/** Reads a test again and again while it waits for its answer. */
export function useSsoTest(idTest: string) {
  return useQuery({
    ...apiQueryOptions(readSsoTest, { params: { idTest } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? LOOK_MS : false),
  });
}

/** Source of metadata. */
export type MetadataSource = InputOf<typeof readSsoMetadata>['body']['source'];

export async function readMetadata(source: MetadataSource) {
  const { metadata } = await call(readSsoMetadata, { body: { source } });
  return metadata;
}

/** Saves or discards the draft and returns the version that this makes. */
export async function saveDraft(version: string, fields: SsoFields | null): Promise<string> {
  return (await call(saveSsoDraft, { body: { version, fields } })).version;
}

export function startTest(version: string) {
  return call(startSsoTest, { body: { version } });
}

export function changeSso(version: string, change: SsoChange, password: string) {
  return call(changeCompanySso, { body: { version, change, password } });
}
