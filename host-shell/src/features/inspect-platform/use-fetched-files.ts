import { useEffect, useState } from 'react';
import type { FetchedFile } from './inspection.rules.ts';

const fetched = (): FetchedFile[] => performance.getEntriesByType('resource') as PerformanceResourceTiming[];

/** Returns all files that this page has fetched, updated live. */
export function useFetchedFiles(): readonly FetchedFile[] {
  const [files, setFiles] = useState<readonly FetchedFile[]>(fetched);
  useEffect(() => {
    const observer = new PerformanceObserver(() => setFiles(fetched()));
    observer.observe({ type: 'resource' });
    return () => observer.disconnect();
  }, []);
  return files;
}
