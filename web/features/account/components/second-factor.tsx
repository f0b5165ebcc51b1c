import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { encode } from 'uqr';
import { PasswordField } from '../../../components/account-fields/password-field.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { TextField } from '../../../components/ui/form/bound-fields.tsx';
import { showFieldErrors } from '../../../lib/forms/server-errors.ts';
import { useFailureToast } from '../../../lib/forms/use-failure-toast.ts';
import { useToast } from '../../../lib/toast/use-toast.ts';
import {
  useConfirmFactor,
  useEnrol,
  useFactorChanged,
  useRemoveFactor,
  useSecondFactor,
} from '../api/second-factor.ts';
import { factorText as text } from '../messages.en.ts';

export function SecondFactor() {
  const factor = useSecondFactor();
  const [codes, setCodes] = useState<readonly string[]>([]);
  if (factor.data === undefined) return <p className="text-soft text-sm">{factor.isError ? text.failed : '…'}</p>;
  const { isOn, isRequired, recoveryCodesLeft } = factor.data;
  if (codes.length > 0) return <RecoveryCodes codes={codes} onKept={() => setCodes([])} />;
  return (
    <div className="flex flex-col gap-4">
      {isRequired && !isOn && <Alert>{text.required}</Alert>}
      <p className="text-sm">{isOn ? `${text.on} ${text.left(recoveryCodesLeft)}` : text.off}</p>
      {isOn ? <TurnOff /> : <TurnOn onCodes={setCodes} />}
    </div>
  );
}

function TurnOn({ onCodes }: { readonly onCodes: (codes: readonly string[]) => void }) {
  const enrol = useEnrol();
  const confirm = useConfirmFactor();
  const changed = useFactorChanged();
  const toast = useToast();
  if (enrol.data === undefined) {
    return <CodeForm asks={['currentPassword']} submit={[text.begin, text.beginning]} mutation={enrol} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm">{text.scan}</p>
      <KeyPicture uri={enrol.data.uri} />
      <p className="text-sm">
        {text.key}: <code className="select-all break-all">{enrol.data.key}</code>
      </p>
      <CodeForm
        asks={['code']}
        submit={[text.confirm, text.confirming]}
        mutation={confirm}
        onDone={({ recoveryCodes }) => {
          onCodes(recoveryCodes);
          void changed();
          toast({ title: text.turnedOn, description: text.turnedOnText });
        }}
      />
    </div>
  );
}

function RecoveryCodes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <h3 className="font-semibold">{text.recovery}</h3>
      <p className="text-sm">{text.recoveryLead}</p>
      <ul className="grid gap-x-8 gap-y-1 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={onKept}>{text.kept}</Button>
    </div>
  );
}

function TurnOff() {
  const remove = useRemoveFactor();
  const changed = useFactorChanged();
  const toast = useToast();
  return (
    <CodeForm
      asks={['currentPassword', 'code']}
      submit={[text.turnOff, text.turningOff]}
      mutation={remove}
      onDone={() => {
        void changed();
        toast({ title: text.turnedOff });
      }}
    />
  );
}

const QUIET = 4;

/** The key's address as a QR code, drawn here so that nobody else gets the key. Dark on light, for cameras. */
function KeyPicture({ uri }: { readonly uri: string }) {
  const { data, size } = encode(uri, { ecc: 'M', border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={text.picture}
      shapeRendering="crispEdges"
      className="size-52 rounded-md"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}

type Values = Record<'currentPassword' | 'code', string>;

interface CodeFormProps<Body, Answer> {
  readonly asks: readonly (keyof Values)[];
  readonly submit: readonly [string, string];
  readonly mutation: UseMutationResult<Answer, Error, Body>;
  readonly onDone?: (answer: Answer) => void;
}

function CodeForm<Body, Answer>({ asks, submit: [rest, work], mutation, onDone }: CodeFormProps<Body, Answer>) {
  const fail = useFailureToast();
  const form = useForm<Values>({ defaultValues: { currentPassword: '', code: '' } });
  const submit = form.handleSubmit((values) =>
    mutation.mutate(Object.fromEntries(asks.map((name) => [name, values[name]])) as Body, {
      onSuccess: (answer) => onDone?.(answer),
      onError: (error) => {
        showFieldErrors(form, error);
        fail(text.didNotWork, error);
      },
    }),
  );
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4 sm:max-w-96">
      {asks.includes('currentPassword') && (
        <PasswordField form={form} name="currentPassword" label={text.password} autoComplete="current-password" />
      )}
      {asks.includes('code') && (
        <TextField form={form} name="code" label={text.code} autoComplete="one-time-code" spellCheck={false} />
      )}
      <Button type="submit" pending={mutation.isPending} className="sm:self-start">
        {mutation.isPending ? work : rest}
      </Button>
    </form>
  );
}
