import { FIRST_VIEW_ID } from '@shared-kit/contracts/page-start';
import type { FirstPart, FirstView } from '../platform/page-start.port.ts';

/** `--shell-desktop` of the kit's breakpoints, which no stylesheet of the first view can read. */
const shellDesktop = '(width>900px)';

/**
 * Styles of the first view. They repeat the sizes of the kit (tokens.css, layout.module.css, media-card.module.css) and of
 * the remotes' pages because no stylesheet has been loaded yet; colours and radii come from the tenant's theme. The font is
 * the system's, so that no line moves when the portal's own arrives.
 */
const common = [
  `#${FIRST_VIEW_ID}{background:var(--color-surface);color:var(--color-text);font:400 1rem/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;inset:0 0 auto;min-height:100%;overflow:clip;position:absolute;z-index:30}`,
  `[data-first-view=refused] #${FIRST_VIEW_ID}{display:none}`,
  `:where(#${FIRST_VIEW_ID}) *{box-sizing:border-box;margin:0;padding:0}`,
  '.fv-head{align-items:center;background:var(--color-header);border-bottom:1px solid var(--color-header-border);display:flex;height:calc(3.5rem + 1px);padding:0 clamp(1rem,4vw,2.5rem)}',
  '.fv-head img{color-scheme:var(--header-scheme);display:none;height:1.875rem;max-width:10rem;object-fit:contain;object-position:left}',
  '.fv-page{margin:0 auto;max-width:calc(80rem + 2*clamp(1rem,4vw,2.5rem));padding:2rem clamp(1rem,4vw,2.5rem) 5rem;width:100%}',
  '.fv-page h2{font-size:var(--section-size);font-weight:var(--heading-weight);letter-spacing:var(--section-tracking);line-height:1.2;text-transform:var(--heading-case);word-spacing:.06em}',
  '.fv-page h1{font-size:clamp(1.75rem,1.45rem + 1.4vw,2.5rem);font-weight:var(--heading-weight);letter-spacing:var(--heading-tracking);line-height:1.2;overflow-wrap:anywhere;text-wrap:balance;word-spacing:.06em}',
  '.fv-label{align-self:start;background:var(--color-accent);border-radius:var(--radius-badge);color:var(--color-on-accent);font-size:.75rem;font-weight:600;line-height:1.5rem;padding:0 .5rem}',
  '.fv-picture{aspect-ratio:16/9;background:var(--color-surface-sunken);border-radius:var(--radius-card);overflow:hidden}',
  '.fv-picture img{display:block;height:100%;object-fit:cover;width:100%}',
  // Places of texts and controls that only the page knows.
  '.fv-wait{background:var(--color-surface-sunken);border-radius:var(--radius-card);height:1.25rem;max-width:18rem}',
  '.fv-button{height:2.75rem;max-width:14rem}',
  '.fv-home img{display:block}',
  '.fv-bar{background:var(--color-surface-raised);border-top:1px solid var(--color-border);bottom:0;box-sizing:border-box;height:calc(3.75rem + 1px + env(safe-area-inset-bottom,0px));left:0;position:fixed;right:0}',
  '@media (width>=48rem){.fv-head img{display:block}}',
  `@media ${shellDesktop}{.fv-side{background:linear-gradient(90deg,var(--color-surface-raised) 16rem,transparent 0);min-height:100dvh;padding-left:16rem}.fv-head{height:calc(4rem + 1px)}.fv-head img{height:2.25rem;max-width:13rem}.fv-strip{align-items:flex-start;height:calc(7rem + 1px)}.fv-strip img{margin:.875rem 0 0 3.375rem}.fv-bar{display:none}}`,
].join('');

