import type { MouseEventHandler, ReactNode, Ref } from 'react';

/** A constant object: another one would be a change, and React would empty the element. */
const AS_IT_CAME = { __html: '' } as const;

interface ServerOnlyProps {
  readonly className?: string;
  readonly ref?: Ref<HTMLDivElement>;
  readonly onClick?: MouseEventHandler;
  /** Null in the browser. */
  readonly children: ReactNode;
}

/** Markup of the server that stays as it came: the browser neither hydrates it nor loads code for it. */
export function ServerOnly({ children, ...props }: ServerOnlyProps) {
  if (import.meta.env.SSR) return <div {...props}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it tells React to leave what is there
  return <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_CAME} />;
}
