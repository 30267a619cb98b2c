import type { Answered } from './send-with-progress.ts';

/** Largest number of replies in memory; the oldest are evicted. */
const MOST_REPLIES = 40;
/** Time for which a reply can be read again: links in it are good for some hours. */
const GOOD_FOR_MINUTES = 60;

const replies = new Map<string, { readonly reply: unknown; readonly at: number }>();

/**
 * Remembers a reply in this page's memory, so that a page that was open a moment ago opens again without a network. It
 * is never written to the device.
 */
export function rememberReply(url: string, reply: unknown): void {
  replies.delete(url);
  replies.set(url, { reply, at: Date.now() });
  const [oldest] = replies.keys();
  if (replies.size > MOST_REPLIES && oldest !== undefined) replies.delete(oldest);
}

/** Forgets all replies, because another person logs in or nobody is logged in. */
export function forgetReplies(): void {
  replies.clear();
}

/** Returns a remembered reply. */
export function recentReply(url: string): unknown {
  const found = replies.get(url);
  return found && (Date.now() - found.at) / 60_000 < GOOD_FOR_MINUTES ? found.reply : undefined;
}

/** Returns a stored reply in the form of a server's answer. */
export function storedAnswer(reply: unknown): Answered {
  return {
    ok: true,
    status: 200,
    headers: new Headers(),
    json: () => Promise.resolve(reply),
    blob: () => Promise.reject(new Error('files are not stored as replies')),
  };
}
