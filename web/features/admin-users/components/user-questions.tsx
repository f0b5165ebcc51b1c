import type { User } from '#contracts/api/users.ts';
import { ConfirmDialog } from '../../../components/ui/overlay/confirm-dialog.tsx';
import { useResetFactor, type useSetRole } from '../api/users.ts';
import { text } from '../messages.en.ts';

interface QuestionProps {
  /** The account in question; undefined closes the dialog. */
  readonly user: User | undefined;
  readonly onClose: () => void;
}

interface GrantQuestionProps extends QuestionProps {
  readonly role: ReturnType<typeof useSetRole>;
}

export function GrantQuestion({ user, role, onClose }: GrantQuestionProps) {
  if (user === undefined) return null;
  return (
    <ConfirmDialog
      title={text.grantTitle}
      description={text.grantText(user.username)}
      confirm={[text.makeAdmin, text.granting]}
      destructive={false}
      variables={{ id: user.id, isAdmin: true }}
      mutation={role}
      onClose={onClose}
    />
  );
}

export function ResetFactorQuestion({ user, onClose }: QuestionProps) {
  const reset = useResetFactor();
  if (user === undefined) return null;
  return (
    <ConfirmDialog
      title={text.resetFactorTitle}
      description={text.resetFactorText(user.username)}
      confirm={[text.resetFactorConfirm, text.resettingFactor]}
      variables={user}
      mutation={reset}
      onClose={onClose}
    />
  );
}
