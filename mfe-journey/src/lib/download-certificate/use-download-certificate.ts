import { useState } from 'react';
import { ApiError, useApiMutation } from '@shared-kit/runtime/api';
import { certificateFileName, downloadCertificate } from '@shared-kit/contracts/journey';
import { useActiveSession } from '@shared-kit/runtime/session';
import { notify } from '@shared-kit/ui/toast';
import { saveFile } from '@shared-kit/ui/download';
import { labels } from './labels.ts';

type Stage = 'idle' | 'generating' | 'failed';

/** Requests a certificate and saves it under the training's title. */
export function useDownloadCertificate(training: { idEnrollment: number; title: string }) {
  const { idUser } = useActiveSession().viewer;
  const [stage, setStage] = useState<Stage>('idle');
  const { mutate } = useApiMutation(downloadCertificate, {
    onSuccess: (pdf) => {
      saveFile(pdf, certificateFileName(training.title));
      setStage('idle');
    },
    onError: (error) => {
      setStage('failed');
      notify({
        kind: 'error',
        text: error instanceof ApiError && error.status > 0 ? error.message : labels.failed,
        error,
      });
    },
  });
  return {
    isWaiting: stage === 'generating',
    hasFailed: stage === 'failed',
    start: (): void => {
      if (stage === 'generating') return;
      setStage('generating');
      mutate({ body: { idUser, idEnrollment: training.idEnrollment } });
    },
  };
}
