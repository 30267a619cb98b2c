import { listComments } from '@shared-kit/contracts/learning';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { savedEnrollment, newLearner } from './learner.ts';
import { drawer, field } from './comment-drawer.ts';

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

    const { enrollment } = await savedEnrollment(learner);
    const stranger = await actor('fabio', 'aurora');
    const { status } = await stranger.api.request(listComments, {
      params: { type: 'TEAM', idEntity: enrollment.idTeam ?? 0 },
      query: {},
    });
    expect([
      status,
      (await api.request(listComments, { params: { type: 'TEAM', idEntity: enrollment.idTeam ?? 0 }, query: {} }))
        .status,
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
