/** @jest-environment tools/jest/browser-environment.mjs */
import { testContentItem } from '@shared-kit/testing';
import { resumed, secondsLeft } from './resume.rules.ts';

const item = (idContentItem: number) => ({ ...testContentItem, idContentItem });
const training = { idEnrollment: 3, title: 'NR-10', image: '', progress: 40 };

test('continues the training that was used last, and lists all started items after it', () =>
  expect(resumed({ content: [item(1)], training })).toEqual({
    first: { kind: 'training', training },
    others: [item(1)],
  }));

test('continues the first item and lists the others', () =>
  expect(resumed({ content: [item(1), item(2)], training: null })).toEqual({
    first: { kind: 'content', item: item(1) },
    others: [item(2)],
  }));

test('continues nothing when nothing was started', () =>
  expect(resumed({ content: [], training: null })).toEqual({ first: undefined, others: [] }));

test('counts the seconds after the place where a medium stopped, and none for other items', () => {
  const stopped = { ...testContentItem, duration: 100, lastPosition: 30 };
  expect(secondsLeft({ ...stopped, idContentType: 2 })).toBe(70);
  expect(secondsLeft({ ...stopped, idContentType: 2, lastPosition: 130 })).toBe(0);
  expect(secondsLeft({ ...stopped, idContentType: 5 })).toBe(0);
});
