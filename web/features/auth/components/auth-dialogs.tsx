import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'wouter';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/overlay/dialog.tsx';
import { focusFirstField } from '../../../components/ui/overlay/first-field.ts';
import { type DraftsHolder, draftChanged, selectDraft } from '../../../lib/forms/drafts.slice.ts';
import { paths } from '../../../lib/routing/paths.ts';
import {
  type AccountDialog,
  dialogClosed,
  dialogOpened,
  selectAccountDialog,
  selectNext,
} from '../../../lib/session/dialogs.slice.ts';
import { useSite } from '../../../lib/site.tsx';
import { linkText } from '../links.messages.en.ts';
import { text } from '../messages.en.ts';
import { LoginForm } from './login-form.tsx';
import { SIGN_UP, SignUpForm } from './sign-up-form.tsx';

/** Log in and sign up, each leading to the other. One sheet holds both, so that the focus finds its way back. */
export function AuthDialogs() {
  const { name } = useSite();
  const dispatch = useDispatch();
  const open = useSelector(selectAccountDialog);
  const isLogin = useLastShown(open) === 'login';
  const isTyped = useSelector((state: DraftsHolder) => Object.values(selectDraft(SIGN_UP)(state) ?? {}).some(Boolean));
  const close = () => {
    dispatch(dialogClosed());
    if (!isLogin) dispatch(draftChanged({ form: SIGN_UP }));
  };
  const next = useSelector(selectNext);
  const [path, navigate] = useLocation();
  const leadOn = () => {
    close();
    if (next !== undefined && next.split(/[?#]/)[0] !== path) navigate(next);
  };
  return (
    <Dialog
      open={open !== null}
      onClose={close}
      title={isLogin ? text.loginTitle : text.signUpTitle}
      description={isLogin ? text.loginDescription : text.signUpDescription(name)}
      dirty={!isLogin && isTyped}
    >
      {isLogin ? <LoginForm key="login" onSuccess={leadOn} /> : <SignUpForm key="sign-up" onSuccess={leadOn} />}
      {isLogin && (
        <a href={paths.forgotPassword} className={buttonClass('link', 'sm', 'mt-2 min-h-8 w-full')}>
          {linkText.forgot}
        </a>
      )}
      <Button
        variant="link"
        className="mt-2 min-h-8 w-full"
        onClick={({ currentTarget }) => {
          dispatch(dialogOpened(isLogin ? 'sign-up' : 'login', next));
          setTimeout(() => focusFirstField(currentTarget.closest('[role=dialog]'))); // once the other form is drawn
        }}
      >
        {isLogin ? text.loginToSignUp : text.signUpToLogin}
      </Button>
    </Dialog>
  );
}

/** Keeps the words in place while the dialog fades away. */
function useLastShown(open: AccountDialog | null): AccountDialog {
  const [last, setLast] = useState<AccountDialog>(open ?? 'login');
  if (open !== null && open !== last) setLast(open);
  return open ?? last;
}
