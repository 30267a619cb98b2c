import { lessonPath, lmsPath, multiLessonPath } from '@shared-kit/contracts/learning';
import { matchPath } from '@shared-kit/runtime/router';
import { manifest } from '../../manifest.ts';
import { lessonAddress, lmsAddress } from './lesson-address.rules.ts';

function segmentsOf(page: string, path: string) {
  const pattern = manifest.routes.find((route) => route.page === page)?.path ?? '';
  return matchPath(pattern, path)?.params ?? {};
}
const lms = (path: string) => lmsAddress(segmentsOf('lessons', path));
const lesson = (path: string) => lessonAddress(segmentsOf('lesson', path));

test('parses the address of a lesson list with and without a node, inside and outside an enrolment [B2.1-10]', () => {
  expect(lms('/lms/7/41/9/0')).toEqual({ idEnrollment: 7, idContentItem: 41, idNodeEnrollment: 9, isFluid: false });
  expect(lms('/lms/7/41/9/1')).toMatchObject({ idNodeEnrollment: 9, isFluid: true });
  expect(lms('/lms/0/41/1')).toEqual({
    idEnrollment: 0,
    idContentItem: 41,
    idNodeEnrollment: undefined,
    isFluid: true,
  });
  expect(lms('/lms/7/41/-/1')).toEqual({
    idEnrollment: 7,
    idContentItem: 41,
    idNodeEnrollment: undefined,
    isFluid: true,
  });
  expect(
    lms(lmsPath({ idEnrollment: 7, idContentItem: 41, idNodeEnrollment: 9, isFluidNavigation: true })),
  ).toMatchObject({ idNodeEnrollment: 9, isFluid: true });
  expect(lms(lmsPath({ idEnrollment: null, idContentItem: 41 }))).toMatchObject({
    idEnrollment: 0,
    idNodeEnrollment: undefined,
    isFluid: false,
  });
});

test('parses the address of a lesson with all or some segments; a dash stands for an absent one [B2.1-11]', () => {
  const full = { idEnrollment: 7, idContentItem: 41, idSco: 3, idNodeEnrollment: 9, isFluid: false, isCompleted: true };
  expect(lesson('/lessons/7/41/3/9/sco/true/12')).toEqual(full);
  expect(
    lesson(
      lessonPath({
        idEnrollment: 7,
        idContentItem: 41,
        idSco: 3,
        idNodeEnrollment: 9,
        scoType: 'sco',
        isCompleted: true,
        idTeam: 12,
      }),
    ),
  ).toEqual(full);
  expect(lesson('/lessons/7/41/3')).toEqual({ ...full, idNodeEnrollment: undefined, isCompleted: false });
  expect(lesson('/lessons/7/41/3/-/-/true')).toEqual({ ...full, idNodeEnrollment: undefined });
});

test("parses the multi-navigation address, which has 'multi' in place of the type and then the completion [B2.1-12]", () => {
  expect(lesson('/lessons/7/41/3/9/multi/true')).toMatchObject({ isFluid: true, isCompleted: true });
  expect(
    lesson(multiLessonPath({ idEnrollment: 7, idContentItem: 41, idSco: 3, idNodeEnrollment: 9, isCompleted: false })),
  ).toMatchObject({ idNodeEnrollment: 9, isFluid: true, isCompleted: false });
});

test.each([
  '/lms/x/41/1',
  '/lms/7/0/1',
  '/lms/7/41/nove/1',
  '/lessons/7/41/x',
  '/lessons/-/41/3',
  '/lessons/7/41/3/x/sco',
])('rejects %s as an address of either kind', (path) => {
  expect(path.startsWith('/lms') ? lms(path) : lesson(path)).toBeUndefined();
});
