import type { MapElement, NavigationMap } from 'shared-kit/contracts/learning';

/** Contents and evaluations of a training, in the order they are walked through. */
export function itemsOf(map: Pick<NavigationMap, 'mapElements'>): MapElement[] {
  return map.mapElements.flatMap((element) => (element.elementType === 'NODE' ? itemsOf(element) : [element]));
}

interface Here {
  readonly idContentItem: number;
  readonly idNodeEnrollment: number;
}

export function isHere(element: MapElement, here: Here): boolean {
  return element.idContentItem === here.idContentItem && element.nodeEnrollment?.idNodeEnrollment === here.idNodeEnrollment;
}

export interface Neighbours {
  readonly previous: MapElement | undefined;
  readonly next: MapElement | undefined;
}

/** The items before and after the one that is open (B2.6-20). */
export function neighbours(map: Pick<NavigationMap, 'mapElements'>, here: Here): Neighbours {
  const items = itemsOf(map);
  const index = items.findIndex((item) => isHere(item, here));
  return { previous: index > 0 ? items[index - 1] : undefined, next: index === -1 ? undefined : items[index + 1] };
}
