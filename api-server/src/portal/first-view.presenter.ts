import { FIRST_VIEW_ID } from '@shared-kit/contracts/page-start';
import { escapeHtml } from '../platform/http/escape-html.rules.ts';
import type { FirstCard, FirstCards, FirstPart, FirstView } from '../platform/page-start.port.ts';

/** Parts of the frame around a first view. */
export interface FirstFrame {
  readonly logo: string;
  /** False for a portal with a strip of menu entries below the header of wide screens. */
  readonly hasSideMenu: boolean;
  /** True for the home: on a phone only its header shows the logo at the edge. */
  readonly isHome: boolean;
}

type Part<K extends FirstPart['kind']> = Extract<FirstPart, { kind: K }>;

/** Cards whose pictures are requested at once; those after them usually are below the screen or beside it. */
const EARLY_CARDS = 2;

/**
 * Renders the first view of a page as plain text and pictures. It is hidden from screen readers and takes no input: the
 * page replaces it within seconds.
 */
export function firstViewHtml(view: FirstView, { logo, hasSideMenu, isHome }: FirstFrame): string {
  const [first] = view;
  const firstCards = view.find((part) => part.kind !== 'heading' && part.kind !== 'controls');
  const stage = first?.kind === 'stage' ? first : undefined;
  return [
    `<div id="${FIRST_VIEW_ID}" aria-hidden="true" inert>`,
    `<div class="fv-head${isHome ? ' fv-home' : ''}${hasSideMenu ? '' : ' fv-strip'}">${logo === '' ? '' : `<img src="${escapeHtml(logo)}" alt="">`}</div>`,
    `<div${hasSideMenu ? ' class="fv-side"' : ''}>`,
    stage ? stageHtml(stage) : '',
    '<div class="fv-page">',
    ...view.map((part) => (part === stage ? '' : partHtml(part, part === firstCards))),
    '</div></div><div class="fv-bar"></div></div>',
  ].join('');
}

function partHtml(part: FirstPart, isFirst: boolean): string {
  switch (part.kind) {
    case 'front':
      return frontHtml(part);
    case 'heading':
      return headingHtml(part);
    case 'controls':
      return `<div class="fv-controls">${'<div class="fv-wait fv-button"></div>'.repeat(part.lines)}</div>`;
    case 'banner':
      return bannerHtml(part);
    case 'resume':
      return resumeHtml(part);
    case 'stage':
      return stageHtml(part);
    case 'cards':
      return cardsHtml(part, isFirst);
  }
}

function headingHtml({ title, text, hasAction = false }: Part<'heading'>): string {
  const action = hasAction ? '<div class="fv-wait fv-button"></div>' : '';
  return `<div class="fv-heading"><div><h1>${escapeHtml(title)}</h1>${paragraph(text)}</div>${action}</div>`;
}

function frontHtml({ title, picture, label, text }: Part<'front'>): string {
  return [
    '<div class="fv-front">',
    pictureHtml(picture, 'high'),
    '<div class="fv-text">',
    label === '' ? '' : `<span class="fv-label">${escapeHtml(label)}</span>`,
    `<h1>${escapeHtml(title)}</h1>`,
    paragraph(text),
    '<div class="fv-wait"></div><div class="fv-wait"></div>',
    '<div class="fv-wait fv-action"></div><div class="fv-wait fv-button"></div>',
    '</div></div>',
    '<div class="fv-front"><div class="fv-wait fv-button"></div></div>',
  ].join('');
}

function bannerHtml({ title, text, picture, narrowPicture }: Part<'banner'>): string {
  const narrow =
    narrowPicture === '' ? '' : `<source media="(max-width: 47.99rem)" srcset="${escapeHtml(narrowPicture)}">`;
  return [
    '<div class="fv-banner">',
    `<picture>${narrow}${imageHtml(picture, 'high')}</picture>`,
    `<div class="fv-words"><h2>${escapeHtml(title)}</h2>${paragraph(text)}<div class="fv-wait fv-button"></div></div>`,
    '</div>',
  ].join('');
}

function resumeHtml({ heading, title, label, picture }: Part<'resume'>): string {
  return [
    `<div class="fv-resume"><h2>${escapeHtml(heading)}</h2><div>`,
    pictureHtml(picture, 'high'),
    `<div class="fv-about">${paragraph(label)}<h3>${escapeHtml(title)}</h3></div>`,
    '</div></div>',
  ].join('');
}

function stageHtml({ title, label, text, picture }: Part<'stage'>): string {
  return [
    `<div class="fv-stage">${imageHtml(picture, 'high')}`,
    `<div><p>${escapeHtml(label)}</p><h2>${escapeHtml(title)}</h2>${paragraph(text)}</div></div>`,
  ].join('');
}

function cardsHtml(part: FirstCards, isFirst: boolean): string {
  const { title, flow, look, ratio = '16/9', columns, width, note = '', cards } = part;
  const classes = [
    'fv-cards',
    flow === 'row' ? 'fv-row' : flow === 'lines' ? 'fv-lines' : look === 'link' ? 'fv-links' : '',
    ratio === '16/9' ? '' : `fv-r${ratio.replace('/', '')}`,
    columns === undefined ? '' : `fv-c fv-c${columns}`,
    width === undefined ? '' : `fv-w-${width}`,
  ];
  return [
    `<div class="fv-list">${title === '' ? '' : `<h2>${escapeHtml(title)}</h2>`}`,
    note === '' ? '' : `<p class="fv-note">${escapeHtml(note)}</p>`,
    `<div class="${classes.filter((name) => name !== '').join(' ')}">`,
    ...cards.map((card, index) => cardHtml(card, look, isFirst && index < EARLY_CARDS ? 'high' : 'low')),
    '</div></div>',
  ].join('');
}

function cardHtml({ title, picture, label, text = '' }: FirstCard, look: string, priority: 'high' | 'low'): string {
  const over =
    label === undefined
      ? ''
      : label === ''
        ? '<div class="fv-wait"></div>'
        : `<p class="fv-over">${escapeHtml(label)}</p>`;
  return [
    `<div class="fv-card fv-look-${look}">${pictureHtml(picture, priority)}`,
    `<div class="fv-body">${over}<h3>${escapeHtml(title)}</h3>${paragraph(text)}</div></div>`,
  ].join('');
}

const paragraph = (text: string): string => (text === '' ? '' : `<p>${escapeHtml(text)}</p>`);

function pictureHtml(picture: string, priority: 'high' | 'low'): string {
  return `<div class="fv-picture">${imageHtml(picture, priority)}</div>`;
}

function imageHtml(picture: string, priority: 'high' | 'low'): string {
  if (picture === '') return '';
  const loading = priority === 'low' ? ' loading="lazy"' : '';
  return `<img src="${escapeHtml(picture)}" alt="" decoding="async" fetchpriority="${priority}"${loading}>`;
}
