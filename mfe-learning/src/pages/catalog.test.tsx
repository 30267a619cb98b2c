import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createEnrollment,
  getCatalog,
  getTrainingOutline,
  listTeams,
  requestEnrollment,
} from '@shared-kit/contracts/learning';
import type { Node, Team, TrainingOutline } from '@shared-kit/contracts/learning';
import { MockApi, renderPage, testNextItem, testSteps } from '@shared-kit/testing';
import { aTraining } from '../test/card-factory.ts';
import { aTeam } from '../test/team-factory.ts';
import { Page } from './catalog.tsx';

const at = { at: '/catalog/nr-10', route: '/catalog/:nodeCode/:idEnrollment?' };
const node: Node = {
  ...aTraining({ title: 'NR-10', nodeCode: 'nr-10', entryPoint: 1 }),
  syllabus: '',
  hasEquivalences: 0,
  blocks: [],
  childNodes: [],
};
const team = aTeam({ name: 'Turma de março', needApproval: 1 });
const outline: TrainingOutline = {
  modules: [
    {
      nodeCode: 'nr-10',
      title: '',
      items: [
        { idElement: 1, elementType: 'CONTENT', title: 'Os riscos', idContentType: 2, minutes: 5, isRequired: 1 },
        {
          idElement: 2,
          elementType: 'CONTENT',
          title: 'Para saber mais',
          idContentType: 27,
          minutes: null,
          isRequired: 0,
        },
      ],
    },
    {
      nodeCode: 'modulo-2',
      title: 'Módulo 2',
      items: [
        { idElement: 3, elementType: 'EVALUATION', title: 'Prova', idContentType: null, minutes: null, isRequired: 1 },
      ],
    },
  ],
  minutes: 55,
  audience: 'Eletricistas.',
  hasCertificate: 1,
  validMonths: 24,
  prerequisites: [],
  offers: [],
};

/** Mocks a training without an enrolment, with the given classes. */
const announce = (fields: Partial<Node> = {}, teams: Team[] = [team], more: Partial<TrainingOutline> = {}) =>
  new MockApi()
    .reply(getCatalog, { ...node, ...fields })
    .reply(listTeams, { teams })
    .reply(getTrainingOutline, { ...outline, ...more });

test('requires an active enrolment for a training without one [B8-14]', async () => {
  announce();
  renderPage(<Page />, at);
  expect(await screen.findByText('Para acessar este conteúdo, é necessário ter uma matrícula ativa.')).toBeVisible();
});

test("loads classes by 30 and shows 'There is an error' with a retry after a failure [B8-06] [B9-03]", async () => {
  const api = announce().refuse(listTeams, { status: 409, code: 'x.y', message: 'Não.' });
  renderPage(<Page />, at);
  expect(await screen.findByText('There is an error')).toBeVisible();
  expect(api.calls(listTeams)).toMatchObject([{ query: { limit: '30', nodeCode: 'nr-10', onlyAvailable: 'true' } }]);
  api.reply(listTeams, { teams: [team] });
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect((await screen.findAllByText('Turma de março'))[0]).toBeVisible();
});

test('thanks for an enrolment request and explains what comes next [B2.9-18]', async () => {
  announce().reply(requestEnrollment, { success: true as const, idEnrollmentRequest: 9 });
  renderPage(<Page />, at);
  await userEvent.click(
    (await screen.findAllByRole('button', { name: 'Solicitar matrícula na Turma de março' }))[0] ?? document.body,
  );
  expect(
    await screen.findByText(
      'Obrigado! Agora é só aguardar a aprovação. Você pode acompanhar a solicitação em Minha Jornada.',
    ),
  ).toBeInTheDocument();
  // A wait dialog that stays would be back on screen when this one is closed at once.
  expect(screen.queryByText('Aguarde, realizando solicitação de matrícula')).not.toBeInTheDocument();
});

test('a request that waits is named above the way to it', async () => {
  announce({}, [aTeam({ name: 'Turma de março', needApproval: 1, awaitingApproval: 1 })]);
  renderPage(<Page />, at);
  const sentence = 'Sua solicitação foi enviada e aguarda resposta. Ela aparecerá nas suas notificações.';
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Acompanhar solicitação' })).toHaveAttribute(
    'href',
    '/myJourney/requestEnrollmentStatus',
  );
  expect(screen.queryByRole('button', { name: 'Solicitar matrícula' })).toBeNull();
});

test('an outline that never comes holds no classes: they go above it', async () => {
  announce().reply(getTrainingOutline, () => new Promise<never>(() => undefined));
  renderPage(<Page />, at);
  const classes = await screen.findByRole('heading', { name: 'Turmas' });
  const [placeholder = document.body] = screen.getAllByRole('status', { name: 'Carregando' });
  expect(classes.compareDocumentPosition(placeholder)).toBe(document.DOCUMENT_POSITION_PRECEDING);
  await waitFor(() => expect(classes.compareDocumentPosition(placeholder)).toBe(document.DOCUMENT_POSITION_FOLLOWING), {
    timeout: 5_000,
  });
});

