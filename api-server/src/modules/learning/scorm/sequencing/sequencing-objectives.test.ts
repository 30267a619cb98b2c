import {
  cluster,
  delivery,
  flow,
  manifestOf,
  moreMaps,
  objectives,
  open,
  other,
  pre,
  primary,
  rules,
  run,
  sco,
} from '../test/sequenced-course.ts';

const byContent = delivery({ completionSetByContent: true, objectiveSetByContent: true });
const G = { targetObjectiveID: 'G' };
const writes = { ...G, writeSatisfiedStatus: true, writeNormalizedMeasure: true };
/** A writes the global objective, B reads it. */
const sharing = (write: Record<string, string | boolean>, read: Record<string, string | boolean>, min?: number) =>
  manifestOf(
    [
      sco('A', byContent, objectives(primary('PA', { maps: [write] }))),
      sco('B', byContent, objectives(primary('PB', { maps: [read], ...(min === undefined ? {} : { min }) }))),
    ],
    [flow],
  );
const more = (write: Record<string, string | boolean>, read: Record<string, string | boolean>) =>
  manifestOf(
    [
      sco('A', byContent, objectives(primary('PA')), moreMaps('PA', write)),
      sco('B', byContent, objectives(primary('PB')), moreMaps('PB', read)),
    ],
    [flow],
  );

