import { useEffect, useState } from 'react';
import type { TextFields } from '@shared-kit/contracts/admin';
import { useTenant } from '@shared-kit/runtime/session';
import { PagePreview } from '../../lib/page-preview/page-preview.tsx';

/** Milliseconds without typing after which the page is opened anew. */
const QUIET_MS = 600;

/** Pages of the portal with the texts that are not saved yet. */
export function TextsPreview({ fields }: { fields: TextFields }) {
  const { landing } = useTenant();
  const { contentsLabel, landingPage, landingTitle, landingText, closingTitle, closingText, landingContact } =
    useQuiet(fields);
  return (
    <PagePreview
      pages={[...(landingPage ? (['landing'] as const) : []), 'home']}
      app={{
        contentsLabel,
        landingPage,
        landingPageContact: landingContact,
        landing: {
          image: '',
          highlights: [],
          shelf: { title: '', items: [] },
          ...landing,
          title: landingTitle,
          text: landingText,
          closing: { title: closingTitle, text: closingText },
        },
      }}
      css=""
    />
  );
}

/** Returns the fields as they were when nothing had been typed for a moment: each change opens the page anew. */
function useQuiet(fields: TextFields): TextFields {
  const [quiet, setQuiet] = useState(fields);
  const text = JSON.stringify(fields);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(JSON.parse(text) as TextFields), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return quiet;
}
