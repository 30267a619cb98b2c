import { useEffect, useState } from 'react';
import { ApiError, useApiMutation } from 'shared-kit/api';
import { certificateFileName, downloadCertificate } from 'shared-kit/contracts/journey';
import { useActiveSession } from 'shared-kit/session';
import { notify } from 'shared-kit/ui/toast';
import { labels } from './labels.ts';
import { saveFile } from './save-file.ts';

/** B9-13: the waiting modal closes 2 s after the file is there. */
export const CLOSES_AFTER_MS = 2000;

type Stage = 'idle' | 'generating' | 'done';

/** Asks the server for a certificate and saves it under the training's title. */
export function useDownloadCertificate(training: { idEnrollment: number; title: string }) {
  const { idUser } = useActiveSession().viewer;
  const [stage, setStage] = useState<Stage>('idle');
  const { mutate } = useApiMutation(downloadCertificate, {
    onSuccess: (pdf) => {
      saveFile(pdf, certificateFileName(training.title));
      setStage('done');
    },
    onError: (error) => {
      setStage('idle');
      notify({ kind: 'error', text: error instanceof ApiError && error.status > 0 ? error.message : labels.failed });
    },
  });
  useEffect(() => {
    if (stage !== 'done') return;
    const timer = setTimeout(() => setStage('idle'), CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [stage]);
  return {
    isWaiting: stage !== 'idle',
    start: (): void => {
      if (stage !== 'idle') return;
      setStage('generating');
      mutate({ body: { idUser, idEnrollment: training.idEnrollment } });
    },
    close: (): void => setStage('idle'),
  };
}
