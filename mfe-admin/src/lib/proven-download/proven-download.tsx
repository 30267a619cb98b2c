import type { ReactNode } from 'react';
import { useOwnAccess } from '../own-access.queries.ts';
import { PasswordDialog } from '../password-dialog/password-dialog.tsx';
import { labels } from './labels.ts';

interface ProvenDownloadProps {
  readonly title: string;
  /** Describes the contents of the file. */
  readonly children: ReactNode;
  /** Downloads the file with the password that was typed. */
  readonly download: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the password before a download of personal data. */
export function ProvenDownload({ title, children, download, onClose }: ProvenDownloadProps) {
  const { data } = useOwnAccess();
  return (
    <PasswordDialog
      title={title}
      confirm={labels.confirm}
      hasPassword={data?.hasPassword ?? true}
      work={download}
      onClose={onClose}
    >
      {children}
    </PasswordDialog>
  );
}
