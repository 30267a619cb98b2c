import { addComment, listComments, listTeams, reportComment } from '@shared-kit/contracts/learning';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { newLearner } from '../learning/learner.ts';

const className = 'Turma com roda de conversa';

test('a leader hides a reported comment of the team, and its author reads why', async ({ actor }) => {
  const author = await newLearner(actor, 'lgpd', ['helena.macedo', 'felipe.ferreira'], className);
  const { teams } = await author.api.call(listTeams, { query: { nodeCode: 'lgpd' } });
  const thread = { type: 'TEAM' as const, idEntity: teams.find(({ name }) => name === className)?.idTeam ?? 0 };
  const text = `Vendo curso barato ${Date.now()}`;
  const { idComment } = await author.api.call(addComment, {
    params: thread,
    body: { text: `<p>${text}</p>`, idEnrollment: author.idEnrollment },
  });
  const other = await actor('mariana.fernandes', 'aurora');
  await other.api.call(reportComment, { params: thread, body: { idComment } });

  // The two authors have different leaders.
  const leader = await actor(author.session.viewer.name.startsWith('Helena') ? 'mauro' : 'paula', 'aurora');
  const { page, open } = leader;
  await open('/aprovacoes?tab=comments');
  const card = page.getByRole('listitem').filter({ hasText: text });
  await expect(card).toContainText('1 denúncia');
  await onEveryScreen(page);
  await expectAccessible(page);
  await card.getByRole('button', { name: /^Ocultar o comentário de / }).click();
  const dialog = page.getByRole('dialog', { name: 'Ocultar comentário' });
  await dialog.getByRole('textbox', { name: /Motivo/ }).fill('Aqui não se vende nada.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ocultar' }).click();
  await expect(page.getByText('Comentário ocultado.')).toBeVisible();
  await expect(card).toHaveCount(0);

  const { comments } = await other.api.call(listComments, { params: thread, query: { limit: 50 } });
  expect(JSON.stringify(comments)).not.toContain(text);
  await author.open('/');
  await author.page
    .getByRole('banner')
    .getByRole('button', { name: /^Notificações/ })
    .click();
  await expect(author.page.getByText('Motivo: Aqui não se vende nada.').first()).toBeVisible();
});
