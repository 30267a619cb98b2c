import { apiQueryOptions, useQuery } from '@shared-kit/runtime/api';
import { getEnrollment, getEnrollmentNode } from '@shared-kit/contracts/learning';

export interface LevelAddress {
  readonly idUser: number;
  readonly idEnrollment: number;
  /** Omitted for the training itself. */
  readonly nodeCode?: string | undefined;
}

/** Loads the level of a training. It refetches whenever the page is shown, because other pages change its progress. */
export function useLevel({ idUser, idEnrollment, nodeCode }: LevelAddress) {
  const training = useQuery({
    ...apiQueryOptions(getEnrollment, { params: { idUser, idEnrollment } }),
    staleTime: 0,
    enabled: nodeCode === undefined,
  });
  const level = useQuery({
    ...apiQueryOptions(getEnrollmentNode, { params: { idUser, idEnrollment, idNode: nodeCode ?? '' } }),
    staleTime: 0,
    enabled: nodeCode !== undefined,
  });
  return nodeCode === undefined ? training : level;
}