const styles: Readonly<Record<FirstPart['kind'], string>> = {
  front: [
    '.fv-front{display:grid;gap:1.25rem;margin-bottom:2rem}',
    '.fv-text{display:flex;flex-direction:column;gap:.75rem;min-width:0}',
    '.fv-text p{color:var(--color-text-muted);max-width:68ch}',
    '.fv-action{height:3.5rem;max-width:36rem}',
    '@media (width>=48rem){.fv-front{align-items:start;gap:2rem;grid-template-columns:minmax(0,2fr) minmax(0,3fr)}}',
  ].join(''),
  heading: [
    '.fv-heading{align-items:flex-end;display:flex;flex-wrap:wrap;gap:1rem 2rem;margin-bottom:2rem}',
    '.fv-heading>:first-child{display:flex;flex:1 1 20rem;flex-direction:column;gap:.5rem;min-width:0}',
    '.fv-heading .fv-wait{width:9rem}',
    '.fv-heading p{color:var(--color-text-muted);font-size:1.125rem;max-width:68ch}',
  ].join(''),
  controls: '.fv-controls{display:grid;gap:1rem;margin:-.5rem 0 1rem}.fv-controls .fv-wait{max-width:28rem}',
  banner: [
    '.fv-banner{border-radius:var(--radius-card);display:grid;margin-bottom:clamp(2rem,5vw,3.5rem);overflow:hidden}',
    '.fv-banner img{aspect-ratio:45/38;display:block;height:100%;object-fit:cover;width:100%}',
    '.fv-words{align-items:start;background:var(--color-surface-raised);border:1px solid var(--color-border-faint);border-top:0;border-radius:0 0 var(--radius-card) var(--radius-card);display:flex;flex-direction:column;gap:.5rem;padding:1.25rem 1.25rem 1.5rem}',
    '.fv-words h2{font-size:clamp(1.75rem,1.45rem + 1.4vw,2.5rem);font-weight:700;letter-spacing:var(--heading-tracking);line-height:1.15;text-transform:none;text-wrap:balance;word-spacing:0}',
    '.fv-words p{font-size:1.125rem;line-height:1.35;margin-bottom:.5rem;max-width:40ch}',
    '.fv-words .fv-wait{width:10rem}',
    '@media (width>=48rem){.fv-banner img{aspect-ratio:8/3;min-height:20rem}.fv-banner>*{grid-area:1/1}.fv-words{background:linear-gradient(to right,var(--color-brand) 42%,color-mix(in oklab,var(--color-brand) 70%,transparent) 56%,transparent 80%);border:0;border-radius:0;color:var(--color-on-brand);justify-content:center;padding:2rem 45% 4.25rem 2.5rem}}',
  ].join(''),
  resume: [
    '.fv-resume{margin-bottom:3rem}',
    '.fv-resume h2{align-items:center;display:flex;margin-bottom:.75rem;min-height:2.25rem}',
    '.fv-resume>div{background:var(--color-surface-raised);border:1px solid var(--color-border-faint);border-radius:var(--radius-card);display:grid;overflow:hidden}',
    '.fv-resume .fv-picture{border-radius:0;height:100%;width:100%}',
    '.fv-about{display:flex;flex-direction:column;gap:.75rem;justify-content:center;min-height:11rem;min-width:0;padding:1.25rem}',
    '.fv-about p{color:var(--color-text-muted);font-size:.875rem;font-weight:500}',
    '.fv-about h3{font-size:clamp(1.25rem,1.14rem + .5vw,1.5rem);font-weight:var(--heading-weight);letter-spacing:var(--heading-tracking);line-height:1.35;word-spacing:.06em}',
    '@media (pointer:coarse){.fv-resume h2{min-height:2.75rem}}',
    '@media (width>=48rem){.fv-resume>div{grid-template-columns:minmax(0,5fr) minmax(0,7fr)}.fv-about{padding:1.5rem 2rem}.fv-about h3{font-size:clamp(1.5rem,1.32rem + .8vw,1.875rem)}}',
    `@media ${shellDesktop}{.fv-resume>div{grid-template-columns:24rem minmax(0,1fr)}}`,
  ].join(''),
  stage: [
    '.fv-stage{background:#141216;color:#fff;display:flex;isolation:isolate;min-height:max(30rem,min(46rem,100svh - 7.25rem));overflow:hidden;position:relative}',
    '.fv-stage>img{height:100%;inset:0;object-fit:cover;position:absolute;width:100%;z-index:-1}',
    '.fv-stage>div{background:linear-gradient(to top,rgb(10 8 12/.94),rgb(10 8 12/.72) 38%,rgb(10 8 12/.1) 78%),linear-gradient(to right,rgb(10 8 12/.78),rgb(10 8 12/.5) 38%,transparent 72%);display:flex;flex:1;flex-direction:column;gap:.75rem;justify-content:flex-end;padding:6rem max(clamp(1rem,4vw,2.5rem),calc((100% - 80rem)/2)) 10rem}',
    '.fv-stage h2{font-size:clamp(2.125rem,1.6rem + 2.4vw,3.5rem);font-weight:var(--heading-weight);letter-spacing:-.03em;line-height:1.15;max-width:40rem}',
    '.fv-stage p{font-size:.875rem;font-weight:600;max-width:34rem}',
    '.fv-stage p+h2+p{font-size:1.125rem;font-weight:400;line-height:1.35}',
  ].join(''),
  cards: [
    '.fv-list{margin-bottom:clamp(2rem,5vw,3.5rem)}',
    '.fv-heading~.fv-list{margin-bottom:3rem}',
    '.fv-list h2{align-items:center;display:flex;margin-bottom:.75rem;min-height:2.25rem}',
    '.fv-cards{display:grid;gap:1.25rem 1rem;grid-template-columns:repeat(auto-fill,minmax(min(15rem,100%),1fr))}',
    '.fv-w-half{grid-template-columns:repeat(auto-fill,minmax(min(9.5rem,100%),1fr))}',
    '.fv-w-wide{grid-template-columns:repeat(auto-fill,minmax(min(20rem,100%),1fr))}',
    '.fv-w-line{gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(26rem,100%),1fr))}',
    '.fv-note{color:var(--color-text-muted);font-size:.875rem;margin-bottom:1rem}',
    '.fv-lines{gap:1rem;grid-template-columns:minmax(0,1fr)}',
    '.fv-row{gap:1rem;grid-auto-columns:clamp(13.5rem,66vw,17.5rem);grid-auto-flow:column;grid-template-columns:none;justify-content:start}',
    '.fv-links{gap:.75rem;grid-template-columns:repeat(auto-fill,minmax(min(18rem,100%),1fr))}',
    '.fv-card{background:var(--color-surface-raised);border:1px solid var(--color-border-faint);border-radius:var(--radius-card);min-width:0;overflow:hidden;position:relative}',
    '.fv-card .fv-picture{border-radius:0}',
    '.fv-card h3{display:-webkit-box;font-size:1rem;font-weight:600;letter-spacing:-.01em;line-height:1.35;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:2}',
    '.fv-body{display:flex;flex-direction:column;gap:.25rem;min-width:0;padding:1rem}',
    '.fv-body p{color:var(--color-text-muted);display:-webkit-box;font-size:.875rem;line-height:1.35;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:2}',
    '.fv-body .fv-over{font-size:.75rem;font-weight:500;line-height:1.5}',
    '.fv-body .fv-wait{height:1.125rem;max-width:7rem}',
    '.fv-row>.fv-look-card{min-height:calc(clamp(13.5rem,66vw,17.5rem)*9/16 + 8rem)}',
    '.fv-look-line{display:grid;grid-template-columns:minmax(7rem,1fr) 2fr}',
    '.fv-look-line .fv-picture{height:100%;width:100%}',
    '.fv-look-link{align-items:center;display:flex;gap:.75rem;padding:.75rem}',
    '.fv-look-link .fv-picture{aspect-ratio:1;border-radius:var(--radius-control);flex:none;width:3.5rem}',
    '.fv-look-link .fv-body{padding:0}',
    '.fv-look-tile{background:#1b1b1f;border:0;color:#fff;display:grid;isolation:isolate;min-height:11rem}',
    '.fv-look-tile .fv-picture{aspect-ratio:auto;inset:0;position:absolute;z-index:-1}',
    '.fv-look-tile .fv-body{align-self:end;background:linear-gradient(to top,rgb(0 0 0/.86),rgb(0 0 0/.68) 60%,rgb(0 0 0/.5) 78%,transparent);padding-top:3rem}',
    '.fv-r43 .fv-picture{aspect-ratio:4/3}.fv-r11 .fv-picture{aspect-ratio:1}.fv-r23 .fv-picture{aspect-ratio:2/3}',
    '@media (pointer:coarse){.fv-list h2{min-height:2.75rem}}',
    '@media (width>=48rem){.fv-row.fv-c{grid-auto-columns:calc((100% - 1rem)/2)}.fv-row.fv-c1{grid-auto-columns:100%}}',
    '@media (width>=800px){.fv-w-half{grid-template-columns:repeat(auto-fill,minmax(min(14rem,100%),1fr))}}',
    '@media (width>=64rem){.fv-row.fv-c3,.fv-row.fv-c4,.fv-row.fv-c5,.fv-row.fv-c6{grid-auto-columns:calc((100% - 2rem)/3)}}',
    '@media (width>=80rem){.fv-row.fv-c4{grid-auto-columns:calc((100% - 3rem)/4)}.fv-row.fv-c5{grid-auto-columns:calc((100% - 4rem)/5)}.fv-row.fv-c6{grid-auto-columns:calc((100% - 5rem)/6)}}',
  ].join(''),
};

/** Returns the styles of a first view: what all have, and what its parts need. */
export function firstViewStyle(view: FirstView): string {
  return common + [...new Set(view.map(({ kind }) => kind))].map((kind) => styles[kind]).join('');
}
