import { lessonsOf } from '../modules/learning/scorm/test/scorm-learner.ts';
import type { ScormLearner } from '../modules/learning/scorm/test/scorm-learner.ts';
import type { VisitInfo } from './scorm-player/visit-info.ts';
import { startPackageCourse } from './test/opened-lesson.fixtures.ts';
import type { PackageCourse } from './test/opened-lesson.fixtures.ts';

/** Courses that call the API as the public sample packages of the run-time do, against the server that saves them. */
let course: PackageCourse;

beforeAll(async () => {
  course = await startPackageCourse();
});
afterAll(() => course.close());

type Version = VisitInfo['version'];

const manifest = (version: Version, sequencing = '') =>
  version === '1.2'
    ? `<?xml version="1.0"?><manifest identifier="M" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"><metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata><organizations default="O"><organization identifier="O"><title>Curso</title><item identifier="A" identifierref="R"><title>Curso</title></item></organization></organizations><resources><resource identifier="R" type="webcontent" adlcp:scormtype="sco" href="shared/launchpage.html"/></resources></manifest>`
    : `<?xml version="1.0"?><manifest identifier="M" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss"><metadata><schema>ADL SCORM</schema><schemaversion>2004 3rd Edition</schemaversion></metadata><organizations default="O"><organization identifier="O"><title>Curso</title><item identifier="A" identifierref="R"><title>Curso</title>${sequencing}</item></organization></organizations><resources><resource identifier="R" type="webcontent" adlcp:scormType="sco" href="shared/launchpage.html"/></resources></manifest>`;

function newLearner(version: Version, sequencing = ''): Promise<ScormLearner> {
  return course.learnerOf({
    'imsmanifest.xml': manifest(version, sequencing),
    'shared/launchpage.html': '<!doctype html>',
  });
}

/** API as the pages of a lesson use it: values may be numbers, and each refused call fails the test. */
interface Calls {
  get(name: string): string;
  set(name: string, value: string | number): void;
  call(name: string, argument?: string): void;
}

/** Opens the lesson, lets its page call the API, and saves its commits as the player does. */
async function visit(one: ScormLearner, page: (api: Calls) => void): Promise<void> {
  const { version, api, store } = await course.open(one);
  const prefix = version === '1.2' ? 'LMS' : '';
  const calls = (name: string, ...values: unknown[]) => api.calls[prefix + name]?.(...values);
  page({
    get: (name) => calls('GetValue', name) ?? '',
    set: (name, value) => expect([name, calls('SetValue', name, value)]).toEqual([name, 'true']),
    call: (name, argument = '') =>
      expect([
        name,
        api.calls[version === '1.2' && name === 'Terminate' ? 'LMSFinish' : prefix + name]?.(argument),
      ]).toEqual([name, 'true']),
  });
  await store();
}

async function result(one: ScormLearner) {
  const { status, scos } = await lessonsOf(course.app, one);
  return { content: status, lesson: scos[0]?.scoEnrollment.status, grade: scos[0]?.scoEnrollment.grade };
}

const names = {
  '1.2': {
    location: 'cmi.core.lesson_location',
    time: ['cmi.core.session_time', '0000:00:20.00'],
    exit: 'cmi.core.exit',
  },
  '2004': { location: 'cmi.location', time: ['cmi.session_time', 'PT20S'], exit: 'cmi.exit' },
} as const;

/** Page that frames the pages of a course: it bookmarks each, and the last one is the test. */
function launchPage(version: Version, { from, to, score }: { from: string; to: number; score?: number }) {
  const { location, time, exit } = names[version];
  const status = version === '1.2' ? 'cmi.core.lesson_status' : 'cmi.completion_status';
  return ({ get, set, call }: Calls): void => {
    call('Initialize');
    if (['unknown', 'not attempted'].includes(get(status))) set(status, 'incomplete');
    expect(get(location)).toBe(from);
    for (let page = Number(from) + 1; page <= to; page += 1) set(location, page);
    if (score !== undefined) {
      for (const [name, value] of [
        ['raw', score],
        ['min', '0'],
        ['max', '100'],
      ] as const)
        set(version === '1.2' ? `cmi.core.score.${name}` : `cmi.score.${name}`, value);
      const verdict = score >= 70 ? 'passed' : 'failed';
      if (version === '2004') {
        set('cmi.score.scaled', score / 100);
        set('cmi.success_status', verdict);
        set(status, 'completed');
      } else set(status, verdict);
    }
    set(time[0], time[1]);
    set(exit, score === undefined ? 'suspend' : '');
    if (version === '2004') set('adl.nav.request', score === undefined ? 'suspendAll' : 'exitAll');
    call('Terminate');
  };
}

