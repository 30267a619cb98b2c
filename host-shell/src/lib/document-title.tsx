import { useEffect } from 'react';
import { usePageTitleStore } from '@shared-kit/runtime/router';
import { useTenant } from '@shared-kit/runtime/session';

/** Sets the title of the browser's tab to the page and the company. Renders nothing. */
export function DocumentTitle(): null {
  const { name } = useTenant();
  const title = usePageTitleStore((state) => state.title);
  useEffect(() => {
    document.title = title === '' ? name : `${title} · ${name}`;
  }, [title, name]);
  return null;
}
