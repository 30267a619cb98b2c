import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, call } from 'shared-kit/api';
import { saveAnswer } from 'shared-kit/contracts/evaluations';
import type { Evaluation } from 'shared-kit/contracts/evaluations';
import type { QuestionnaireParams } from '../questionnaire-params.ts';
import { draftOf, emptyDraft, isAnswered } from './answer-draft.rules.ts';
import type { AnswerDraft } from './answer-draft.rules.ts';
import { AnswerOutbox } from './answer-outbox.ts';
import type { Delivery, OutgoingAnswer, SaveState } from './answer-outbox.ts';
import { answerStore } from './answer-store.ts';

/** What the page needs to send the evaluation. */
export interface Handover {
  /** Resolves when the server has every answer. */
  readonly flush: () => Promise<void>;
  readonly timeIsOver: boolean;
}

/** What the server says of the time with each answer and heartbeat. */
export interface ServerClock {
  /** Seconds; null has no limit. */
  readonly timeLeft: number | null;
  readonly finished: boolean;
}

interface AnswersOptions {
  readonly evaluation: Evaluation;
  readonly params: QuestionnaireParams;
  /** The server's clock, with each answer it keeps. */
  onClock(clock: ServerClock): void;
  /** The server takes no more answers, for this reason. */
  onRefused(error: ApiError): void;
}

/** The person's answers: shown at once, kept by the server one by one, and by this browser until then. */
export function useAnswers({ evaluation, params, onClock, onRefused }: AnswersOptions) {
  const [saveState, setSaveState] = useState<SaveState>({ kind: 'untouched' });
  const tellClock = useEffectEvent(onClock);
  const tellRefused = useEffectEvent(onRefused);
  const deliver = useEffectEvent((answer: OutgoingAnswer) =>
    deliverAnswer(params, answer, { onClock: tellClock, onRefused: tellRefused }),
  );
  const outbox = useRef<AnswerOutbox>(undefined);
  const [opening] = useState<ReadonlyMap<number, AnswerDraft>>(
    () => new Map(evaluation.answers.map((answer) => [answer.idAnswer, draftOf(answer)])),
  );
  const [drafts, setDrafts] = useState<ReadonlyMap<number, AnswerDraft>>(() => withWaiting(opening, params));

  useEffect(() => {
    const box = new AnswerOutbox({
      writer: crypto.randomUUID(),
      store: answerStore(params.idUser, params.idQuestionnaire),
      deliver: (answer) => deliver(answer),
      onChange: setSaveState,
    });
    outbox.current = box;
    box.retryNow();
    const retry = () => box.retryNow();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      box.close();
    };
  }, [params.idUser, params.idQuestionnaire]);

  return {
    drafts,
    /** Those that were answered here; the others may have been answered elsewhere since the page was opened. */
    changed: new Map([...drafts].filter(([idAnswer, draft]) => draft !== opening.get(idAnswer))) as ReadonlyMap<
      number,
      AnswerDraft
    >,
    answered: evaluation.answers.map((answer) =>
      isAnswered(answer.question, drafts.get(answer.idAnswer) ?? emptyDraft),
    ),
    saveState,
    answer(idAnswer: number, draft: AnswerDraft): void {
      setDrafts((before) => new Map(before).set(idAnswer, draft));
      outbox.current?.put(idAnswer, draft);
    },
    /** Resolves when the server has every answer. */
    flush: (): Promise<void> => outbox.current?.whenEmpty() ?? Promise.resolve(),
    discard: (): void => outbox.current?.discard(),
  };
}

function withWaiting(
  opening: ReadonlyMap<number, AnswerDraft>,
  { idUser, idQuestionnaire }: QuestionnaireParams,
): ReadonlyMap<number, AnswerDraft> {
  const waiting = answerStore(idUser, idQuestionnaire)
    .read()
    .filter(({ idAnswer }) => opening.has(idAnswer));
  return new Map([...opening, ...waiting.map((answer) => [answer.idAnswer, answer] as const)]);
}

type Told = Pick<AnswersOptions, 'onClock' | 'onRefused'>;

async function deliverAnswer(
  params: QuestionnaireParams,
  { idAnswer, ...body }: OutgoingAnswer,
  told: Told,
): Promise<Delivery> {
  try {
    const kept = await call(saveAnswer, { params: { ...params, idAnswer }, body });
    told.onClock(kept);
    return { kind: 'sent', at: kept.savedAt };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // 401: the answer waits for the person to log in again.
    if (error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500)
      return { kind: 'retry' };
    told.onRefused(error);
    return { kind: 'refused' };
  }
}
