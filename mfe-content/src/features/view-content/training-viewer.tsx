import { useRef } from 'react';
import type { SlotPropsOf } from 'shared-kit/contracts/core';
import type { contentViewerSlot } from 'shared-kit/contracts/learning';
import { ContentStage } from './content-stage.tsx';
import { useContentVisit } from './use-content-visit.ts';

/** A content in its viewer of the portal, within a training: once it is done the training is told. */
export function Piece({ content, onFinished }: SlotPropsOf<typeof contentViewerSlot>) {
  const isTold = useRef(false);
  const tell = (): void => {
    if (isTold.current) return;
    isTold.current = true;
    onFinished();
  };
  const own = useContentVisit(content, null, tell);
  const visit = {
    ...own,
    finish: (seconds?: number, idVideo?: string) => {
      own.finish(seconds, idVideo);
      // A playlist is not done with one of its videos: the server says when it is.
      if (idVideo === undefined) tell();
    },
  };
  return <ContentStage item={content} visit={visit} />;
}
