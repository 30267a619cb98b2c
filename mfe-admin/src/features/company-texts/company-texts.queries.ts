import { readCompanyTexts } from '@shared-kit/contracts/admin';
import { useApiQuery, useInvalidate } from '@shared-kit/runtime/api';

export function useCompanyTexts() {
  return useApiQuery(readCompanyTexts, {}, { staleTime: 0 });
}

export function useRefreshTexts() {
  const invalidate = useInvalidate();
  return () => invalidate(readCompanyTexts);
}
