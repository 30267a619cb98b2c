import { readManifest } from './manifest.rules.ts';
import { delivery, manifestOf, objectives, randomize, sco } from '../test/sequenced-course.ts';

/** Manifest whose booleans are all other than their defaults, in this spelling. */
const manifest = (yes: string, no: string) =>
  manifestOf(
    [
      sco(
        'A',
        { attributes: `isvisible="${no}"` },
        objectives(
          `<imsss:primaryObjective objectiveID="P" satisfiedByMeasure="${yes}"><imsss:minNormalizedMeasure>0.7</imsss:minNormalizedMeasure></imsss:primaryObjective>`,
        ),
        delivery({ tracked: no, completionSetByContent: yes }),
      ),
      sco('B'),
    ],
    [
      { attributes: `adlseq:objectivesGlobalToSystem="${no}" adlcp:sharedDataGlobalToSystem="${no}"` },
      randomize({ randomizationTiming: 'once', reorderChildren: yes }),
    ],
  );

test.each([
  ['true', 'false'],
  ['1', '0'],
  [' 1 ', ' 0 '],
])('CAM 3.4: reads %j and %j as the two values of a boolean, wherever a manifest has one', (yes, no) => {
  const { items, sequencing } = readManifest(manifest(yes, no));
  expect(items[0]).toMatchObject({ isVisible: false, masteryScore: 70 });
  expect(sequencing?.tree).toMatchObject({
    objectivesGlobalToSystem: false,
    sharedDataGlobalToSystem: false,
    root: {
      randomization: { reorders: true },
      children: [
        {
          isVisible: false,
          objectives: [{ id: 'P', satisfiedByMeasure: true }],
          delivery: { tracked: false, completionSetByContent: true },
        },
        { isVisible: true },
      ],
    },
  });
});

test('an attribute that is no boolean has its default', () => {
  const { items, sequencing } = readManifest(manifest('sim', 'não'));
  expect(items[0]).toMatchObject({ isVisible: true, masteryScore: null });
  expect(sequencing?.tree).toMatchObject({ objectivesGlobalToSystem: true, sharedDataGlobalToSystem: true });
});