test.each([
  ['3.10.3: a satisfaction is written and read', sharing(writes, G), 'start>A pass B:sat=true continue>B'],
  ['3.10.3: a failure is written and read', sharing(writes, G), 'start>A fail B:sat=false'],
  ['3.10.3: a measure is written and read', sharing(writes, G), 'start>A score=0.7 B:measure=0.7 B:sat=?'],
  [
    '3.10.3 writeSatisfiedStatus false: is not written',
    sharing({ ...writes, writeSatisfiedStatus: false }, G),
    'start>A pass score=0.7 B:sat=? B:measure=0.7',
  ],
  [
    '3.10.3 writeNormalizedMeasure false: is not written',
    sharing({ ...writes, writeNormalizedMeasure: false }, G),
    'start>A pass score=0.7 B:sat=true B:measure=?',
  ],
  [
    '3.10.3 readSatisfiedStatus false: is not read',
    sharing(writes, { ...G, readSatisfiedStatus: false }),
    'start>A pass score=0.7 B:sat=? B:measure=0.7',
  ],
  [
    '3.10.3 readNormalizedMeasure false: is not read',
    sharing(writes, { ...G, readNormalizedMeasure: false }),
    'start>A pass score=0.7 B:sat=true B:measure=?',
  ],
  ['3.10.3: nothing is written by default', sharing(G, G), 'start>A pass score=0.7 B:sat=? B:measure=?'],
  [
    '3.10.3: a known global value comes before the local one',
    sharing(writes, G),
    'start>A pass continue>B fail B:sat=true',
  ],
  [
    '3.10.3: the local value counts while the global one is unknown',
    sharing(writes, G),
    'start>A continue>B fail B:sat=false',
  ],
  [
    '3.10.1 minNormalizedMeasure: is compared with the measure that was read',
    sharing(writes, G, 0.6),
    'start>A score=0.7 B:sat=true score=0.5 B:sat=false',
  ],
  [
    '3.10.1 minNormalizedMeasure: is 1 when the manifest states none',
    manifestOf(
      [
        sco(
          'A',
          byContent,
          '<imsss:objectives><imsss:primaryObjective objectiveID="P" satisfiedByMeasure="true"/></imsss:objectives>',
        ),
        sco('B'),
      ],
      [flow],
    ),
    'start>A score=0.99 A:sat=false score=1 A:sat=true',
  ],
  [
    '3.10.1 minNormalizedMeasure: may stand between blanks',
    manifestOf(
      [
        sco(
          'A',
          byContent,
          '<imsss:objectives><imsss:primaryObjective objectiveID="P" satisfiedByMeasure="true"><imsss:minNormalizedMeasure> 0.50 </imsss:minNormalizedMeasure></imsss:primaryObjective></imsss:objectives>',
        ),
        sco('B'),
      ],
      [flow],
    ),
    'start>A score=0.5 A:sat=true',
  ],
  [
    '3.10.1 satisfiedByMeasure: the satisfaction is written, too',
    manifestOf(
      [
        sco('A', byContent, objectives(primary('PA', { min: 0.6, maps: [writes] }))),
        sco('B', byContent, objectives(primary('PB', { maps: [G] }))),
      ],
      [flow],
    ),
    'start>A score=0.7 B:sat=true',
  ],
  [
    '3.10: another objective of the lesson is written',
    manifestOf(
      [
        sco('A', byContent, objectives(primary(''), other('O1', { maps: [writes] }))),
        sco('B', byContent, objectives(primary('', { maps: [G] }))),
      ],
      [flow],
    ),
    'start>A O1.pass O1.score=0.3 A:sat=? B:sat=true B:measure=0.3',
  ],
  [
    '3.10: an objective by the identifier of the primary one is the primary one',
    manifestOf([sco('A', byContent, objectives(primary('P1'))), sco('B')], [flow]),
    'start>A P1.pass A:sat=true',
  ],
  [
    '3.10: an objective that the manifest does not have is not tracked',
    manifestOf([sco('A', byContent), sco('B')], [flow]),
    'start>A X.pass A:sat=?',
  ],
  [
    '4.6: what a global objective changes is rolled up',
    manifestOf(
      [
        sco('A', byContent, objectives(primary('PA', { maps: [writes] }))),
        cluster('M', [sco('B', byContent, objectives(primary('PB', { maps: [G] })))], flow),
      ],
      [flow],
    ),
    'start>A pass M:sat=true O:sat=true',
  ],
  [
    '4.6: through several global objectives',
    manifestOf(
      [
        sco('A', byContent, objectives(primary('PA', { maps: [writes] }))),
        cluster(
          'M',
          [sco('B', byContent, objectives(primary('PB', { maps: [G] })))],
          flow,
          objectives(primary('PM', { maps: [{ targetObjectiveID: 'H', writeSatisfiedStatus: true }] })),
        ),
        cluster('N', [sco('C', byContent, objectives(primary('PC', { maps: [{ targetObjectiveID: 'H' }] })))], flow),
      ],
      [flow],
    ),
    'start>A pass N:sat=true',
  ],
  [
    '4.6: a cluster writes what is rolled up to it',
    manifestOf(
      [
        cluster('M', [sco('A', byContent)], flow, objectives(primary('PM', { maps: [writes] }))),
        sco('B', byContent, objectives(primary('PB', { maps: [G] }))),
      ],
      [flow],
    ),
    'start>A pass B:sat=true',
  ],
  [
    '3.10: a rule of one lesson follows another one',
    manifestOf(
      [
        sco('T', byContent, objectives(primary('PT', { maps: [writes] }))),
        sco('A', rules(pre('skip', ['O1: satisfied'])), objectives(primary(''), other('O1', { maps: [G] }))),
        sco('B'),
      ],
      [flow],
    ),
    'start>T pass continue>B previous>T fail continue>A',
  ],
  [
    '3.10: a test that opens what was failed (post-test rollup)',
    manifestOf(
      [
        cluster(
          'M',
          [
            sco(
              'A',
              rules(pre('disabled', ['O1: not satisfied'])),
              objectives(primary(''), other('O1', { maps: [G] })),
            ),
          ],
          flow,
        ),
        sco('T', byContent, objectives(primary('PT', { maps: [writes] }))),
      ],
      [flow],
    ),
    'choice:T>T fail can:A=false pass can:A=true',
  ],
  [
    'adlseq completion: is written and read',
    more({ ...G, writeCompletionStatus: true }, G),
    'start>A complete B:comp=true',
  ],
  ['adlseq completion: is not written by default', more(G, G), 'start>A complete progress=0.4 B:comp=? B:progress=?'],
  [
    'adlseq completion: is not read when the map says so',
    more({ ...G, writeCompletionStatus: true }, { ...G, readCompletionStatus: false }),
    'start>A complete B:comp=?',
  ],
  [
    'adlseq progress measure: is written and read',
    more({ ...G, writeProgressMeasure: true }, G),
    'start>A progress=0.4 B:progress=0.4',
  ],
])('SN %s', (_title, manifest, script) => {
  expect(run(open(manifest), script)).toBe(script);
});
