import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { LoginSession } from '@shared-kit/contracts/identity';
import { inWorkspace } from '../../../tools/lib/workspace.ts';

export const works = 'Trabalhos da rede';
export const sectionIn = (session: LoginSession): number =>
  session.menu.find(({ menuOption }) => menuOption.text === works)?.idSection ?? 0;
export const demo = (name: string): Buffer => readFileSync(inWorkspace(`demo/sabermais/content/media/${name}`));

export const photo = {
  name: 'minha vitrine.jpg',
  mimeType: 'image/jpeg',
  buffer: demo('trabalhos/vitrine-depois.jpg'),
};

export async function fill(
  page: Page,
  title: string,
  file?: { name: string; mimeType: string; buffer: Buffer } | string,
): Promise<void> {
  await page.getByLabel('Título').fill(title);
  await page.getByLabel('Descrição').fill('Feito na nossa loja.');
  if (file) await page.locator('input[type=file]').setInputFiles(file);
}

export const submit = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true });
export const own = (page: Page) => page.getByRole('region', { name: 'Meus envios' });
