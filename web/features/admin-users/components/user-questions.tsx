import type { User } from '#contracts/api/users.ts';
import { AlertDialog } from '../../../components/ui/overlay/alert-dialog.tsx';
import { useResetFactor } from '../api/use-reset-factor.ts';
import type { useSetRole } from '../api/use-set-role.ts';
import { text } from '../messages.en.ts';

interface QuestionProps {
  /** Whom it is about; undefined closes it. */
  readonly user: User | undefined;
  readonly onClose: () => void;
}

export interface GrantQuestionProps extends QuestionProps {
  readonly role: ReturnType<typeof useSetRole>;
}

/** Asks before somebody gets the rights of an administrator. */
export function GrantQuestion({ user, role, onClose }: GrantQuestionProps) {
  if (user === undefined) return null;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open && !role.isPending) onClose();
      }}
      title={text.grantTitle}
      description={text.grantText(user.username)}
      confirmLabel={role.isPending ? text.granting : text.makeAdmin}
      destructive={false}
      pending={role.isPending}
      onConfirm={() => role.mutate({ id: user.id, isAdmin: true }, { onSettled: onClose })}
    />
  );
}

/** Asks before the Super Admin takes an administrator's second factor off. */
export function ResetFactorQuestion({ user, onClose }: QuestionProps) {
  const reset = useResetFactor();
  if (user === undefined) return null;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open && !reset.isPending) onClose();
      }}
      title={text.resetFactorTitle}
      description={text.resetFactorText(user.username)}
      confirmLabel={reset.isPending ? text.resettingFactor : text.resetFactorConfirm}
      pending={reset.isPending}
      onConfirm={() => reset.mutate(user, { onSettled: onClose })}
    />
  );
}
