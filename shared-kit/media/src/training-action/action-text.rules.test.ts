import type { MainAction } from '@shared-kit/contracts/learning';
import { actionText, itemText } from './action-text.rules.ts';

const to = '/level/7';
const cases: readonly (readonly [MainAction, string, string | null])[] = [
  [{ kind: 'start', to, minutes: 75 }, 'Começar', '1 h 15 min'],
  [{ kind: 'continue', to, title: 'Os seis passos', minutes: 12 }, 'Continuar: Os seis passos', 'faltam 12 min'],
  [{ kind: 'continue', to, title: 'Os seis passos', minutes: null }, 'Continuar: Os seis passos', null],
  [{ kind: 'retake', to, triesLeft: 1 }, 'Refazer avaliação', 'resta 1 tentativa'],
  [{ kind: 'retake', to, triesLeft: null }, 'Refazer avaliação', null],
  [{ kind: 'comment', to, count: 2 }, 'Participar dos comentários', 'faltam 2'],
  [{ kind: 'certificate', idEnrollment: 7 }, 'Ver certificado', null],
  [{ kind: 'preparing' }, 'Em preparação', null],
  [{ kind: 'locked', reason: 'Conclua “NR-10”.', to }, 'Por que está bloqueado?', 'Conclua “NR-10”.'],
];

test.each(cases)('words the main action $kind', (action, label, detail) => {
  expect(actionText(action)).toEqual({ label, detail });
});

test('names the kind and the length of an item', () => {
  expect(itemText({ elementType: 'CONTENT', idContentType: 2, minutes: 5 })).toBe('Vídeo · 5 min');
  expect(itemText({ elementType: 'CONTENT', idContentType: 25, minutes: null })).toBe('PDF');
  expect(itemText({ elementType: 'CONTENT', idContentType: 26, minutes: 0 })).toBe('Conteúdo');
  expect(itemText({ elementType: 'EVALUATION', idContentType: null, minutes: null })).toBe('Avaliação');
});
