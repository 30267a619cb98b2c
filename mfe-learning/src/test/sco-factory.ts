import type { ReplyOf } from '@shared-kit/contracts/core';
import type { Sco, ScoEnrollment, getScormLessons } from '@shared-kit/contracts/learning';

export function aSco(
  idSco: number,
  title: string,
  fields: Partial<Omit<Sco, 'scoEnrollment'>> & { scoEnrollment?: Partial<ScoEnrollment> } = {},
): Sco {
  const { scoEnrollment, ...rest } = fields;
  return {
    idSco,
    title,
    label: '',
    workload: '',
    scoType: 'sco',
    masteryScore: null,
    prerequisites: '',
    blockedBy: [],
    scoItens: [],
    ...rest,
    scoEnrollment: {
      idScoEnrollment: null,
      idSco,
      grade: null,
      numberOfAccess: 0,
      finishDate: null,
      status: 'NOT_ATTEMPTED',
      totalTime: 0,
      prerequisitesMet: 1,
      ...scoEnrollment,
    },
  };
}

type Lessons = ReplyOf<typeof getScormLessons>;

export function lessonsReply(scos: Sco[], fields: Partial<Lessons> = {}): Lessons {
  return {
    idContentItem: 41,
    idEnrollment: 7,
    idNodeEnrollment: 9,
    title: 'Bloqueio e etiquetagem',
    description: 'Três lições.',
    image: '',
    nodeCode: 'nr-10',
    nodeTitle: 'NR-10',
    idTeam: null,
    processingStatus: 'DONE',
    scormStatus: 'SUCCESS',
    contentEnrollment: null,
    progress: 0,
    status: 'NOT_ATTEMPTED',
    totalScos: scos.length,
    scos,
    sequencing: null,
    ...fields,
  };
}
