import { ListEmpty } from '../../components/admin/list-states.tsx';
import { auditText as text } from '../../lib/messages/admin/audit.ts';

/** The tab of the event log. */
export default function AuditTab() {
  return <ListEmpty text={text.empty} />;
}
