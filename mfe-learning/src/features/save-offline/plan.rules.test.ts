/** @jest-environment tools/jest/browser-environment.mjs */
import { contentType } from '@shared-kit/contracts/content';
import { testContentItem, testSteps } from '@shared-kit/testing';
import { aMapItem, lockedBy } from '../../test/card-factory.ts';
import { enteredNode } from '../../test/progress-reply.ts';
import { canBeSaved, itemCount, openItems, openNodeCodes } from './plan.rules.ts';

const map = {
  title: 'NR-10',
  label: '',
  nodeCode: 'nr-10',
  nodeEnrollment: enteredNode,
  status: 'IN_PROGRESS' as const,
  steps: testSteps,
  mapElements: [
    aMapItem({ idContentItem: 1, nodeEnrollment: enteredNode }),
    aMapItem({ idContentItem: 2, nodeEnrollment: enteredNode, lock: lockedBy('Vídeo', 1) }),
    {
      ...aMapItem({ idContentItem: null, nodeEnrollment: null }),
      elementType: 'NODE' as const,
      nodeCode: 'parte',
      mapElements: [aMapItem({ idContentItem: 3, nodeEnrollment: null })],
    },
  ],
};

test('saves only parts that the person can open now and has opened before', () => {
  expect(openItems(map)).toEqual([{ idContentItem: 1, idNodeEnrollment: enteredNode.idNodeEnrollment }]);
  expect(openNodeCodes(map)).toEqual(['nr-10']);
  expect(itemCount(map)).toBe(3);
});

test.each([
  ['a stored video', { contentLocation: '/aurora/media/a.mp4?e=1' }, true],
  ['a stored audio', { idContentType: contentType.audio, contentLocation: '/aurora/media/a.mp3?e=1' }, true],
  ['a stream', { contentLocation: '/aurora/media/a.m3u8?e=1' }, false],
  ['a video of another site', { contentLocation: 'https://outro.example/a.mp4' }, false],
  ['a file of another tenant', { contentLocation: '/horizonte/media/a.mp4' }, false],
  ['a PDF', { idContentType: contentType.pdf, contentLocation: '/aurora/media/a.pdf?e=1' }, true],
  ['an article', { idContentType: contentType.article, contentLocation: '', content: '<p>Texto</p>' }, true],
  ['a playlist', { idContentType: contentType.playlist }, false],
])('decides whether %s opens without a network', (_, fields, isSaved) => {
  expect(canBeSaved({ ...testContentItem, ...fields }, '/aurora')).toBe(isSaved);
});
