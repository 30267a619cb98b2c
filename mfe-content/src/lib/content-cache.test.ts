/** @jest-environment tools/jest/browser-environment.mjs */
import { createQueryClient, queryKeyOf } from '@shared-kit/runtime/api';
import {
  listContent,
  listContentChildren,
  listItemParts,
  listItemsInProgress,
  searchContent,
} from '@shared-kit/contracts/content';
import { patchItem } from './content-cache.ts';
import { testContentItem } from '@shared-kit/testing';

const other = { ...testContentItem, idContentItem: 6, completed: 'PROGRESS', lastPosition: 5 } as const;
const training = { idEnrollment: 3, title: 'NR-10', image: '', progress: 40 };
const begun = { completed: 'PROGRESS', progress: 40, lastPosition: 40 } as const;

function cache() {
  const client = createQueryClient();
  const list = queryKeyOf(listContent, { params: { idSection: 1 } });
  const page = queryKeyOf(searchContent, { params: { idSection: 1 }, body: { page: 1 } });
  const pages = [...queryKeyOf(searchContent, { params: { idSection: 2 }, body: { page: 1 } }), 'pages'];
  const home = queryKeyOf(listItemsInProgress, {});
  client.setQueryData(list, { success: true, content: [testContentItem, other] });
  client.setQueryData(page, { success: true, content: [testContentItem], totalRecord: 1 });
  client.setQueryData(pages, { pages: [{ content: [testContentItem] }], pageParams: [1] });
  client.setQueryData(home, { success: true, content: [other], training });
  const idsAtHome = () =>
    client
      .getQueryData<{ content: { idContentItem: number }[] }>(home)
      ?.content.map(({ idContentItem }) => idContentItem);
  return { client, list, page, pages, home, idsAtHome };
}

test('updates an item in every cached list that contains it, paged or not', () => {
  const { client, list, page, pages } = cache();
  patchItem(client, 5, begun);
  expect(client.getQueryData(list)).toMatchObject({ content: [begun, { idContentItem: 6, progress: 0 }] });
  expect(client.getQueryData(page)).toMatchObject({ content: [begun], totalRecord: 1 });
  expect(client.getQueryData(pages)).toMatchObject({ pages: [{ content: [begun] }] });
});

test('updates an item in the lists of its parents and as a child in other lists', () => {
  const { client, page } = cache();
  const whole = { ...testContentItem, idContentItem: 9, children: [testContentItem, other] };
  const inside = queryKeyOf(listContentChildren, { params: { id: 9 } });
  const steps = queryKeyOf(listItemParts, { params: { id: 9 } });
  client.setQueryData(page, { success: true, content: [whole], totalRecord: 1 });
  client.setQueryData(inside, { success: true, content: [testContentItem] });
  client.setQueryData(steps, { success: true, listJourneyPart: [testContentItem, other] });
  patchItem(client, 5, begun);
  expect(client.getQueryData(page)).toMatchObject({
    content: [{ idContentItem: 9, progress: 0, children: [begun, { idContentItem: 6, progress: 0 }] }],
  });
  expect(client.getQueryData(inside)).toMatchObject({ content: [begun] });
  expect(client.getQueryData(steps)).toMatchObject({ listJourneyPart: [begun, { idContentItem: 6, progress: 0 }] });
});

test('keeps the update time of a list, so that a stale list is still refetched', () => {
  const { client, list, home } = cache();
  for (const key of [list, home]) client.setQueryData(key, (cached: unknown) => cached, { updatedAt: 1_000 });
  patchItem(client, 5, begun);
  expect([list, home].map((key) => client.getQueryState(key)?.dataUpdatedAt)).toEqual([1_000, 1_000]);
});

test('moves a started item to the front of the home and removes a completed one', () => {
  const { client, idsAtHome } = cache();
  patchItem(client, 5, begun);
  expect(idsAtHome()).toEqual([5, 6]);
  patchItem(client, 6, { completed: 'COMPLETED', progress: 100, lastPosition: 0 });
  expect(idsAtHome()).toEqual([5]);
});

test('continues a started item instead of the training that was used before it', () => {
  const { client, home } = cache();
  patchItem(client, 6, { completed: 'COMPLETED', progress: 100, lastPosition: 0 });
  expect(client.getQueryData(home)).toMatchObject({ training });
  patchItem(client, 5, begun);
  expect(client.getQueryData(home)).toMatchObject({ training: null });
});

test('keeps the order of the home after a vote', () => {
  const { client, idsAtHome } = cache();
  patchItem(client, 5, { vote: 4 });
  expect(idsAtHome()).toEqual([6]);
});
