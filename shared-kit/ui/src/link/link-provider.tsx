import { createContext, useContext } from 'react';
import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react';

/** Props of the link component: `to` is a path inside the portal, `state` goes to the page that opens. */
export type KitLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { to: string; state?: unknown };

function PlainLink({ to, state: _, children, ...rest }: KitLinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

const LinkContext = createContext<ComponentType<KitLinkProps>>(PlainLink);

/**
 * Provides the router's link to the kit, so that every `to` of a kit component navigates inside the portal. The shell
 * sets it once; without it `to` is a plain address.
 */
export function LinkProvider({ link, children }: { link: ComponentType<KitLinkProps>; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** Returns the link component that renders a `to`. */
export function useKitLink(): ComponentType<KitLinkProps> {
  return useContext(LinkContext);
}
