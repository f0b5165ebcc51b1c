import { ListHeader } from '../../../components/admin/list-header.tsx';
import { ListEmpty } from '../../../components/admin/list-states.tsx';

export interface LaterPanelProps {
  readonly heading: string;
  /** Why there is nothing to see. */
  readonly text: string;
}

/** A tab whose subject this version does not know yet. */
export function LaterPanel({ heading, text }: LaterPanelProps) {
  return (
    <>
      <ListHeader heading={heading} />
      <ListEmpty text={text} />
    </>
  );
}
