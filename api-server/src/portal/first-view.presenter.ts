import { FIRST_VIEW_ID } from '@shared-kit/contracts/page-start';
import { escapeHtml } from '../platform/http/escape-html.rules.ts';
import type { FirstView } from './first-view.rules.ts';

/** Parts of the frame around a first view. */
export interface FirstFrame {
  readonly logo: string;
  readonly hasSideMenu: boolean;
}

/**
 * Styles of the first view. They repeat the sizes of the kit (tokens.css, layout.module.css) because no stylesheet has
 * been loaded yet; colours and radii come from the tenant's theme. The font is the system's, so that no line moves when
 * the portal's own arrives.
 */
export const firstViewStyle = [
  `#${FIRST_VIEW_ID}{background:var(--color-surface);color:var(--color-text);font:400 1rem/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;inset:0 0 auto;min-height:100%;position:absolute;z-index:30}`,
  `[data-first-view=refused] #${FIRST_VIEW_ID}{display:none}`,
  `:where(#${FIRST_VIEW_ID}) *{box-sizing:border-box;margin:0;padding:0}`,
  '.fv-head{align-items:center;background:var(--color-header);border-bottom:1px solid var(--color-header-border);display:flex;height:calc(3.5rem + 1px);padding:0 clamp(1rem,4vw,2.5rem)}',
  '.fv-head img{color-scheme:var(--header-scheme);display:none;height:1.875rem;max-width:10rem;object-fit:contain;object-position:left}',
  '.fv-page{margin:0 auto;max-width:calc(80rem + 2*clamp(1rem,4vw,2.5rem));padding:2rem clamp(1rem,4vw,2.5rem) 5rem;width:100%}',
  '.fv-front{display:grid;gap:1.25rem;margin-bottom:2rem}',
  '.fv-text{display:flex;flex-direction:column;gap:.75rem;min-width:0}',
  '.fv-text p{color:var(--color-text-muted);max-width:68ch}',
  '.fv-text h1{font-size:clamp(1.75rem,1.45rem + 1.4vw,2.5rem);font-weight:var(--heading-weight);letter-spacing:var(--heading-tracking);line-height:1.2;overflow-wrap:anywhere;text-wrap:balance}',
  '.fv-label{align-self:start;background:var(--color-accent);border-radius:var(--radius-badge);color:var(--color-on-accent);font-size:.75rem;font-weight:600;line-height:1.5rem;padding:0 .5rem}',
  '.fv-picture{aspect-ratio:16/9;background:var(--color-surface-sunken);border-radius:var(--radius-card);overflow:hidden}',
  '.fv-picture img{display:block;height:100%;object-fit:cover;width:100%}',
  // Places of texts and controls that only the page knows.
  '.fv-wait{background:var(--color-surface-sunken);border-radius:var(--radius-card);height:1.25rem;max-width:18rem}',
  '.fv-action{height:3.5rem;max-width:36rem}',
  '.fv-button{height:2.75rem;max-width:14rem}',
  '.fv-list{display:grid;gap:1rem;margin-bottom:clamp(2rem,5vw,3.5rem)}',
  '.fv-list h2{font-size:var(--section-size);letter-spacing:var(--section-tracking);line-height:1.2;text-transform:var(--heading-case)}',
  '.fv-card{background:var(--color-surface-raised);border:1px solid var(--color-border-faint);border-radius:var(--radius-card);display:grid;gap:1rem;grid-template-columns:minmax(7rem,1fr) 2fr;overflow:hidden}',
  '.fv-card .fv-picture{border-radius:0}',
  '.fv-card h3{font-size:1rem;font-weight:600;line-height:1.35;padding:1rem 1rem 1rem 0}',
  '@media (width>=48rem){.fv-head img{display:block}.fv-front{align-items:start;gap:2rem;grid-template-columns:minmax(0,2fr) minmax(0,3fr)}}',
  '@media (width>900px){.fv-side{background:linear-gradient(90deg,var(--color-surface-raised) 16rem,transparent 0);min-height:100dvh;padding-left:16rem}.fv-head{height:calc(4rem + 1px)}}',
].join('');

/**
 * Renders the first view of a page as plain text and pictures. It is hidden from screen readers and takes no input: the
 * page replaces it within seconds.
 */
export function firstViewHtml(view: FirstView, { logo, hasSideMenu }: FirstFrame): string {
  const { title, picture, label, text, lists } = view;
  return [
    `<div id="${FIRST_VIEW_ID}" aria-hidden="true" inert>`,
    `<div class="fv-head">${logo === '' ? '' : `<img src="${escapeHtml(logo)}" alt="">`}</div>`,
    `<div${hasSideMenu ? ' class="fv-side"' : ''}><div class="fv-page">`,
    '<div class="fv-front">',
    pictureHtml(picture, 'high'),
    '<div class="fv-text">',
    label === '' ? '' : `<span class="fv-label">${escapeHtml(label)}</span>`,
    `<h1>${escapeHtml(title)}</h1>`,
    text === '' ? '' : `<p>${escapeHtml(text)}</p>`,
    '<div class="fv-wait"></div><div class="fv-wait"></div>',
    '<div class="fv-wait fv-action"></div><div class="fv-wait fv-button"></div>',
    '</div></div>',
    lists.length === 0 ? '' : '<div class="fv-front"><div class="fv-wait fv-button"></div></div>',
    ...lists.map(
      (list) =>
        `<div class="fv-list">${list.title === '' ? '' : `<h2>${escapeHtml(list.title)}</h2>`}${list.cards
          .map(
            (card) =>
              `<div class="fv-card">${pictureHtml(card.picture, 'low')}<h3>${escapeHtml(card.title)}</h3></div>`,
          )
          .join('')}</div>`,
    ),
    '</div></div></div>',
  ].join('');
}

function pictureHtml(picture: string, priority: 'high' | 'low'): string {
  const loading = priority === 'low' ? ' loading="lazy"' : '';
  const image =
    picture === ''
      ? ''
      : `<img src="${escapeHtml(picture)}" alt="" decoding="async" fetchpriority="${priority}"${loading}>`;
  return `<div class="fv-picture">${image}</div>`;
}
