import { IMAGE_MAX_BYTES } from '#contracts/api/tenders.ts';
import { text } from './messages.en.ts';

export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif'] as const;

/** Fault of a chosen file in words; undefined when it may be read. The server checks it again. */
export function imageFault({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!IMAGE_TYPES.some((known) => known === type)) return text.imageWrongType;
  return size < IMAGE_MAX_BYTES ? undefined : text.imageTooLarge;
}

/** The file as a data URL. Rejects when it cannot be read. */
export function readImage(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(text.imageUnreadable, { cause: reader.error }));
    reader.readAsDataURL(file);
  });
}
