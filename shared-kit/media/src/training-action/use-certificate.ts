import { useState } from 'react';
import { ApiError, useApiMutation } from '@shared-kit/runtime/api';
import { certificateFileName, downloadCertificate } from '@shared-kit/contracts/journey';
import { useActiveSession } from '@shared-kit/runtime/session';
import { notify } from '@shared-kit/ui/toast';
import { labels } from './labels.ts';
import { showFile } from './show-file.ts';

/** Returns a function that generates the certificate of one enrolment and shows it. */
export function useCertificate({ idEnrollment, title }: { idEnrollment: number; title: string }) {
  const { idUser } = useActiveSession().viewer;
  const [isWaiting, setWaiting] = useState(false);
  const { mutate } = useApiMutation(downloadCertificate, {
    onSuccess: (pdf) => {
      setWaiting(false);
      showFile(pdf, certificateFileName(title));
    },
    onError: (error) => {
      setWaiting(false);
      const isRefusal = error instanceof ApiError && error.status > 0;
      notify({ kind: 'error', text: isRefusal ? error.message : labels.certificateFailed });
    },
  });
  return {
    isWaiting,
    show: (): void => {
      if (isWaiting) return;
      setWaiting(true);
      mutate({ body: { idUser, idEnrollment } });
    },
  };
}
