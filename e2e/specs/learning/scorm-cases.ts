import { callCases } from '@shared-kit/contracts/scorm/test';
import type { CallCase } from '@shared-kit/contracts/scorm/test';
import type { CasePackage } from './scorm-company.ts';

/** Case of the conformance suite: its title, the manifest of its package, and a script of requests and reports with what comes out. */
export type PackageCase = readonly [title: string, manifest: string, script: string];

/** Case of requests and reports, or one of calls. */
export type GivenCase = PackageCase | CallCase;

export const titleOf = (one: GivenCase): string => ('steps' in one ? one.title : one[0]);
export const packageOf = (one: GivenCase): CasePackage =>
  'steps' in one ? { manifest: one.manifest, startsItself: false } : { manifest: one[1], startsItself: true };

const item = (id: string, sequencing = ''): string =>
  `<item identifier="${id}" identifierref="R"><title>${id}</title><imsss:sequencing>${sequencing}<imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/></imsss:sequencing></item>`;
const manifest = (items: readonly string[], sequencing: string): string =>
  `<?xml version="1.0"?><manifest identifier="M" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss"><metadata><schema>ADL SCORM</schema><schemaversion>2004 4th Edition</schemaversion></metadata><organizations default="O"><organization identifier="O"><title>Curso</title>${items.join('')}<imsss:sequencing>${sequencing}</imsss:sequencing></organization></organizations><resources><resource identifier="R" type="webcontent" adlcp:scormType="sco" href="licao.html"/></resources></manifest>`;
const retry =
  '<imsss:sequencingRules><imsss:postConditionRule><imsss:ruleConditions><imsss:ruleCondition operator="not" condition="satisfied"/></imsss:ruleConditions><imsss:ruleAction action="retry"/></imsss:postConditionRule></imsss:sequencingRules>';

/** Cases with each kind of step, for every run of the browser tests. */
export const sampleCases: readonly GivenCase[] = [
  [
    'CO 3.2.4 forwardOnly: the player offers neither the previous nor an earlier lesson',
    manifest([item('A'), item('B'), item('C')], '<imsss:controlMode flow="true" forwardOnly="true"/>'),
    'open>A bar=continue continue>B toc=-A,B*,C bar=continue can:previous=false choice:C>C end:pass,complete continue>ended content=IN_PROGRESS',
  ],
  [
    'SX 4.5 retry and MS 4.5 suspendAll: a failed lesson is delivered again, and a suspended one goes on',
    manifest([item('A', retry), item('B')], '<imsss:controlMode flow="true"/>'),
    'open>A end:fail,at=p1 continue>A see:entry=ab-initio see:location=? end:pass,complete continue>B end:at=p3,suspend suspendAll>ended open>B see:entry=resume see:location=p3 end:score=0.9,pass,complete exitAll>ended content=PASSED',
  ],
  ...callCases['visits of 1.2'].filter(({ title }) =>
    title.endsWith('suspends without a status is incomplete, and resumes'),
  ),
  ...callCases['data model of 2004'].filter(({ title }) => title.endsWith('no name of a part replaces the data model')),
];
