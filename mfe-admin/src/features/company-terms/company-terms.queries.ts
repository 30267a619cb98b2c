import { changeCompanyTerms, listTermsPeople, readCompanyTerms } from '@shared-kit/contracts/admin';
import type { AcceptanceState, TermsChange } from '@shared-kit/contracts/admin';
import { apiQueryOptions, call, useApiQuery, useInvalidate, useQuery } from '@shared-kit/runtime/api';
import type { NewestFirstPlace } from '../../lib/newer-older.tsx';

export function useCompanyTerms() {
  return useApiQuery(readCompanyTerms, {}, { staleTime: 0 });
}

export function useRefreshTerms() {
  const invalidate = useInvalidate();
  return () => {
    invalidate(readCompanyTerms);
    invalidate(listTermsPeople);
  };
}

interface WhoAccepted {
  readonly name: string;
  readonly state: AcceptanceState;
  readonly place: NewestFirstPlace;
}

export function useTermsPeople({ name, state, place }: WhoAccepted) {
  return useQuery({
    ...apiQueryOptions(listTermsPeople, { query: { name, state, ...place } }),
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
}

/** Changes the terms in the version that was read, and returns the version that this makes. */
export async function changeTerms(version: string, change: TermsChange): Promise<string> {
  const saved = await call(changeCompanyTerms, { body: { version, change } });
  return saved.version;
}
