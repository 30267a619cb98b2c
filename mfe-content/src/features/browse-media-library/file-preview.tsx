import { readMediaLibrary } from '@shared-kit/contracts/content';
import { MediaPlayer } from '@shared-kit/media/player';
import { Button, Icon, Image } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { PdfViewer, useFreshLinks } from '@shared-kit/media/viewer';
import { kindOf } from './folder.rules.ts';
import type { ListedFile } from './folder.rules.ts';
import { labels } from './labels.ts';

const libraryCalls = [readMediaLibrary];

/** Shows a file of the library in a dialog. */
export function FilePreview({ file, onClose }: { file: ListedFile | null; onClose: () => void }) {
  return (
    <Dialog
      isOpen={file !== null}
      title={file?.name ?? ''}
      size="large"
      isSwipeable={false}
      onClose={onClose}
      footer={
        file && (
          <Button href={file.url} download={file.name} icon={<Icon name="download" size={18} />}>
            {labels.download}
          </Button>
        )
      }
    >
      {file && <Shown file={file} />}
    </Dialog>
  );
}

function Shown({ file }: { file: ListedFile }) {
  const refreshLinks = useFreshLinks(libraryCalls);
  switch (kindOf(file)) {
    case 'image':
      return <Image src={file.url} alt={file.name} fit="contain" isPriority />;
    case 'video':
      return <MediaPlayer kind="video" source={file.url} title={file.name} onRetry={refreshLinks} />;
    case 'audio':
      return <MediaPlayer kind="audio" source={file.url} title={file.name} onRetry={refreshLinks} />;
    case 'pdf':
      return (
        <PdfViewer source={file.url} title={file.name} startPage={1} onPage={() => undefined} onRetry={refreshLinks} />
      );
    case 'folder':
    case 'other':
      return null;
  }
}
