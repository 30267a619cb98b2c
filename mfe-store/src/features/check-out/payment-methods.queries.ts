import { useApiQuery } from '@shared-kit/runtime/api';
import { showPaymentMethods } from '@shared-kit/contracts/store';

/** Reads how the person can pay in this store. */
export function usePaymentMethods() {
  return useApiQuery(showPaymentMethods, {}, { staleTime: 60_000 });
}
