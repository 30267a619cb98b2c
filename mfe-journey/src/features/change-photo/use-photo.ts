import { useCallback, useState } from 'react';
import { call } from '@shared-kit/runtime/api';
import { saveUserPhoto } from '@shared-kit/contracts/identity';
import type { User } from '@shared-kit/contracts/identity';
import { saveFailure, useSaveNotice } from '../../lib/save-notice/use-save-notice.ts';
import { firstCrop } from './crop.rules.ts';
import type { Crop } from './crop.rules.ts';
import { photoOf } from './draw-photo.ts';
import { readPicture } from './read-picture.ts';

interface Chosen {
  readonly picture: ImageBitmap;
  readonly crop: Crop;
}

/** Holds the chosen picture and its crop, and uploads the photo. */
export function usePhoto(idUser: number, onSaved: (user: User) => void) {
  const [chosen, setChosen] = useState<Chosen>();
  const [isSending, setSending] = useState(false);
  const { notice, fail, dismiss } = useSaveNotice();

  async function choose(file: File | undefined): Promise<void> {
    const picture = await readPicture(file);
    if (!picture) return;
    chosen?.picture.close();
    dismiss();
    setChosen({ picture, crop: firstCrop(picture) });
  }

  async function save(): Promise<void> {
    if (!chosen || isSending) return;
    setSending(true);
    dismiss();
    try {
      onSaved(
        (await call(saveUserPhoto, { params: { id: idUser }, body: { image: photoOf(chosen.picture, chosen.crop) } }))
          .user,
      );
    } catch (error) {
      fail(saveFailure(error));
    } finally {
      setSending(false);
    }
  }

  const changeCrop = useCallback(
    (next: (crop: Crop) => Crop) => setChosen((current) => current && { ...current, crop: next(current.crop) }),
    [],
  );
  return {
    chosen,
    isSending,
    notice,
    dismiss,
    choose,
    save,
    changeCrop,
  };
}
