import { listUploads } from '@shared-kit/contracts/content';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { fill, own, photo, sectionIn, submit, works } from './uploads.ts';

test(
  'lists uploads with type and sender, and opens each in a viewer of its own',
  { tag: ['@A2s-31', '@A2r-13', '@A3-16'] },
  async ({ actor }) => {
    const { page, open, session } = await actor('vinicius.ramos', 'sabermais');
    await open(`/trabalhos-da-rede/${sectionIn(session)}`);
    const list = page.getByRole('list', { name: works });
    const card = list.getByRole('article').filter({ hasText: 'Ilha de Dia dos Pais' });
    await expect(card).toContainText('Imagem');
    await expect(card).toContainText('Gisele Antunes');
    await expectAccessible(page);
    await onEveryScreen(page);
    await card.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/userupload/\\d+\\?idSection=${sectionIn(session)}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Ilha de Dia dos Pais' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Ilha de Dia dos Pais' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Baixar arquivo' })).toHaveAttribute(
      'download',
      'ilha-dia-dos-pais.jpg',
    );
    await expect(page.getByRole('button', { name: 'Excluir' })).toHaveCount(0);
    await expectAccessible(page);
    await onEveryScreen(page);
    await page.getByRole('link', { name: `Voltar para ${works}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: works })).toBeVisible();
  },
);

test(
  'plays video and audio, shows documents, and downloads other files',
  { tag: ['@A2r-13', '@A3-17'] },
  async ({ actor }) => {
    const { page, open, api, session } = await actor('vinicius.ramos', 'sabermais');
    const { data } = await api.call(listUploads, { params: { id: sectionIn(session) }, query: { limit: 100 } });
    const see = async (title: string): Promise<void> => {
      await open(`/userupload/${data.find((one) => one.title === title)?.idUserUpload}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    };
    await see('Montagem da vitrine, passo a passo');
    await expect(
      page.getByRole('region', { name: 'Montagem da vitrine, passo a passo' }).locator('video'),
    ).toBeVisible();
    await see('Frases que funcionam no telefone');
    await expect(page.getByRole('region', { name: 'Frases que funcionam no telefone' })).toBeVisible();
    await see('Nosso checklist de abertura');
    await expect(page.getByRole('toolbar')).toBeVisible();
    await see('Roteiro de abordagem da loja Centro');
    await expect(page.getByText('DOCX', { exact: true })).toBeVisible();
  },
);

test(
  'each field shows its error, and a file of another type is rejected before the upload',
  { tag: ['@A2c-02', '@A5-14', '@A5-15', '@A5-16', '@A5-19', '@A5-20'] },
  async ({ actor }) => {
    const { page, open, session } = await actor('natalia.santana', 'sabermais');
    const requests: string[] = [];
    page.on('request', (request) => request.url().includes('/api/uploads/') && requests.push(request.url()));
    await open(`/uploads/userContent?idSection=${sectionIn(session)}`);
    await submit(page).click();
    for (const text of [
      'Título é um campo obrigatório.',
      'Descrição é um campo obrigatório.',
      'É necessário fazer o upload de um arquivo.',
    ])
      await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect(
      page.getByText('Formatos aceitos: jpg, jpeg, png, pdf, mp4, mp3, doc, docx, xls, xlsx, ppt, pptx.'),
    ).toBeVisible();
    await expectAccessible(page);
    await fill(page, 'Vitrine', { name: 'aula.avi', mimeType: 'video/avi', buffer: Buffer.from('RIFF') });
    await expect(page.getByRole('alert').filter({ hasText: 'Tipo de arquivo inválido.' })).toBeVisible();
    await submit(page).click();
    await expect(page.getByLabel('Título')).toHaveValue('Vitrine');
    expect(requests).toEqual([]);
  },
);

test(
  'an upload is sent, visible to others, listed as one’s own and deleted',
  { tag: ['@A2r-14', '@A8-20', '@A7m-12', '@A7m-13'] },
  async ({ actor }) => {
    const { page, open, session } = await actor('priscila.carvalho', 'sabermais');
    await open(`/trabalhos-da-rede/${sectionIn(session)}`);
    await page.getByRole('link', { name: 'Enviar trabalho' }).click();
    await expect(page.getByText('Você ainda não enviou nenhum trabalho.')).toBeVisible();
    await fill(page, 'Vitrine da Priscila', photo);
    await submit(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Dados enviados com sucesso!' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Dados enviados com sucesso!' })).toBeInViewport();
    await expect(page.getByLabel('Título')).toHaveValue('');
    const row = own(page).getByRole('listitem').filter({ hasText: 'Vitrine da Priscila' });
    await expect(row).toContainText('Publicado');
    await expectAccessible(page);
    await onEveryScreen(page);
    await page.getByRole('link', { name: 'Ver publicação' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vitrine da Priscila' })).toBeVisible();
    const other = await actor('vinicius.ramos', 'sabermais');
    await other.open(new URL(page.url()).pathname.replace('/sabermais', ''));
    await expect(other.page.getByRole('img', { name: 'Vitrine da Priscila' })).toBeVisible();
    await page.getByRole('button', { name: 'Excluir' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText('Trabalho excluído.')).toBeVisible();
    await other.page.reload();
    await expect(other.page.getByText('Nenhum conteúdo disponível')).toBeVisible();
  },
);

test(
  'a file with wrong content is rejected with the server’s message, and typed values stay',
  { tag: '@A8-21' },
  async ({ actor }) => {
    const { page, open } = await actor('natalia.santana', 'sabermais');
    await open('/uploads/userContent');
    await fill(page, 'Uma página', {
      name: 'foto.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
    });
    await submit(page).click();
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'O conteúdo do arquivo não é de um .jpg. Confira o arquivo e envie de novo.' }),
    ).toBeVisible();
    await expect(page.getByLabel('Título')).toHaveValue('Uma página');
    await page.locator('input[type=file]').setInputFiles(photo);
    await submit(page).click();
    await expect(page.getByText('Dados enviados com sucesso!')).toBeVisible();
  },
);
