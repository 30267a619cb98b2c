import { levelPath } from '@shared-kit/contracts/learning';
import { useParams, usePageTitle } from '@shared-kit/runtime/router';
import { useActiveSession } from '@shared-kit/runtime/session';
import { EvaluationNotFound } from '../features/open-evaluation/evaluation-not-found.tsx';
import { FindQuestionnaire } from '../features/open-evaluation/find-questionnaire.tsx';
import { labels } from '../features/open-evaluation/labels.ts';
import { idOf } from '../lib/questionnaire-params.ts';
import { OpenQuestionnaire } from './evaluation/open-questionnaire.tsx';

export function Page() {
  const { viewer } = useActiveSession();
  const address = useParams();
  const idEnrollment = idOf(address['idEnrollment']);
  const idEvaluation = idOf(address['idEvaluation']);
  const idQuestionnaire = idOf(address['idQuestionnaire']);
  usePageTitle(labels.title);

  if (idEnrollment === undefined) return <EvaluationNotFound />;
  const backTo = levelPath(idEnrollment);
  if (idEvaluation === undefined) return <EvaluationNotFound backTo={backTo} />;
  const params = { idUser: viewer.idUser, idEnrollment, idEvaluation };
  if (idQuestionnaire === undefined) {
    // Rejects an invalid id instead of treating it as a missing one.
    if (address['idQuestionnaire'] !== undefined) return <EvaluationNotFound backTo={backTo} />;
    return <FindQuestionnaire key={`${idEnrollment}/${idEvaluation}`} {...params} backTo={backTo} />;
  }
  return <OpenQuestionnaire key={idQuestionnaire} params={{ ...params, idQuestionnaire }} backTo={backTo} />;
}
