import { fireEvent, screen, waitFor } from '@testing-library/react';
import { startQuestionnaire } from '@shared-kit/contracts/evaluations';
import { useLocation } from '@shared-kit/runtime/router';
import { MockApi, renderPage } from '@shared-kit/testing';
import { PreTestOffer } from './pre-test.tsx';
import type { PreTestProps } from './pre-test.tsx';

const required = 'Para acessar este conteúdo, é necessário realizar o pré-teste de conhecimento obrigatório.';
const open = (props: Partial<PreTestProps> = {}) =>
  renderPage(
    <PreTestOffer
      idUser={3}
      idEnrollment={7}
      idNodeEnrollment={9}
      idEvaluation={2}
      title="O que você já sabe"
      description=""
      questionnaire={null}
      isRequired
      {...props}
    />,
    { at: '/level/7', route: '/level/:idEnrollment' },
  );
const started = { idQuestionnaire: 5, finishDate: null, grade: null };

test('the modal asks for a pre-test that is not started, and can be postponed [B2.16-01] [B2.16-02] [B2.16-03] [B4.6-22]', async () => {
  open();
  const modal = await screen.findByRole('dialog', { name: 'Pré-teste' });
  expect(modal).toHaveTextContent(required);
  expect(modal).toHaveTextContent('Iniciar pré-teste');
  fireEvent.click(screen.getByRole('button', { name: 'Agora não' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Iniciar pré-teste' })).toBeVisible();
});

test("a started pre-test shows 'Continuar pré-teste' [B2.16-04]", async () => {
  open({ questionnaire: started });
  expect(await screen.findByRole('dialog', { name: 'Pré-teste' })).toHaveTextContent('Continuar pré-teste');
});

test('a finished pre-test has no modal, and the card shows its result [B2.4-10]', () => {
  open({ questionnaire: { ...started, finishDate: '2026-11-20 12:00:00', grade: 66.67 }, isRequired: false });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Aproveitamento de 67%')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver resultado' })).toHaveAttribute('href', '/evaluations/7/2/5');
});

test("starting shows 'Aguarde, iniciando a avaliação!', sends one request and opens the questionnaire as a pre-test [B4.7-04]", async () => {
  const shown = Promise.withResolvers<void>();
  const api = new MockApi().reply(startQuestionnaire, async () => {
    await shown.promise;
    return { idQuestionnaire: 5, questionnaires: [] };
  });
  open();
  await screen.findByRole('dialog', { name: 'Pré-teste' });
  const button = screen.getByRole('button', { name: 'Iniciar pré-teste' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByRole('dialog', { name: 'Aguarde, iniciando a avaliação!' })).toBeInTheDocument();
  shown.resolve();
  expect(await screen.findByTestId('location')).toHaveTextContent('/evaluations/7/2/5');
  expect(api.calls(startQuestionnaire)).toMatchObject([
    { body: { questionnaireType: 'PRE_TEST', idNodeEnrollment: 9 } },
  ]);
});

test('a person who goes back before the questionnaire has loaded can continue on the current page', async () => {
  new MockApi().reply(startQuestionnaire, { idQuestionnaire: 5, questionnaires: [] });
  const Here = () => <output>{useLocation().pathname}</output>;
  // The page stays mounted, as it does while the next one loads.
  const page = (
    <>
      <Here />
      <PreTestOffer
        idUser={3}
        idEnrollment={7}
        idNodeEnrollment={9}
        idEvaluation={2}
        title="O que você já sabe"
        description=""
        questionnaire={started}
        isRequired
      />
    </>
  );
  renderPage(page, { at: '/level/7', route: '*' });
  fireEvent.click(await screen.findByRole('button', { name: 'Agora não' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Continuar pré-teste' }));
  await waitFor(() => expect(screen.getByText('/evaluations/7/2/5')).toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: 'Aguarde, iniciando a avaliação!' })).toBeInTheDocument();
  fireEvent.popState(window);
  expect(await screen.findByRole('dialog', { name: 'Pré-teste' })).toHaveTextContent('Continuar pré-teste');
});

test('a failed start shows the reason and can be retried', async () => {
  const api = new MockApi().refuse(startQuestionnaire, {
    status: 403,
    code: 'learning.enrollment-expired',
    message: 'O prazo da matrícula terminou.',
  });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Iniciar pré-teste' }));
  expect(await screen.findByText('O prazo da matrícula terminou.')).toBeVisible();
  api.reply(startQuestionnaire, { idQuestionnaire: 5, questionnaires: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Iniciar pré-teste' }));
  expect(await screen.findByTestId('location')).toHaveTextContent('/evaluations/7/2/5');
});
