import { ListHeader } from '../../../components/admin/list-header.tsx';
import { ListLoading } from '../../../components/admin/list-states.tsx';
import { Failure } from '../../../components/failure.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { hasStatus } from '../../../lib/api/api-error.ts';
import { useSettings } from '../api/settings.ts';
import { text } from '../messages.en.ts';
import { SettingsForm } from './settings-form.tsx';

/** The tab of the settings, which the Super Admin alone may read. */
export default function SettingsPanel() {
  const { data, error, refetch } = useSettings();
  return (
    <>
      <ListHeader heading={text.heading} />
      {hasStatus(error, 403) ? (
        <Alert tone="warning">{text.onlySuperAdmin}</Alert>
      ) : error !== null ? (
        <Failure title={text.failed} error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <ListLoading label={text.loading} />
      ) : (
        <SettingsForm key={data.etag} loaded={data} reload={() => void refetch()} />
      )}
    </>
  );
}
