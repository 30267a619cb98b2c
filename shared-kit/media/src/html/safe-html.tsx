import { createElement, useMemo } from 'react';
import type { ReactNode } from 'react';
import { allowedElements, allowedProps, droppedElements } from './allowed-html.rules.ts';
import { parseHtml } from './parse-html.ts';

/**
 * Renders HTML of an editor from allowed elements only: no part of the text reaches the page as markup. The server has
 * already sanitised it; this is a second check. Links to other sites open in a new tab.
 */
export function SafeHtml({ html }: { html: string }): ReactNode {
  return useMemo(() => childrenOf(parseHtml(html)), [html]);
}

function childrenOf(parent: Node): ReactNode[] {
  return Array.from(parent.childNodes, (node, index) => toReact(node, index));
}

function toReact(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (droppedElements.has(name)) return null;
  const children = childrenOf(node);
  if (!allowedElements.has(name)) return children;
  const own = allowedProps(name, node.attributes);
  const props = { key, ...own, ...extraProps(name, own) };
  return children.length > 0 && !isVoid(name) ? createElement(name, props, ...children) : createElement(name, props);
}

const isVoid = (name: string) => ['br', 'col', 'hr', 'img', 'source'].includes(name);

function extraProps(name: string, own: Record<string, unknown>): Record<string, unknown> {
  if (name === 'img') return { loading: 'lazy', decoding: 'async', alt: own['alt'] ?? '' };
  if (name === 'video' || name === 'audio') return { controls: true, preload: 'metadata' };
  if (name === 'a' && isForeign(own['href'])) return { target: '_blank', rel: 'noopener noreferrer' };
  return {};
}

function isForeign(address: unknown): boolean {
  const url = typeof address === 'string' ? URL.parse(address, location.href) : null;
  return url !== null && url.origin !== location.origin;
}
