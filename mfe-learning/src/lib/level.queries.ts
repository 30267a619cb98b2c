import { apiQueryOptions, useQuery } from 'shared-kit/api';
import { getEnrollment, getEnrollmentNode } from 'shared-kit/contracts/learning';

export interface LevelAddress {
  readonly idUser: number;
  readonly idEnrollment: number;
  /** Left out for the training itself. */
  readonly nodeCode?: string | undefined;
}

/** The level of a training; read anew whenever the page is shown, for other pages move it on. */
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
