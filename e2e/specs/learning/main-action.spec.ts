import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { stranger } from './learner.ts';

const people = ['gustavo.correia', 'marcelo.almeida', 'vinicius.oliveira'];

test('the page before enrolling leads through the main actions from the first item to the certificate', async ({
  actor,
}) => {
  const { page, open } = await stranger(actor, 'energia-eolica', people);
  await open('/catalog/energia-eolica');
  const programme = page.getByRole('region', { name: 'O que você vai ver' });
  await expect(programme.getByRole('listitem').filter({ hasText: 'O vento e os 60 Hz' }).last()).toContainText(
    'Artigo',
  );
  const facts = page.getByRole('region', { name: 'Sobre este treinamento' });
  await expect(facts).toContainText('1 h em 2 itens');
  await expect(facts).toContainText('Ao concluir, você recebe um certificado.');
  await expect(facts).toContainText('1 turma aberta, vagas ilimitadas.');
  await onEveryScreen(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Matricular-se', exact: true }).click();
  await expect(page.getByText('Matrícula feita. Bom estudo!')).toBeVisible();
  await expect(page).toHaveURL(/\/level\/\d+$/);
  const level = page.url();
  await page.getByRole('link', { name: /^Começar/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'O vento e os 60 Hz' })).toBeVisible();

  const next = page.getByRole('region', { name: 'O que vem agora' });
  await expect(next).toContainText('A seguir · Artigo');
  await expect(next).toContainText('Subir em uma turbina');
  await expect(next).toContainText('1 de 2 · 50%');
  await onEveryScreen(page);
  await expectAccessible(page);
  await next.getByRole('link', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Subir em uma turbina' })).toBeVisible();
  await expect(next).toContainText('Treinamento concluído');
  await expect(next).toContainText('2 de 2 · 100%');

  await next.getByRole('link', { name: 'Ver certificado' }).click();
  await expect(page.getByRole('region', { name: 'Prévia do certificado' }).locator('canvas').first()).toBeVisible();

  await page.goto(level);
  await expect(page.getByText('Treinamento concluído')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver certificado' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Progresso', exact: true })).toHaveAttribute(
    'aria-valuetext',
    '2 de 2 · 100%',
  );
});

test('a training with a missing prerequisite says why it is locked and leads to the prerequisite', async ({
  actor,
}) => {
  const { page, open } = await stranger(actor, 'nr-10', people);
  await open('/catalog/redes-subterraneas');
  const lock = page.getByRole('region', { name: 'Por que está bloqueado?' });
  await expect(lock).toContainText('Conclua “NR-10 Segurança em Instalações Elétricas” para se matricular.');
  await expect(page.getByRole('button', { name: /Matricular-se/ })).toHaveCount(0);
  await onEveryScreen(page);
  await expectAccessible(page);
  await lock.getByRole('link', { name: 'Ir para NR-10 Segurança em Instalações Elétricas' }).click();
  await expect(page).toHaveURL(/\/catalog\/nr-10$/);
  await page.getByRole('button', { name: 'Escolher turma' }).click();
  await expect(page.getByRole('heading', { name: 'Turmas' })).toBeFocused();
});
