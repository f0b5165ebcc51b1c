import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useLocation } from 'wouter';
import { NewsletterBody, type SubscriptionReceipt } from '#contracts/api/newsletter.ts';
import { INTEREST_AREAS } from '#contracts/vocabulary/newsletter.ts';
import { paymentPath } from '#contracts/vocabulary/plans.ts';
import { GridField } from '../../../components/preferences/grid-field.tsx';
import { preferencesText } from '../../../components/preferences/messages.en.ts';
import { Button } from '../../../components/ui/button.tsx';
import { fieldsOf, SelectField, TextField } from '../../../components/ui/form/bound-fields.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../components/ui/tabs.tsx';
import { errorDetail, isWorthRetrying } from '../../../lib/api/api-error.ts';
import { request } from '../../../lib/api/request.ts';
import { bodyResolver } from '../../../lib/forms/body-resolver.ts';
import { showFieldErrors } from '../../../lib/forms/server-errors.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { usePlans } from '../../../lib/plans.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { storedText, storeText } from '../../../lib/storage.ts';
import { toastClosed } from '../../../lib/toast/toast.slice.ts';
import { useToast } from '../../../lib/toast/use-toast.ts';
import { subscribeText as text } from '../messages.en.ts';
import {
  BASIC_FIELDS,
  BUSINESS_TYPES,
  emptyValues,
  FREQUENCIES,
  type SubscribeFieldsProps,
  type SubscribeValues,
  toBody,
} from '../subscribe-values.ts';
import { currentPlan } from '../use-selected-plan.ts';
import { AdvancedPreferences } from './advanced-preferences.tsx';

const resolver = bodyResolver(NewsletterBody, (values: SubscribeValues) => toBody(values, currentPlan().id));

type Tab = 'basic' | 'advanced';

/** Subscribes to the newsletter. Both tabs stay in the page, so that a fault in the hidden one can be shown. */
export default function SubscribeForm() {
  const { user } = useUser();
  const [tab, setTab] = useState<Tab>('basic');
  const form = useForm<SubscribeValues, unknown, NewsletterBody>({ resolver, defaultValues: emptyValues(user) });
  const subscribe = useSubscribe(useKept(form, 'newsletter'));
  const showFirst = (errors: FieldErrors<SubscribeValues>) => {
    const first = BASIC_FIELDS.find((name) => errors[name] !== undefined);
    if (first === undefined) return;
    setTab('basic');
    setTimeout(() => form.setFocus(first));
  };
  const submit = form.handleSubmit(
    (body) =>
      subscribe.mutate(body, {
        onError: (error) => {
          showFieldErrors(form, error);
          showFirst(form.formState.errors);
        },
      }),
    showFirst,
  );
  // Stays so until the payment instructions open.
  const isPending = subscribe.isPending || subscribe.isSuccess;
  const frame = useRef<HTMLFormElement>(null);
  /** The pressed button goes with its part, so the focus moves to the tab of the other one, where that can be seen. */
  const turn = (next: Tab) => {
    setTab(next);
    setTimeout(() => {
      const active = frame.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
      active?.focus({ preventScroll: true });
      active?.scrollIntoView({ block: 'nearest' });
    });
  };
  const part = (value: Tab, fields: ReactNode, other: Tab, otherLabel: string) => (
    <TabsContent value={value} forceMount className="data-[state=inactive]:hidden">
      {fields}
      <div className="mt-8 flex flex-wrap justify-end gap-3 max-sm:flex-col">
        <Button variant="secondary" size="lg" disabled={isPending} onClick={() => turn(other)}>
          {otherLabel}
        </Button>
        <Button type="submit" size="lg" pending={isPending} disabled={isPending}>
          {isPending ? text.pending : text.submit}
        </Button>
      </div>
    </TabsContent>
  );
  return (
    <form ref={frame} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Tabs value={tab} onValueChange={(next) => setTab(next as Tab)}>
        <TabsList aria-label={text.tabs} className="**:scroll-mt-24">
          <TabsTrigger value="basic">{text.basic}</TabsTrigger>
          <TabsTrigger value="advanced">{text.advanced}</TabsTrigger>
        </TabsList>
        {part('basic', <BasicInfo form={form} />, 'advanced', text.next)}
        {part('advanced', <AdvancedPreferences form={form} />, 'basic', text.back)}
      </Tabs>
    </form>
  );
}

function BasicInfo({ form }: SubscribeFieldsProps) {
  const field = fieldsOf(form, text.fields);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...field('fullName')} autoComplete="name" />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <SelectField {...field('businessType')} options={BUSINESS_TYPES} />
      <SelectField
        form={form}
        name="emailFrequency"
        label={preferencesText.fields.emailFrequency}
        hint={preferencesText.frequencyHint}
        options={FREQUENCIES}
      />
      <div className="sm:col-span-2">
        <GridField form={form} name="interestAreas" options={INTEREST_AREAS} />
      </div>
    </div>
  );
}

const REDIRECT_MS = 1000;

/** Where the key of a request without an answer is kept: pressed again, also once the page was loaded anew, the button has that answer. */
const UNANSWERED = 'unansweredSubscription';

async function subscribe(body: NewsletterBody): Promise<SubscriptionReceipt> {
  const key = storedText(UNANSWERED) || crypto.getRandomValues(new Uint32Array(4)).join('-');
  storeText(UNANSWERED, key);
  let isAnswered = true;
  try {
    const headers = { 'Idempotency-Key': key };
    return await request<SubscriptionReceipt>('/api/newsletter', { method: 'POST', body, headers });
  } catch (error) {
    isAnswered = !isWorthRetrying(error);
    throw error;
  } finally {
    if (isAnswered) storeText(UNANSWERED, '');
  }
}

/** Subscribes; on success the payment instructions follow after a second, so that the toast can be read. */
function useSubscribe(onSent: () => void) {
  const plans = usePlans();
  const toast = useToast();
  const dispatch = useDispatch();
  const [, navigate] = useLocation();
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(redirect.current), []);
  return useMutation({
    mutationFn: subscribe,
    onSuccess: ({ plan, paymentReference }) => {
      onSent();
      toast({ title: text.success, description: text.successText });
      redirect.current = setTimeout(() => {
        dispatch(toastClosed());
        navigate(paymentPath(plans[plan], paymentReference));
      }, REDIRECT_MS);
    },
    onError: (error) =>
      toast({ title: text.failed, description: errorDetail(error, text.failedText), variant: 'destructive' }),
  });
}
