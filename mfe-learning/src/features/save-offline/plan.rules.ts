import { viewerKind } from '@shared-kit/media/viewer-kind';
import type { ContentItem } from '@shared-kit/contracts/content';
import type { MapElement, NavigationMap } from '@shared-kit/contracts/learning';

/** Content of a training that the person can open now. */
export interface OpenItem {
  readonly idContentItem: number;
  readonly idNodeEnrollment: number;
}

/** Returns the elements of a map and of all its nodes, nodes included. */
function allElements(map: Pick<NavigationMap, 'mapElements'>): readonly MapElement[] {
  return map.mapElements.flatMap((element) => [element, ...allElements(element)]);
}

/**
 * Returns the contents that can be kept. A locked one could not be opened, and one in a part that was never opened has no
 * enrolment yet: keeping it must not begin that part for the person.
 */
export function openItems(map: NavigationMap): readonly OpenItem[] {
  return allElements(map).flatMap(({ idContentItem, nodeEnrollment, lock }) =>
    idContentItem === null || nodeEnrollment === null || lock !== null
      ? []
      : [{ idContentItem, idNodeEnrollment: nodeEnrollment.idNodeEnrollment }],
  );
}

/** Returns the codes of the training and of its parts that the person has opened. */
export function openNodeCodes(map: NavigationMap): readonly string[] {
  const parts = allElements(map).filter(
    ({ elementType, nodeEnrollment, lock }) => elementType === 'NODE' && nodeEnrollment !== null && lock === null,
  );
  return [...new Set([map.nodeCode, ...parts.map(({ nodeCode }) => nodeCode)])];
}

/** Returns the number of contents and evaluations of a training. */
export function itemCount(map: NavigationMap): number {
  return allElements(map).filter(({ elementType }) => elementType !== 'NODE').length;
}

const savedKinds: ReadonlySet<string> = new Set(['audio', 'video', 'pdf', 'article', 'post']);

/**
 * Returns whether a content opens without a network once its files are kept. Streams are thousands of files, and
 * outside addresses belong to others.
 */
export function canBeSaved(item: ContentItem, tenantPath: string): boolean {
  const kind = viewerKind(item);
  if (!savedKinds.has(kind)) return false;
  const isText = kind === 'article' || kind === 'post';
  const isOwnFile =
    item.contentLocation.startsWith(`${tenantPath}/media/`) && !/\.(m3u8|mpd)\?/i.test(item.contentLocation);
  return isText ? item.contentLocation === '' || isOwnFile : isOwnFile;
}
