import { ArrowDown, ArrowUp, FileText, Image, Trash2 } from 'lucide-react';
import { documentFacts } from '#contracts/rules/documents/document-facts.ts';
import { sendingText } from '../../../lib/files/messages.en.ts';
import type { Progress } from '../../../lib/files/sending.ts';
import { Tool } from '../scan/scan-viewer.tsx';
import type { FormDocument } from './form-documents.ts';
import { text } from './messages.en.ts';

interface DocumentRowProps {
  readonly file: FormDocument;
  readonly id: string;
  /** Absent once it is stored. */
  readonly progress: Progress | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

export function DocumentRow({ file, id, progress, isFirst, isLast, onMove, onRemove }: DocumentRowProps) {
  const Kind = file.kind === 'pdf' ? FileText : Image;
  return (
    <>
      <Kind className="size-5 shrink-0 text-soft" />
      <span className="wrap-anywhere min-w-0 flex-1">
        <bdi>{file.name}</bdi>
        <span className="block text-soft text-sm">
          {progress === undefined ? documentFacts(file) : (progress.pause ?? sendingText.sending(progress.percent))}
        </span>
        {progress !== undefined && (
          <progress aria-label={file.name} max={100} value={progress.percent} className="block w-full" />
        )}
      </span>
      <Tool id={`${id}-up`} label={text.up(file.name)} icon={ArrowUp} atEnd={isFirst} onUse={() => onMove(-1)} />
      <Tool id={`${id}-down`} label={text.down(file.name)} icon={ArrowDown} atEnd={isLast} onUse={() => onMove(1)} />
      <Tool label={text.remove(file.name)} icon={Trash2} onUse={onRemove} />
    </>
  );
}
