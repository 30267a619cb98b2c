import { listCompanyMails, saveCompanyMail } from '@shared-kit/contracts/admin';
import type { MailText } from '@shared-kit/contracts/admin';
import { call, useApiQuery, useInvalidate } from '@shared-kit/runtime/api';

export function useCompanyMails() {
  return useApiQuery(listCompanyMails, {}, { staleTime: 0 });
}

export function useRefreshMails() {
  const invalidate = useInvalidate();
  return () => invalidate(listCompanyMails);
}

/** Saves the words of a mail, or its standard ones with null, and returns the version that this makes. */
export async function saveMail(key: string, version: string, mail: MailText | null): Promise<string> {
  const saved = await call(saveCompanyMail, { params: { key }, body: { version, mail } });
  return saved.version;
}
