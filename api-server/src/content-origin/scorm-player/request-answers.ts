import { endsPackage } from '@shared-kit/contracts/scorm';
import type { LessonSequencing, RequestAnswers, answersAhead } from '@shared-kit/contracts/sequencing';

type LessonData = Readonly<Record<string, string>>;

/** Elements of a lesson's data that decide which navigation requests are valid. */
const deciding =
  /^cmi\.(exit|completion_status|success_status|progress_measure|score\.\w+|objectives\.\d+\.(id|completion_status|success_status|progress_measure|score\.\w+))$/;

interface Start {
  /** Answers of the server when the visit began. */
  readonly requestValid: RequestAnswers;
  readonly sequencing: LessonSequencing | null;
  /** The engine; null when it isn't needed or could not be loaded. */
  readonly evaluate: typeof answersAhead | null;
}

/**
 * Answers `adl.nav.request_valid` for one visit. With the package's sequencing the engine runs on what the lesson has
 * set so far. Without it, the answers are those of the server for the newest commit that it has.
 */
export function requestAnswersOf({ requestValid, sequencing, evaluate }: Start) {
  let ofServer = requestValid;
  let ahead: { readonly key: string; readonly answers: RequestAnswers } | undefined;
  return {
    answers(data: LessonData): RequestAnswers {
      if (!sequencing || !evaluate) return ofServer;
      const key = JSON.stringify(Object.entries(data).filter(([name]) => deciding.test(name)));
      if (ahead?.key !== key) ahead = { key, answers: evaluate(sequencing, data, endsPackage('2004', data)) };
      return ahead.answers;
    },
    /** Takes the answers of the server with a commit. */
    update: (answers: RequestAnswers): void => void (ofServer = answers),
  };
}
