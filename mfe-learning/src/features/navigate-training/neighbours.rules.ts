import type { MapElement, NavigationItem, NavigationMap } from '@shared-kit/contracts/learning';

/** Returns the contents and evaluations of a training in navigation order. */
export function itemsOf(map: Pick<NavigationMap, 'mapElements'>): MapElement[] {
  return map.mapElements.flatMap((element) => (element.elementType === 'NODE' ? itemsOf(element) : [element]));
}

/** Returns an element of the map as a previous or next item of the navigation (B3-08). */
export function navigationItem(
  { contentEnrollment, nodeEnrollment, questionnaire, ...element }: MapElement,
  idEnrollment: number,
): NavigationItem {
  const { title, idContentType, idEvaluation, sequential, nodeCode, idContentItem, lock } = element;
  return {
    title,
    idContentEnrollment: contentEnrollment?.idContentEnrollment ?? null,
    idContentType,
    idEnrollment,
    idEvaluation,
    idNodeEnrollment: nodeEnrollment?.idNodeEnrollment ?? null,
    idQuestionnaire: questionnaire?.idQuestionnaire ?? null,
    sequential,
    nodeCode,
    idContentItem,
    lock,
  };
}

interface Here {
  readonly idContentItem: number;
  readonly idNodeEnrollment: number;
}

export function isHere(element: MapElement, here: Here): boolean {
  return (
    element.idContentItem === here.idContentItem && element.nodeEnrollment?.idNodeEnrollment === here.idNodeEnrollment
  );
}

export interface Neighbours {
  readonly previous: NavigationItem | undefined;
  readonly next: NavigationItem | undefined;
}

/** Returns the items before and after the open one (B2.6-20). */
export function neighbours(
  map: Pick<NavigationMap, 'mapElements'>,
  here: Here & { readonly idEnrollment: number },
): Neighbours {
  const items = itemsOf(map);
  const index = items.findIndex((item) => isHere(item, here));
  const itemAt = (at: number): NavigationItem | undefined => {
    const item = index === -1 ? undefined : items[at];
    return item && navigationItem(item, here.idEnrollment);
  };
  return { previous: itemAt(index - 1), next: itemAt(index + 1) };
}
