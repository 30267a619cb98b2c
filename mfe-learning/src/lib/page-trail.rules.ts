import { catalogPath, levelPath } from '@shared-kit/contracts/learning';
import type { CardElement } from '@shared-kit/contracts/learning';
import type { Crumb } from '@shared-kit/runtime/router';

type Placed = Pick<CardElement, 'parentNodes' | 'entryPoint'>;

/**
 * Returns the breadcrumb of a node: its catalogs and, for a part of a training, the training in the person's enrolment.
 */
export function pageTrail({ parentNodes, entryPoint }: Placed, idEnrollment?: number): readonly Crumb[] {
  return parentNodes.map(({ nodeCode, title, shortTitle }, index) => {
    const isTraining = entryPoint === 0 && idEnrollment !== undefined && index === parentNodes.length - 1;
    return { title, shortTitle, to: isTraining ? levelPath(idEnrollment) : catalogPath(nodeCode) };
  });
}
