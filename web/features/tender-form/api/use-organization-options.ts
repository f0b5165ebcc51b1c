import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Organization } from '#contracts/api/organizations.ts';
import type { SelectOption } from '../../../components/ui/form/select.tsx';

export interface OrganizationOptions {
  readonly options: readonly SelectOption[];
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** Organizations by id and name; asked for only where the form is on screen. */
export function useOrganizationOptions(): OrganizationOptions {
  const { data, isPending, isError, refetch } = useQuery<readonly Organization[]>({ queryKey: ['/api/organizations'] });
  const options = useMemo(() => (data ?? []).map(({ id, name }) => ({ value: String(id), label: name })), [data]);
  return { options, isLoading: isPending, isFailed: isError, retry: () => void refetch() };
}
