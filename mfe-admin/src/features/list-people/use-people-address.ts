import { useGridAddress } from '../../lib/use-grid-address.ts';

/** Returns the address of the list of people, and the filter that it holds. */
export function usePeopleAddress() {
  const address = useGridAddress(['busca', 'acesso', 'departamento', 'grupo'], 'name');
  return {
    address,
    filter: {
      q: address.filter('busca'),
      state: address.filter('acesso'),
      department: address.filter('departamento'),
      idGroup: address.filter('grupo'),
    },
  };
}
