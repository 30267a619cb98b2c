import { call, queryKeyOf, useApiQuery, useQuery } from '@shared-kit/runtime/api';
import { downloadCertificate, issueCertificate } from '@shared-kit/contracts/journey';
import { useActiveSession } from '@shared-kit/runtime/session';

/** Reads the own certificate of a training; the first visit issues it. */
export function useCertificate(idEnrollment: number) {
  const { idUser } = useActiveSession().viewer;
  return useApiQuery(issueCertificate, { body: { idUser, idEnrollment } }, { staleTime: 0 });
}

/** Reads the printed certificate as a data address, which the viewer opens without another request. */
export function usePrintedCertificate(idEnrollment: number) {
  const { idUser } = useActiveSession().viewer;
  const input = { body: { idUser, idEnrollment } };
  return useQuery({
    queryKey: queryKeyOf(downloadCertificate, input),
    queryFn: async ({ signal }) => dataAddress(await call(downloadCertificate, input, { signal })),
  });
}

function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable file'));
    reader.readAsDataURL(file);
  });
}
