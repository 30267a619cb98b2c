import type { ApiError } from '@shared-kit/runtime/api';
import { isImpactEvaluation } from '@shared-kit/contracts/evaluations';
import type { Evaluation } from '@shared-kit/contracts/evaluations';
import { useNotNow } from '@shared-kit/runtime/federation';
import { Alert, Button, Card, Cluster, Stack } from '@shared-kit/ui';
import { emptyDraft } from '../../lib/answers/answer-draft.rules.ts';
import { SaveIndicator } from '../../lib/answers/save-indicator.tsx';
import { useAnswers } from '../../lib/answers/use-answers.ts';
import type { Handover } from '../../lib/answers/use-answers.ts';
import { EvaluationFrame } from '../../lib/evaluation-frame.tsx';
import type { QuestionnaireParams } from '../../lib/questionnaire-params.ts';
import { QuestionBody } from '../../lib/questions/question-body.tsx';
import { labels } from './labels.ts';
import styles from './survey-form.module.css';
import { isComplete } from './survey.rules.ts';
import { useSaveDraft } from './use-save-draft.ts';

interface SurveyFormProps {
  readonly evaluation: Evaluation;
  readonly params: QuestionnaireParams;
  readonly backTo: string;
  readonly onSubmit: (handover: Handover) => void;
  readonly onRefused: (error: ApiError) => void;
}

/** Form with all questions of a survey on one page (B2.8-04, B2.8-05). A submitted survey is read-only. */
export function SurveyForm({ evaluation, params, backTo, onSubmit, onRefused }: SurveyFormProps) {
  const answers = useAnswers({ evaluation, params, onClock: () => undefined, onRefused });
  const draft = useSaveDraft(params);
  const isSent = evaluation.questionnaire.finishDate !== null;
  useNotNow(!isSent && answers.saveState.kind !== 'untouched', 'survey with answers');
  const { status, finishDate } = evaluation.questionnaire;
  const isExpired = finishDate === null && status === 'EXPIRED';
  const isClosed = isSent || isExpired;
  const canSubmit = isComplete(evaluation.answers, answers.answered);
  return (
    <EvaluationFrame
      title={evaluation.title}
      eyebrow={evaluation.nodeTitle}
      backTo={backTo}
      backLabel={isImpactEvaluation(evaluation.evaluationType) ? labels.leaveImpact : labels.leave}
    >
      <Stack gap={5} className={styles.form ?? ''}>
        {isSent && <Alert tone="success">{labels.alreadySent}</Alert>}
        {isExpired && <Alert tone="warning">{labels.expired}</Alert>}
        {evaluation.description && <p className={styles.description}>{evaluation.description}</p>}
        <fieldset disabled={isClosed} className={styles.questions}>
          {evaluation.answers.map((answer, index) => (
            <Card
              key={answer.idAnswer}
              as="section"
              padding="large"
              appearance="raised"
              aria-labelledby={`statement-${answer.idAnswer}`}
            >
              <p className={styles.number}>
                {labels.question(index + 1)}
                {answer.question.mandatory === 0 && ` (${labels.optional})`}
              </p>
              <h2 id={`statement-${answer.idAnswer}`} className={styles.statement}>
                {answer.question.statement}
              </h2>
              <QuestionBody
                answer={answer}
                draft={answers.drafts.get(answer.idAnswer) ?? emptyDraft}
                onAnswer={(next) => answers.answer(answer.idAnswer, next)}
              />
            </Card>
          ))}
        </fieldset>
        {isClosed ? (
          <Button className={styles.end ?? ''} to={backTo}>
            {labels.back}
          </Button>
        ) : (
          <Cluster justify="space-between">
            <SaveIndicator state={answers.saveState} />
            <Cluster>
              <Button variant="secondary" isBusy={draft.isSaving} onClick={() => draft.save(answers.changed)}>
                {labels.save}
              </Button>
              <Button
                disabled={!canSubmit}
                aria-describedby={canSubmit ? undefined : 'mandatory-first'}
                onClick={() => onSubmit({ flush: answers.flush, timeIsOver: false })}
              >
                {labels.submit}
              </Button>
            </Cluster>
          </Cluster>
        )}
        {!isClosed && !canSubmit && (
          <p id="mandatory-first" className={styles.hint}>
            {labels.mandatoryFirst}
          </p>
        )}
      </Stack>
    </EvaluationFrame>
  );
}
