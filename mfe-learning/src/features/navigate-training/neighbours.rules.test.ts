import { aMapItem } from '../../test/card-factory.ts';
import { itemsOf, navigationItem, neighbours } from './neighbours.rules.ts';

const entered = {
  idNodeEnrollment: 9,
  idEnrollment: 7,
  idUser: 3,
  idTeam: null,
  progress: 0,
  processing: 0,
  status: 'IN_PROGRESS',
  grade: null,
  equivalentNodeCode: null,
  lastAccessDate: null,
} as const;

const video = aMapItem({ title: 'Vídeo', nodeEnrollment: entered });
const page = aMapItem({ title: 'Página', nodeEnrollment: entered });
const exam = aMapItem({ title: 'Prova', elementType: 'EVALUATION', idContentItem: null, idEvaluation: 5 });
const second = aMapItem({ title: 'Módulo 2', elementType: 'NODE', idContentItem: null, mapElements: [exam] });
const map = {
  mapElements: [aMapItem({ elementType: 'NODE', idContentItem: null, mapElements: [video, page] }), second],
};
const here = { idContentItem: page.idContentItem ?? 0, idNodeEnrollment: 9, idEnrollment: 7 };

test('orders the items node by node [B2.6-20]', () => {
  expect(itemsOf(map).map((item) => item.title)).toEqual(['Vídeo', 'Página', 'Prova']);
  expect(neighbours(map, here)).toMatchObject({ previous: { title: 'Vídeo' }, next: { title: 'Prova' } });
});

test('returns no previous item for the first and no next item for the last', () => {
  expect(neighbours(map, { ...here, idContentItem: video.idContentItem ?? 0 }).previous).toBeUndefined();
  expect(neighbours({ mapElements: [page] }, here)).toEqual({ previous: undefined, next: undefined });
});

test('returns no neighbours for an item outside the map', () => {
  expect(neighbours(map, { ...here, idContentItem: 1 })).toEqual({ previous: undefined, next: undefined });
});

test('returns the type and the progress of the next and the previous item [B3-08]', () => {
  const questionnaire = { idQuestionnaire: 31, startDate: null, finishDate: null, grade: null };
  const begun = aMapItem({
    title: 'Prova',
    elementType: 'EVALUATION',
    idContentItem: null,
    idContentType: null,
    idEvaluation: 5,
    nodeCode: 'modulo-2',
    sequential: 1,
    questionnaire,
  });
  expect(neighbours({ mapElements: [video, page, begun] }, here)).toEqual({
    previous: {
      title: 'Vídeo',
      idContentEnrollment: null,
      idContentType: 2,
      idEnrollment: 7,
      idEvaluation: null,
      idNodeEnrollment: 9,
      idQuestionnaire: null,
      sequential: 0,
      nodeCode: 'nr-10',
      idContentItem: video.idContentItem,
      lock: null,
    },
    next: {
      title: 'Prova',
      idContentEnrollment: null,
      idContentType: null,
      idEnrollment: 7,
      idEvaluation: 5,
      idNodeEnrollment: null,
      idQuestionnaire: 31,
      sequential: 1,
      nodeCode: 'modulo-2',
      idContentItem: null,
      lock: null,
    },
  });
  expect(
    navigationItem({ ...video, contentEnrollment: { idContentEnrollment: 12 } as never }, 7).idContentEnrollment,
  ).toBe(12);
});
