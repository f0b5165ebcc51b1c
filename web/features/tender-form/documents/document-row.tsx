import { ArrowDown, ArrowUp, FileText, Image, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { documentFacts } from '#contracts/rules/documents/document-facts.ts';
import { Button } from '../../../components/ui/button.tsx';
import { sendingText } from '../../../lib/files/messages.en.ts';
import type { Progress } from '../../../lib/files/sending.ts';
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
      <Move id={`${id}-up`} label={text.up(file.name)} atEnd={isFirst} onMove={() => onMove(-1)}>
        <ArrowUp className="size-4" />
      </Move>
      <Move id={`${id}-down`} label={text.down(file.name)} atEnd={isLast} onMove={() => onMove(1)}>
        <ArrowDown className="size-4" />
      </Move>
      <Button variant="ghost" size="icon" aria-label={text.remove(file.name)} onClick={onRemove}>
        <Trash2 className="size-4" />
      </Button>
    </>
  );
}

interface MoveProps {
  readonly id: string;
  readonly label: string;
  /** A button that is of no use just now keeps the focus all the same. */
  readonly atEnd: boolean;
  readonly onMove: () => void;
  readonly children: ReactNode;
}

function Move({ id, label, atEnd, onMove, children }: MoveProps) {
  return (
    <Button
      id={id}
      variant="ghost"
      size="icon"
      aria-label={label}
      aria-disabled={atEnd}
      onClick={() => {
        if (!atEnd) onMove();
      }}
    >
      {children}
    </Button>
  );
}
