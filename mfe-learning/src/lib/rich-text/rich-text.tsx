import { createElement, useMemo } from 'react';
import type { ReactNode } from 'react';
import { parseHtml } from '@shared-kit/media/html';
import { cleanedElement } from './rich-text.rules.ts';

/** Renders text with the allowed tags only; its links open in a new tab (B5-41 to B5-43). */
export function RichText({ html }: { html: string }): ReactNode {
  return useMemo(() => childrenOf(parseHtml(html)), [html]);
}

function childrenOf(parent: Node): ReactNode[] {
  return Array.from(parent.childNodes, (node, index) => toReact(node, index));
}

function toReact(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const cleaned = cleanedElement(node);
  if (cleaned.kind === 'nothing') return null;
  if (cleaned.kind === 'content') return childrenOf(node);
  if (cleaned.name === 'br') return <br key={key} />;
  const link =
    cleaned.href === undefined ? {} : { href: cleaned.href, target: '_blank', rel: 'noopener noreferrer nofollow' };
  return createElement(cleaned.name, { key, ...link }, ...childrenOf(node));
}
