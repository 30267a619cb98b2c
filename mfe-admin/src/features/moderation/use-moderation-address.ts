import { useGridAddress } from '../../lib/use-grid-address.ts';

/** Filters of the moderation in the address. */
export function useModerationAddress() {
  return useGridAddress(['busca', 'estado', 'sala'] as const, 'novas');
}
