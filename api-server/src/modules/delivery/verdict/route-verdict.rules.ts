import { coversRoute, isShellPath, parseRouteGrant } from '@shared-kit/contracts/delivery';
import type { Registration, RemoteManifest, VerdictReason } from '@shared-kit/contracts/delivery';

/** Entries that one remote may add to the portal's menus. */
export const MAX_MENU_ENTRIES = 16;
/** Characters of a menu entry's label. */
export const MAX_MENU_LABEL = 40;

type Judged = Pick<RemoteManifest, 'routes' | 'menu'>;

/**
 * Returns the faults of a release's routes and menu: addresses of the shell or of another remote, addresses outside
 * the registered prefixes, and a menu that crowds out the others.
 * @param others registrations of the other remotes.
 */
export function routeReasons(
  label: string,
  { routes, menu }: Judged,
  own: Registration,
  others: readonly Registration[],
): VerdictReason[] {
  return [
    ...routes
      .filter((route) => !isCovered(own, route))
      .map((route) => routeReason(label, route.path, own, ownerOf(route, others))),
    ...menuReasons(label, menu, own.remote),
  ];
}

type Route = Judged['routes'][number];

function isCovered({ routes }: Registration, route: Route): boolean {
  if (isShellPath(route.path)) return false;
  return routes.some((text) => {
    const grant = parseRouteGrant(text);
    return grant !== null && coversRoute(grant, route);
  });
}

function ownerOf(route: Route, others: readonly Registration[]): Registration | undefined {
  return others.find((other) => isCovered(other, route));
}

function routeReason(label: string, path: string, own: Registration, owner: Registration | undefined): VerdictReason {
  const change = own.remote;
  const base = { weight: 'blocking', subject: path, change } as const;
  if (isShellPath(path))
    return { ...base, code: 'route-taken', message: `A rota '${path}' de ${label} é do próprio portal.` };
  if (owner)
    return {
      ...base,
      code: 'route-taken',
      message: `A rota '${path}' de ${label} é de ${owner.remote} (${owner.owner}).`,
    };
  return {
    ...base,
    code: 'route-outside',
    message: `A rota '${path}' de ${label} não está entre as rotas registradas para ${own.remote} (${own.routes.join(' ') || 'nenhuma'}). Peça a um operador: azulejo remote register.`,
  };
}

function menuReasons(label: string, menu: Judged['menu'], change: string): VerdictReason[] {
  const reason = (subject: string, message: string): VerdictReason => ({
    code: 'menu-limit',
    weight: 'blocking',
    subject,
    change,
    message,
  });
  const long = menu.filter((entry) => entry.label.length > MAX_MENU_LABEL);
  return [
    ...(menu.length > MAX_MENU_ENTRIES
      ? [reason(change, `${label} tem ${menu.length} entradas de menu; o máximo é ${MAX_MENU_ENTRIES}.`)]
      : []),
    ...long.map(({ id }) => reason(id, `A entrada de menu '${id}' de ${label} passa de ${MAX_MENU_LABEL} letras.`)),
  ];
}
