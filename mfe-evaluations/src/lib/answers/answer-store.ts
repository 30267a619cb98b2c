import { readStored, removeStored, writeStored } from 'shared-kit/session';
import type { OutboxStore, OutgoingAnswer } from './answer-outbox.ts';

/** Answers that wait, kept in the browser for each person and questionnaire. */
export function answerStore(idUser: number, idQuestionnaire: number): OutboxStore {
  const key = `evaluation-answers:${idUser}:${idQuestionnaire}`;
  return {
    read: () => readStored<OutgoingAnswer[]>(key) ?? [],
    write(answers) {
      if (answers.length === 0) removeStored(key);
      else writeStored(key, answers);
    },
  };
}
