import { readCompanyModules, switchCompanyModule } from '@shared-kit/contracts/admin';
import { call, useApiQuery, useInvalidate } from '@shared-kit/runtime/api';

export function useCompanyModules() {
  return useApiQuery(readCompanyModules, {}, { staleTime: 0 });
}

export function useRefreshModules() {
  const invalidate = useInvalidate();
  return () => invalidate(readCompanyModules);
}

/** Switches a module in the version that was read, and returns the version that this makes. */
export async function switchModule(module: string, version: string, isOn: boolean): Promise<string> {
  const saved = await call(switchCompanyModule, { params: { module }, body: { version, isOn } });
  return saved.version;
}
