import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, call } from '@shared-kit/runtime/api';
import type { Delivery } from '@shared-kit/contracts/retry';
import { isAnswered, saveAnswer } from '@shared-kit/contracts/evaluations';
import type { Evaluation } from '@shared-kit/contracts/evaluations';
import { onResume } from '@shared-kit/runtime/write-queue';
import type { QuestionnaireParams } from '../questionnaire-params.ts';
import { draftOf, emptyDraft } from './answer-draft.rules.ts';
import type { AnswerDraft } from './answer-draft.rules.ts';
import { AnswerQueue } from './answer-queue.ts';
import type { PendingAnswer, Receipt, SaveState } from './answer-queue.ts';
import { answerStore } from './answer-store.ts';

/** State that the submit needs. */
export interface Handover {
  /** Resolves when the server has every answer. */
  readonly flush: () => Promise<void>;
  readonly timeIsOver: boolean;
}

/** Time information that the server returns with each answer and heartbeat. */
export interface ServerClock {
  /** Seconds left; null means no limit. */
  readonly timeLeft: number | null;
  readonly finished: boolean;
}

interface AnswersOptions {
  readonly evaluation: Evaluation;
  readonly params: QuestionnaireParams;
  /** Called with the server's clock for each saved answer. */
  onClock(clock: ServerClock): void;
  /** Called when the server accepts no more answers. */
  onRefused(error: ApiError): void;
}

/** Manages the person's answers: shown at once, delivered one by one, and stored in this browser until the server has saved them. */
export function useAnswers({ evaluation, params, onClock, onRefused }: AnswersOptions) {
  const [saveState, setSaveState] = useState<SaveState>({ kind: 'untouched' });
  const notifyClock = useEffectEvent(onClock);
  const notifyRefused = useEffectEvent(onRefused);
  const send = useEffectEvent((answer: PendingAnswer) => sendAnswer(params, answer, notifyClock));
  const queue = useRef<AnswerQueue>(undefined);
  const [opening] = useState<ReadonlyMap<number, AnswerDraft>>(
    () => new Map(evaluation.answers.map((answer) => [answer.idAnswer, draftOf(answer)])),
  );
  const [drafts, setDrafts] = useState<ReadonlyMap<number, AnswerDraft>>(() => withPending(opening, params));

  useEffect(() => {
    const opened = new AnswerQueue({
      writer: crypto.randomUUID(),
      store: answerStore(params.idUser, params.idQuestionnaire),
      send: (answer) => send(answer),
      onRefused: (error) => notifyRefused(error),
      onChange: setSaveState,
    });
    queue.current = opened;
    opened.flush();
    const stopListening = onResume(() => opened.flush());
    return () => {
      stopListening();
      opened.close();
    };
  }, [params.idUser, params.idQuestionnaire]);

  return {
    drafts,
    /** Answers changed in this page; the others may have changed elsewhere since it opened. */
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
      queue.current?.put(idAnswer, draft);
    },
    /** Resolves when the server has every answer. */
    flush: (): Promise<void> => queue.current?.whenEmpty() ?? Promise.resolve(),
    discard: (): void => queue.current?.discard(),
  };
}

function withPending(
  opening: ReadonlyMap<number, AnswerDraft>,
  { idUser, idQuestionnaire }: QuestionnaireParams,
): ReadonlyMap<number, AnswerDraft> {
  const pending = answerStore(idUser, idQuestionnaire)
    .read()
    .filter(({ idAnswer }) => opening.has(idAnswer));
  return new Map([...opening, ...pending.map((answer) => [answer.idAnswer, answer] as const)]);
}

async function sendAnswer(
  params: QuestionnaireParams,
  { idAnswer, ...body }: PendingAnswer,
  onClock: (clock: ServerClock) => void,
): Promise<Delivery<Receipt, ApiError>> {
  try {
    const receipt = await call(saveAnswer, { params: { ...params, idAnswer }, body });
    onClock(receipt);
    return { kind: 'delivered', receipt };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: 'failed', failure: error };
  }
}
