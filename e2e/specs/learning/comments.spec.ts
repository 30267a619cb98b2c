import { listComments } from '@shared-kit/contracts/learning';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideScroll, onEveryScreen, screens, test } from '../../support/test.ts';
import { enrollmentIn, kept, newLearner } from './learner.ts';

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Interações' });
const field = (page: Page, name = 'Adicionar mensagem') => page.getByRole('textbox', { name });

test(
  'the interaction drawer has its width, tabs, pages of comments, replies and notices',
  {
    tag: [
      '@B2.3-28',
      '@B2.13-01',
      '@B2.13-02',
      '@B2.13-03',
      '@B2.13-04',
      '@B2.13-07',
      '@B2.13-08',
      '@B2.13-09',
      '@B2.13-10',
      '@B4.12-08',
      '@B9-08',
      '@B9-10',
    ],
  },
  async ({ actor }) => {
    const bruno = await actor('bruno', 'aurora');
    const { page, open } = bruno;
    await open(`/level/${await enrollmentIn(bruno, 'Liderança que faz crescer')}`);
    await page.getByRole('button', { name: 'Interações' }).click();
    await expect(drawer(page).getByText('Não há interações na página ainda. Seja o primeiro!')).toBeVisible();
    const widths: Record<string, number> = {};
    for (const width of [390, 768, 1440, 1800]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSideScroll(page);
      // The drawer slides in from the right.
      if (width <= 768) await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(0);
      widths[width] = (await drawer(page).boundingBox())?.width ?? 0;
      const height = await field(page).evaluate((element) => Number.parseFloat(getComputedStyle(element).minHeight));
      expect(height).toBe(width <= 768 ? 47 : 100);
    }
    expect(widths).toEqual({ 390: 390, 768: 768, 1440: 800, 1800: 900 });
    await page.setViewportSize(screens.desktop);

    await drawer(page).getByRole('tab', { name: 'Turma' }).click();
    await expect(drawer(page).getByText('Priscila, leve isso para o trio.')).toBeVisible();
    // Scrolls to the end of the list, page after page.
    await expect(async () => {
      await drawer(page).getByRole('listitem').last().scrollIntoViewIfNeeded();
      await expect(drawer(page).getByText('Bom dia! Abro a nossa conversa')).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(
      drawer(page).getByText('Conteúdo oculto: retirado por não seguir as diretrizes da comunidade.'),
    ).toBeVisible();
    await expect(drawer(page).getByRole('link', { name: 'guia da Enap' })).toHaveAttribute('target', '_blank');
    const long = drawer(page).getByRole('button', { name: 'Ver mais', exact: true }).first();
    await long.click();
    await drawer(page).getByRole('button', { name: 'Ver menos' }).click();

    await drawer(page).getByRole('button', { name: 'Ver mais respostas(8)' }).click();
    await drawer(page).getByRole('button', { name: 'Ver mais respostas(3)' }).click();
    await expect(
      drawer(page).getByText('Conteúdo oculto: esta resposta foi excluída por quem a escreveu.'),
    ).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
    await drawer(page).getByRole('button', { name: 'Ocultar respostas' }).click();
    await expect(drawer(page).getByText('Conteúdo oculto: esta resposta')).toHaveCount(0);
  },
);

test('a drawer whose code fails to load leaves the training usable and loads with the next click', async ({
  actor,
  faults,
}) => {
  faults.expect(/ERR_FAILED|ChunkLoadError/);
  const bruno = await actor('bruno', 'aurora');
  const { page, open } = bruno;
  await open(`/level/${await enrollmentIn(bruno, 'Liderança que faz crescer')}`);
  const button = page.getByRole('button', { name: 'Interações' });
  await expect(button).toBeVisible();
  await page.route('**/_remotes/mfe-learning/**', (route) => route.abort());
  await button.click();
  await expect(page.getByText('Não foi possível abrir. Verifique a sua conexão e tente novamente.')).toBeVisible();
  await page.unroute('**/_remotes/mfe-learning/**');
  await button.click();
  await expect(drawer(page)).toBeVisible();
});

test(
  'comments survive a lost network and a closed drawer, and can be edited, answered, deleted and reported',
  {
    tag: [
      '@B2.13-05',
      '@B2.13-06',
      '@B3-28',
      '@B4.12-01',
      '@B4.12-02',
      '@B4.12-05',
      '@B4.12-06',
      '@B5-41',
      '@B5-43',
      '@B5-46',
      '@B5-69',
      '@B8-19',
      '@B8-21',
    ],
  },
  async ({ actor, faults }) => {
    faults.expect(/ERR_FAILED/);
    const learner = await newLearner(
      actor,
      'lideranca',
      ['isabela.barbosa', 'gabriel.duarte', 'fernanda.nascimento'],
      'Turma on-line',
    );
    const { page, open, api, idEnrollment } = learner;
    const name = learner.session.viewer.name;
    await open(`/level/${idEnrollment}`);
    await page.getByRole('button', { name: 'Interações' }).click();
    await drawer(page).getByRole('tab', { name: 'Turma' }).click();
    const send = drawer(page).getByRole('button', { name: 'Enviar' });
    await expect(send).toBeDisabled();
    await field(page).click();
    await page.keyboard.type('Cheguei ');
    await drawer(page).getByRole('button', { name: 'Negrito' }).click();
    await page.keyboard.type('agora');
    await drawer(page).getByRole('button', { name: 'Negrito' }).click();
    await field(page).evaluate((element) => {
      const data = new DataTransfer();
      data.setData(
        'text/html',
        ' <i onmouseover="alert(1)">animada</i><img src=x onerror=alert(1)><script>alert(1)</script> ',
      );
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    });
    await drawer(page).getByRole('button', { name: 'Inserir link' }).click();
    await page.getByLabel('Endereço do link').fill('exemplo');
    await drawer(page).getByRole('button', { name: 'Inserir', exact: true }).click();
    await expect(drawer(page).getByText('Formato de url inválido')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Endereço do link').fill('www.gov.br');
    await page.keyboard.press('Enter');
    await expect(field(page).getByRole('link', { name: 'www.gov.br' })).toHaveAttribute('href', 'https://www.gov.br');

    const post = '**/api/learning/comments/TEAM/*';
    await page.route(post, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    await send.click();
    await expect(drawer(page).getByText('Não foi possível enviar. O que você escreveu continua aqui.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveCount(0);
    await page.unroute(post);
    await page.getByRole('button', { name: 'Interações' }).click();
    await drawer(page).getByRole('tab', { name: 'Turma' }).click();
    await expect(field(page)).toContainText('Cheguei agora animada');
    await send.dblclick();
    const own = drawer(page).getByRole('listitem').filter({ hasText: 'Cheguei agora' });
    await expect(own).toHaveCount(1);
    await expect(field(page)).toHaveText('');
    await expect(own.locator('b')).toHaveText('agora');
    await expect(own.locator('i')).toHaveText('animada');
    await expect(own.locator('img, script')).toHaveCount(0);
    const link = own.getByRole('link', { name: 'www.gov.br' });
    await expect(link).toHaveAttribute('href', 'https://www.gov.br');
    await expect(link).toHaveAttribute('target', '_blank');

    await own.getByRole('button', { name: `Editar: comentário de ${name}` }).click();
    await field(page, 'Editar comentário').press('ControlOrMeta+a');
    await page.keyboard.type('Cheguei de novo');
    await drawer(page).getByRole('button', { name: 'Salvar' }).click();
    const edited = drawer(page).getByRole('listitem').filter({ hasText: 'Cheguei de novo' }).filter({ hasText: name });
    await expect(edited.getByText('editado')).toBeVisible();
    await edited.getByRole('button', { name: `Responder a ${name}` }).click();
    await expect(field(page, 'Sua resposta')).toBeFocused();
    await page.keyboard.type('Eu mesma respondo');
    await edited.getByRole('button', { name: 'Responder', exact: true }).click();
    const answer = edited.getByRole('listitem').filter({ hasText: 'Eu mesma respondo' });
    await answer.getByRole('button', { name: `Excluir: comentário de ${name}` }).click();
    await page.getByRole('dialog', { name: 'Excluir esta resposta?' }).getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText('Resposta excluída!')).toBeVisible();
    await expect(answer).toHaveCount(0);
    await edited
      .getByRole('button', { name: `Excluir: comentário de ${name}` })
      .first()
      .click();
    await page
      .getByRole('dialog', { name: 'Excluir este comentário?' })
      .getByRole('button', { name: 'Excluir' })
      .click();
    await expect(page.getByText('Comentário excluído!')).toBeVisible();
    await expect(edited).toHaveCount(0);

    const ofMateus = drawer(page).getByRole('listitem').filter({ hasText: 'é ótimo para ouvir na estrada' });
    await ofMateus.getByRole('button', { name: /^Denunciar/ }).click();
    const thanks = page.getByRole('dialog', { name: 'Agradecemos por denunciar' });
    await expect(thanks.getByText(/diretrizes da comunidade/)).toBeVisible();
    await expectAccessible(page);
    await thanks.getByRole('button', { name: 'Ok, entendi' }).click();
    await expect(ofMateus.getByText('Denunciado')).toBeVisible();
    await expect(ofMateus.getByRole('button', { name: /^Denunciar/ })).toHaveCount(0);

    const { enrollment } = await kept(learner);
    const stranger = await actor('fabio', 'aurora');
    const { status } = await stranger.api.ask(listComments, {
      params: { type: 'TEAM', idEntity: enrollment.idTeam ?? 0 },
      query: {},
    });
    expect([
      status,
      (await api.ask(listComments, { params: { type: 'TEAM', idEntity: enrollment.idTeam ?? 0 }, query: {} })).status,
    ]).toEqual([404, 200]);
  },
);

test(
  'mandatory participation shows the requirement, counts words and shows progress against the minimum',
  { tag: ['@B2.3-27', '@B4.2-14', '@B4.2-15', '@B4.12-10', '@B5-47'] },
  async ({ actor }) => {
    const learner = await newLearner(
      actor,
      'lgpd',
      ['natalia.cavalcanti', 'igor.lopes', 'felipe.ferreira'],
      'Turma com roda de conversa',
    );
    const { page, open, idEnrollment } = learner;
    await open(`/level/${idEnrollment}`);
    await page.getByRole('button', { name: 'Participação obrigatória 0/2' }).click();
    const dialog = page.getByRole('dialog', { name: 'Roda de conversa' });
    const demand = dialog.getByRole('region', { name: 'Participação obrigatória' });
    await expect(demand.getByText('Não iniciado')).toBeVisible();
    await expect(demand.getByText('Conte um caso do seu dia a dia')).toBeVisible();
    await field(page).click();
    await page.keyboard.type('Bem-vindas todas');
    await expect(dialog.getByText('2 palavras (mínimo: 15)')).toBeVisible();
    const rest = ' um dois três quatro cinco seis sete oito nove dez onze doze treze';
    await page.keyboard.type(rest);
    await expect(dialog.getByText('15 palavras (mínimo: 15)')).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    await expect(demand.getByText('Em andamento')).toBeVisible();
    await expect(demand.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    await field(page).click();
    await page.keyboard.type(`Mais um caso${rest}`);
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    await expect(demand.getByText('Concluído')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Participação obrigatória 2/2' })).toBeVisible();
  },
);

test(
  'attachments of all seven types open in a new tab, also from the bar of a content',
  { tag: ['@B2.3-26', '@B2.13-11', '@B2.13-12', '@B3-32'] },
  async ({ actor, faults }) => {
    faults.expect(/409/);
    const paula = await actor('paula', 'aurora');
    const { page, open } = paula;
    const detail = '**/api/learning/students/*/enrollments/*/detail*';
    await page.route(detail, (route) =>
      route.fulfill({ status: 409, json: { success: false, code: 'x.y', message: 'Não foi desta vez.' } }),
    );
    await open(`/level/${await enrollmentIn(paula, 'Liderança que faz crescer')}`);
    await expect(page.getByText('Erro de carregamento.')).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
    await page.unroute(detail);
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('button', { name: 'Anexos' })).toBeVisible();
    await page.getByRole('link', { name: 'A conversa que faz crescer' }).first().click();
    const bar = page.getByRole('navigation', { name: 'Navegação do treinamento' });
    await expect(bar.getByRole('button', { name: 'Interações' })).toBeVisible();
    await onEveryScreen(page);
    await bar.getByRole('button', { name: 'Anexos' }).click();
    const files = page.getByRole('dialog', { name: 'Anexos' }).getByRole('link');
    await expect(files).toHaveText([/^PDF/, /^Apresentação/, /^Planilha/, /^Documento/, /^Imagem/, /^Áudio/, /^Vídeo/]);
    for (const file of await files.all()) {
      await expect(file).toHaveAttribute('target', '_blank');
      const reply = await page.request.head(new URL((await file.getAttribute('href')) ?? '', page.url()).href);
      expect(reply.status()).toBe(200);
      expect(reply.headers()['content-disposition']).toMatch(/^inline; filename="[^"]+\.\w+"; filename\*=UTF-8''/);
    }
    const opened = page.context().waitForEvent('page');
    await files.nth(4).click();
    await expect.poll(async () => (await opened).url()).toMatch(/\/media\/.*\.svg\?/);
    await expectAccessible(page, { without: ['video'] });
  },
);
