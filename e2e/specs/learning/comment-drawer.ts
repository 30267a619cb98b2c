import type { Page } from '@playwright/test';

export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Interações' });
export const field = (page: Page, name = 'Adicionar mensagem') => page.getByRole('textbox', { name });
