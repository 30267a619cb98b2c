import { previewCompanyTheme, readCompanyBrand, themeColors, uploadCompanyPicture } from '@shared-kit/contracts/admin';
import type { BrandFields, CompanyPicture } from '@shared-kit/contracts/admin';
import { apiQueryOptions, call, useApiQuery, useInvalidate, useQuery } from '@shared-kit/runtime/api';

export function useCompanyBrand() {
  return useApiQuery(readCompanyBrand, {}, { staleTime: 0 });
}

export function useRefreshBrand() {
  const invalidate = useInvalidate();
  return () => invalidate(readCompanyBrand);
}

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** Reads the theme that the colours would give the portal. While one is being typed, the last theme stays. */
export function useThemePreview({ primaryColor, secondaryColor, thirdColor, fourthColor }: BrandFields) {
  const query = { primaryColor, secondaryColor, thirdColor, fourthColor };
  return useQuery({
    ...apiQueryOptions(previewCompanyTheme, { query }),
    enabled: themeColors.every((color) => isColor(query[color])),
    placeholderData: (previous) => previous,
    staleTime: Infinity,
  });
}

/** Sends a picture and returns the address under which the server shows it. */
export async function uploadPicture(picture: CompanyPicture, fileData: File): Promise<string> {
  const { address } = await call(uploadCompanyPicture, { form: { picture, fileData } });
  return address;
}
