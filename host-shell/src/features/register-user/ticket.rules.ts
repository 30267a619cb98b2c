import { activationSchema } from '@shared-kit/contracts/identity';
import type { Activation } from '@shared-kit/contracts/identity';

export type OpenedRegistration = Exclude<Activation, { kind: 'elsewhere' }> & { readonly phone: string };

/** Returns the registration data from the activation's navigation state; undefined without it (decision 102). */
export function openedRegistration(state: unknown): OpenedRegistration | undefined {
  const { activation, phone } = (state ?? {}) as { activation?: unknown; phone?: unknown };
  const parsed = activationSchema.safeParse(activation);
  return parsed.success && parsed.data.kind !== 'elsewhere' && typeof phone === 'string'
    ? { ...parsed.data, phone }
    : undefined;
}

/** Returns the first name: 'Ana Beatriz Moura' → 'Ana'. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