describe.each(['1.2', '2004'] as const)('sample course of %s', (version) => {
  test('minimum calls: a lesson that only initializes and terminates is completed', async () => {
    const one = await newLearner(version);
    await visit(one, ({ call }) => {
      call('Initialize');
      call('Terminate');
    });
    expect(await result(one)).toEqual({ content: 'COMPLETED', lesson: 'COMPLETED', grade: null });
  });

  test('content packaging: a lesson that never calls the API opens, and stays in progress', async () => {
    const one = await newLearner(version);
    await visit(one, () => undefined);
    expect(await result(one)).toEqual({ content: 'IN_PROGRESS', lesson: 'IN_PROGRESS', grade: null });
  });

  test('basic calls: a course is bookmarked, resumed, and passed by its test', async () => {
    const one = await newLearner(version);
    await visit(one, launchPage(version, { from: '', to: 3 }));
    expect(await result(one)).toMatchObject({ content: 'IN_PROGRESS', lesson: 'INCOMPLETE' });
    await visit(one, ({ call, get }) => {
      call('Initialize');
      expect(get(version === '1.2' ? 'cmi.core.entry' : 'cmi.entry')).toBe('resume');
      expect(get(version === '1.2' ? 'cmi.core.total_time' : 'cmi.total_time')).toMatch(/20/);
    });
    await visit(one, launchPage(version, { from: '3', to: 14, score: 90 }));
    expect(await result(one)).toEqual({ content: 'PASSED', lesson: 'PASSED', grade: 90 });
  });

  test('basic calls: a failed test fails the course, and opening it begins anew', async () => {
    const one = await newLearner(version);
    await visit(one, launchPage(version, { from: '', to: 14, score: 40 }));
    expect(await result(one)).toEqual({ content: 'FAILED', lesson: 'FAILED', grade: 40 });
    await visit(one, launchPage(version, { from: '', to: 14, score: 80 }));
    expect(await result(one)).toEqual({ content: 'PASSED', lesson: 'PASSED', grade: 80 });
  });
});

const topics = ['playing', 'etiquette'];
const advanced = `<imsss:sequencing><imsss:objectives><imsss:primaryObjective objectiveID="PRIMARYOBJ" satisfiedByMeasure="true"><imsss:minNormalizedMeasure>0.8</imsss:minNormalizedMeasure></imsss:primaryObjective>${topics.map((id) => `<imsss:objective objectiveID="obj_${id}"/>`).join('')}</imsss:objectives><imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/></imsss:sequencing>`;

/** Position of an objective of the manifest in what the lesson finds. */
function indexOf({ get }: Calls, id: string): number {
  const count = Number(get('cmi.objectives._count'));
  return Array.from({ length: count }).findIndex((_, index) => get(`cmi.objectives.${index}.id`) === id);
}

test('sample course of 2004, advanced calls: passing score, progress, objectives and answers', async () => {
  const one = await newLearner('2004', advanced);
  await visit(one, (api) => {
    const { get, set, call } = api;
    call('Initialize');
    expect(get('cmi.scaled_passing_score')).toBe('0.8');
    set('cmi.progress_measure', 0.5);
    const playing = `cmi.objectives.${indexOf(api, 'obj_playing')}`;
    set(`${playing}.progress_measure`, 1);
    set(`${playing}.completion_status`, 'completed');
    call('Commit');
    set('cmi.exit', 'suspend');
    call('Terminate');
  });
  await visit(one, (api) => {
    const { get, set, call } = api;
    call('Initialize');
    expect([get('cmi.progress_measure'), get('cmi.objectives._count')]).toEqual(['0.5', '3']);
    expect(get(`cmi.objectives.${indexOf(api, 'obj_playing')}.completion_status`)).toBe('completed');
    const answer = 'cmi.interactions.0';
    set(`${answer}.id`, 'etiquette_1');
    set(`${answer}.type`, 'choice');
    set(`${answer}.objectives.0.id`, 'obj_etiquette');
    set(`${answer}.correct_responses.0.pattern`, 'Out_of_sight');
    set(`${answer}.learner_response`, 'Out_of_sight');
    set(`${answer}.result`, 'correct');
    set(`${answer}.latency`, 'PT4.5S');
    set(`cmi.objectives.${indexOf(api, 'obj_etiquette')}.success_status`, 'passed');
    set('cmi.score.scaled', 0.85);
    set('cmi.success_status', get('cmi.success_status') === 'passed' ? 'passed' : 'failed');
    set('cmi.completion_status', 'completed');
    set('cmi.exit', '');
    call('Terminate');
  });
  expect(await result(one)).toEqual({ content: 'PASSED', lesson: 'PASSED', grade: 85 });
});