describe('the page before enrolling', () => {
  test('shows the modules with kind and length of each item, and what the training gives', async () => {
    announce();
    renderPage(<Page />, at);
    const programme = await screen.findByRole('region', { name: 'O que você vai ver' });
    expect(await within(programme).findByText('Os riscos')).toBeVisible();
    expect(within(programme).getByText('Vídeo · 5 min')).toBeVisible();
    expect(within(programme).getByText('Opcional')).toBeVisible();
    expect(within(programme).getByRole('heading', { name: 'Módulo 2' })).toBeVisible();
    const facts = screen.getByRole('region', { name: 'Sobre este treinamento' });
    expect(facts).toHaveTextContent('55 min em 3 itens');
    expect(facts).toHaveTextContent('Eletricistas.');
    expect(facts).toHaveTextContent('Ao concluir, você recebe um certificado.');
    expect(facts).toHaveTextContent('A conclusão vale por 2 anos.');
    expect(facts).toHaveTextContent('1 turma aberta, vagas ilimitadas.');
    expect(facts).toHaveTextContent('A matrícula depende de aprovação.');
  });

  test('enrols into the only open class with one click, and goes to the training', async () => {
    const api = announce({}, [aTeam()]).reply(createEnrollment, { success: true as const, idEnrollment: 7 });
    renderPage(<Page />, at);
    await userEvent.click(await screen.findByRole('button', { name: 'Matricular-se' }));
    expect(await screen.findByTestId('location')).toHaveTextContent('/level/7');
    expect(api.calls(createEnrollment)).toMatchObject([{ body: { nodeCode: 'nr-10', idTeam: 4 } }]);
  });

  test('says why a training is locked and leads to the prerequisite', async () => {
    const blockedBy = {
      elementType: 'NODE',
      title: 'NR-10 básico',
      nodeCode: 'basico',
      idContentItem: null,
      idEvaluation: null,
    } as const;
    const message = 'Conclua “NR-10 básico” para se matricular.';
    announce({ lock: { reason: 'PREREQUISITE', message, blockedBy } }, [team], {
      prerequisites: [{ nodeCode: 'basico', title: 'NR-10 básico', done: 0 }],
    });
    renderPage(<Page />, at);
    const lock = await screen.findByRole('region', { name: 'Por que está bloqueado?' });
    expect(lock).toHaveTextContent(message);
    expect(within(lock).getByRole('link', { name: 'Ir para NR-10 básico' })).toHaveAttribute('href', '/catalog/basico');
    expect(await screen.findByText('Falta concluir')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Matricular-se|Solicitar/ })).toBeNull();
  });

  test('leads to the store when the training is only sold', async () => {
    announce({}, [], { offers: [{ idOffer: 3, title: 'Curso', price: 149.9 }] });
    renderPage(<Page />, at);
    expect(await screen.findByRole('link', { name: /Comprar por R\$\s149,90/ })).toHaveAttribute(
      'href',
      '/detalheslojinha?idOffer=3',
    );
    expect(screen.queryByText('Sem turma disponível')).toBeNull();
  });

  test('continues a training that the person is already in', async () => {
    const steps = { ...testSteps, next: testNextItem };
    announce({
      enrollment: { idEnrollment: 7, status: 'IN_PROGRESS', progress: 38, canReenroll: 0, validUntil: null, steps },
    });
    renderPage(<Page />, at);
    expect(await screen.findByText('Você já está matriculado neste treinamento.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continuar: Os seis passos · faltam 12 min' })).toBeVisible();
  });

  test('says before a renewal which certificate it renews and that the old one stays', async () => {
    const steps = { ...testSteps, hasCertificate: 1 } as const;
    const done = { idEnrollment: 7, status: 'PASSED', progress: 100, steps } as const;
    const open = (validUntil: string | null) =>
      announce({ enrollment: { ...done, canReenroll: 1, validUntil } }, [aTeam({ name: 'Turma de março' })]);
    open('2099-12-15 02:59:59');
    const { unmount } = renderPage(<Page />, at);
    expect(await screen.findByText('Renovação do certificado · o atual vale até 14/12/2099')).toBeVisible();
    expect(screen.getByText(/^Matricule-se novamente e faça o treinamento/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Matricular-se novamente' })).toBeVisible();
    expect(screen.queryByText(/é necessário ter uma matrícula ativa/)).toBeNull();
    unmount();
    open('2020-12-15 02:59:59');
    renderPage(<Page />, at);
    expect(await screen.findByText('Renovação do certificado · o anterior venceu em 14/12/2020')).toBeVisible();
  });

  test('offers a retry when the programme can not be loaded', async () => {
    const api = announce().refuse(getTrainingOutline, { status: 409, code: 'x.y', message: 'Não.' });
    renderPage(<Page />, at);
    expect(await screen.findByText('Não foi possível carregar o programa.')).toBeVisible();
    api.reply(getTrainingOutline, outline);
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Os riscos')).toBeVisible();
  });
});
