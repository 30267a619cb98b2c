import { useEffect, useEffectEvent, useRef } from 'react';
import { useApiMutation } from '@shared-kit/runtime/api';
import type { ApiError } from '@shared-kit/runtime/api';
import { createNodeEnrollment } from '@shared-kit/contracts/learning';
import { useInvalidateProgress } from './use-progress-refresh.ts';
import type { LevelAddress } from './level.queries.ts';

interface Level {
  readonly node: { readonly nodeCode: string | null; readonly lock: unknown };
  readonly nodeEnrollment: { readonly idNodeEnrollment: number } | null;
}

/** Creates the missing node enrolment of a level that was never opened (B4.4-02). */
export function useEnteredLevel(
  { idUser, idEnrollment }: LevelAddress,
  level: Level | undefined,
): { isEntering: boolean; error: ApiError | null; retry: () => void } {
  const create = useApiMutation(createNodeEnrollment);
  const refresh = useInvalidateProgress();
  const requestedNode = useRef('');
  const nodeCode = level?.node.nodeCode ?? null;
  const isMissing =
    level !== undefined && level.nodeEnrollment === null && level.node.lock === null && nodeCode !== null;
  const enter = async () => {
    if (nodeCode === null) return;
    await create.mutateAsync({ body: { idUser, idEnrollment, nodeCode } }).then(refresh, () => undefined);
  };
  const enterOnce = useEffectEvent(() => {
    if (requestedNode.current === nodeCode) return;
    requestedNode.current = nodeCode ?? '';
    void enter();
  });
  useEffect(() => {
    if (isMissing) enterOnce();
  }, [isMissing, nodeCode]);
  return { isEntering: isMissing && create.error === null, error: create.error, retry: () => void enter() };
}
