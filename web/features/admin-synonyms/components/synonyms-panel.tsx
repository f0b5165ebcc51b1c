import { lazy } from 'react';
import type { SynonymBody, SynonymGroup } from '#contracts/api/tenders/synonyms.ts';
import { RecordPanel } from '../../../components/admin/records/record-panel.tsx';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { text } from '../messages.en.ts';
import { nameOf, SynonymsTable } from './synonyms-table.tsx';

const SynonymFormDialog = lazy(() => import('./synonym-form-dialog.tsx'));

const LIST = { path: '/api/admin/synonyms', changed: CHANGED.synonym, text, nameOf };

export default function SynonymsPanel() {
  return (
    <RecordPanel<SynonymGroup, SynonymBody>
      subject="synonym"
      list={LIST}
      table={(view) => <SynonymsTable {...view} />}
      form={(props) => <SynonymFormDialog {...props} />}
    />
  );
}
