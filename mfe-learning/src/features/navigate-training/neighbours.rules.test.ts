import { aMapItem } from '../../test/card-factory.ts';
import { itemsOf, neighbours } from './neighbours.rules.ts';

const entered = { idNodeEnrollment: 9, idEnrollment: 7, idUser: 3, idTeam: null, progress: 0, processing: 0, status: 'IN_PROGRESS', grade: null, equivalentNodeCode: null, lastAccessDate: null } as const;

const video = aMapItem({ title: 'Vídeo', nodeEnrollment: entered });
const page = aMapItem({ title: 'Página', nodeEnrollment: entered });
const exam = aMapItem({ title: 'Prova', elementType: 'EVALUATION', idContentItem: null, idEvaluation: 5 });
const second = aMapItem({ title: 'Módulo 2', elementType: 'NODE', idContentItem: null, mapElements: [exam] });
const map = { mapElements: [aMapItem({ elementType: 'NODE', idContentItem: null, mapElements: [video, page] }), second] };
const here = { idContentItem: page.idContentItem ?? 0, idNodeEnrollment: 9 };

test('items are walked through node after node [B2.6-20]', () => {
  expect(itemsOf(map).map((item) => item.title)).toEqual(['Vídeo', 'Página', 'Prova']);
  expect(neighbours(map, here)).toEqual({ previous: video, next: exam });
});

test('the first has none before it, the last none after it', () => {
  expect(neighbours(map, { ...here, idContentItem: video.idContentItem ?? 0 }).previous).toBeUndefined();
  expect(neighbours({ mapElements: [page] }, here)).toEqual({ previous: undefined, next: undefined });
});

test('an item that is not in the map has no neighbours', () => {
  expect(neighbours(map, { idContentItem: 1, idNodeEnrollment: 9 })).toEqual({ previous: undefined, next: undefined });
});
