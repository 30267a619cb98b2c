import { useApiMutation, useApiQuery } from '@shared-kit/runtime/api';
import { linkProductFile, showOwnedProduct } from '@shared-kit/contracts/store';
import { notify } from '@shared-kit/ui/toast';
import { labels } from './labels.ts';

/** Reads an owned product with what it contains. The progress of its trainings changes elsewhere. */
export function useOwnedProduct(idOffer: number) {
  return useApiQuery(
    showOwnedProduct,
    { params: { idOffer } },
    { enabled: Number.isInteger(idOffer) && idOffer > 0, staleTime: 5_000 },
  );
}

/** Downloads a file of an owned product. Its address is valid for a short time, so it is requested at the click. */
export function useFileDownload(fileName: string) {
  const { mutate, isPending } = useApiMutation(linkProductFile, {
    onSuccess: ({ url }) => {
      const link = document.createElement('a');
      link.href = url;
      link.download = fileName;
      link.click();
    },
    onError: (error) =>
      notify({
        kind: 'error',
        text: error.status === 404 ? error.message : labels.downloadFailed,
        error,
        key: 'product-file',
      }),
  });
  return {
    isPending,
    download: (idProductContent: number): void => mutate({ params: { idProductContent } }),
  };
}
