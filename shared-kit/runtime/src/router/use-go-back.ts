import { useNavigate } from 'react-router-dom';

/**
 * Returns a function that goes back to the previous page of the portal or, when the page was opened directly, to
 * `above`, by default the home page. With `replace`, the present page leaves no history entry.
 */
export function useGoBack(above = '/', { replace = false } = {}): () => void {
  const navigate = useNavigate();
  return () => {
    // The router numbers its own entries of the browser's history, which also has entries of other sites.
    const state = history.state as { idx?: number } | null;
    if ((state?.idx ?? 0) > 0) void navigate(-1);
    else void navigate(above, { replace });
  };
}
