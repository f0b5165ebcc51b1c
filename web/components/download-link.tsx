import type { MouseEvent, ReactNode } from 'react';
import { ApiError } from '../lib/api/api-error.ts';
import { toError } from '../lib/api/request.ts';
import { savingText } from '../lib/files/messages.en.ts';
import { nameIn, saveFile } from '../lib/files/save-file.ts';
import { useFailureToast } from '../lib/forms/use-failure-toast.ts';
import { commonText } from '../lib/messages.en.ts';
import { isPlain } from '../lib/routing/navigation.ts';
import { buttonClass } from './ui/button.tsx';

/** A file of the API. It is fetched, because a browser keeps to itself why it got none: that the session had ended, say. */
export function DownloadLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const tell = useFailureToast();
  const save = async () => {
    try {
      const response = await fetch(href);
      if (!response.ok) throw await toError(response);
      saveFile(await response.blob(), nameIn(response) ?? '');
    } catch (error) {
      tell(savingText.failed, error instanceof ApiError ? error : undefined, commonText.offline);
    }
  };
  const onClick = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    void save();
  };
  return (
    <a href={href} download="" onClick={onClick} className={buttonClass('secondary')}>
      {children}
    </a>
  );
}
