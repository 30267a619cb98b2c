import type { TestUser } from '../../../test/index.ts';

/** Person that sample calls are about, with what belongs to them. */
export interface Target {
  readonly user: TestUser;
  readonly version: string;
  readonly idGroup: number;
  /** Change of the members of the group by the person who calls, or by somebody else for a target out of reach. */
  readonly idGroupChange: number;
  readonly idUnit: number;
  readonly idRequest: number;
  readonly idEnrolment: number;
  readonly idRule: number;
  readonly idComment: number;
  readonly idAnnouncement: number;
  /** Request that waits for a second person. */
  readonly idConfirmation: number;
  /** Upload of the person that waits for a review, and its section. */
  readonly upload: { readonly idUserUpload: number; readonly idSection: number };
  readonly message: { readonly idChatRoom: number; readonly sequence: number };
  readonly course: { readonly id: number; readonly lastModifiedDate: string };
  /** SCORM content that the person has attempted. */
  readonly idScorm: number;
  /** Department of the person before the call; a save keeps it. */
  readonly department: string;
  readonly idLeader: number | null;
  /** Class in the training of the scope, or in another one, with its version and somebody in its waiting list. */
  readonly class: {
    readonly idTraining: number;
    readonly idClass: number;
    readonly version: string;
    readonly idWaiting: number;
  };
  /** Class in the same training that meets now, with somebody in it whom nobody has marked. */
  readonly attended: { readonly idClass: number; readonly idMeeting: number; readonly idPerson: number };
  /** A unit, a meeting of the class and a domain in the trash. */
  readonly idTrash: { readonly unit: number; readonly meeting: number; readonly domain: number };
  readonly unique: string;
  /** Domain that the company claims and has not proven. */
  readonly domain: string;
  /** Imports of the person who calls, or of somebody else for a target out of reach, and a job of the last one. */
  readonly idImports: { readonly uploaded: number; readonly checked: number; readonly imported: number };
  readonly idJob: number;
  /** Enrolment of many people by the same person, which can be undone. */
  readonly idBatch: number;
  /** Imports of trainings that wait for their confirmation. */
  readonly idTrainingImports: { readonly described: number; readonly committed: number };
}

export interface Sample {
  /**
   * Subject of the call, which decides what a caller out of scope gets: `person` answers 404 for somebody out of reach, `list` leaves them out, `company` is the same
   * for every scope, `training` is 404 for another company and leaves people out, `answers` reports each answered thing on its own, `whole` needs the scope of the whole company, and `ofTraining` that or the scope of the training.
   */
  readonly about: 'person' | 'list' | 'training' | 'company' | 'answers' | 'whole' | 'ofTraining' | 'new';
  /** Returns the call; a promise where it carries a version that is read now. */
  input(target: Target): object | Promise<object>;
}
