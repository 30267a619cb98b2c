import { findPlaylist } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import type { Page } from '@playwright/test';
import type { Actor } from '../../support/test.ts';

export const channel = 'Canal Saber+';

export const entries = (page: Page) =>
  page.getByRole('region', { name: 'Vídeos da lista' }).getByRole('listitem').getByRole('button');
const frame = (page: Page) => page.frameLocator('[data-stage="playlist"] iframe');
export const film = (page: Page) => frame(page).locator('video');

export const listOf = async ({ api }: Actor, { idContentItem }: ContentItem) =>
  api.call(findPlaylist, { params: { id: idContentItem } });
