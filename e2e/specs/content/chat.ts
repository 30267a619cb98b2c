import { listContent } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import type { Locator, Page } from '@playwright/test';
import type { Actor } from '../../support/test.ts';

export const section = { room: 'Bate-papo da rede', frame: 'Assistente da loja', circles: 'Rodas de conversa' };

export async function itemsOf({ api, session }: Actor, text: string): Promise<readonly ContentItem[]> {
  const found = session.menu.find(({ menuOption }) => menuOption.text === text);
  const { content } = await api.call(listContent, { params: { idSection: found?.idSection ?? 0 } });
  return content;
}
export const log = (page: Page): Locator => page.getByRole('log', { name: 'Mensagens' });
export async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Mensagem' }).fill(text);
  await page.keyboard.press('Enter');
}
export const framesSent = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  return sent;
};
