import { startScormApp } from '../test/scorm.fixtures.ts';
import { play } from '../test/package-script.ts';
import { byContent, flow, manifestOf, objectives, primary, sco } from '../test/sequenced-course.ts';
import { taking } from '../test/sequenced-learner.ts';

startScormApp();

const shares = objectives(primary('P', { maps: [{ targetObjectiveID: 'G', writeSatisfiedStatus: true }] }));
const store = { item: '<adlcp:data><adlcp:map targetID="notas"/></adlcp:data>' };
const course = (...attributes: string[]) =>
  manifestOf(
    [sco('A', byContent, shares, store), sco('B', byContent, shares, store)],
    [flow, ...attributes.map((attribute) => ({ attributes: attribute }))],
  );
const shared = 'open>A end:pass,complete,store0=x continue>B see:P.success_status=passed see:adl.data.0.store=x';

test('CAM 3.4 false: what lessons share is forgotten when another attempt on the package begins', async () => {
  const scopes = ['adlseq:objectivesGlobalToSystem="false"', 'adlcp:sharedDataGlobalToSystem="false"'];
  const one = await taking(course(...scopes));
  const script = `${shared} suspendAll>ended open>B see:adl.data.0.store=x exitAll>ended open>A see:P.success_status=? see:adl.data.0.store=?`;
  expect(await play(one, script)).toBe(script);
});

test('CAM 3.4 true: what lessons share outlives the attempt on the package', async () => {
  const one = await taking(course());
  const script = `${shared} exitAll>ended open>A see:P.success_status=passed see:adl.data.0.store=x`;
  expect(await play(one, script)).toBe(script);
});
