import type { ReactNode } from 'react';
import { Alert } from '../ui/alert.tsx';

export function FormAlert({ message }: { readonly message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <Revealed key={message}>
      <Alert tone="danger">{message}</Alert>
    </Revealed>
  );
}

const reveal = (box: HTMLDivElement | null) => box?.scrollIntoView({ block: 'nearest' });

/** Scrolls itself into view when it appears, because the pressed button is at the other end of a long form. */
export function Revealed({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={reveal} className="scroll-mt-4">
      {children}
    </div>
  );
}
