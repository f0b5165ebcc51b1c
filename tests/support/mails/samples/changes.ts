import type { ChangedNotice, NoticeReader, RenderedMail } from '#templates/mail.ts';
import type { MailTemplates } from '#templates/mail-templates.ts';
import { joinPieces } from '../join-pieces.ts';

type Draw = (templates: MailTemplates) => RenderedMail;

const READER: NoticeReader = {
  name: 'Amina Khan',
  hasSaved: false,
  token: '1.2s.Zt3hQ9xT0dYb1mVw8uKcEg',
  isAccount: false,
};
const SAVER: NoticeReader = { ...READER, hasSaved: true, isAccount: true };

const NOTICE: ChangedNotice = {
  id: 4101,
  title: 'Rehabilitation of Multan Road from km 12 to km 20, including culverts and drainage',
  organization: 'Punjab Highway Department, Lahore Circle',
  fate: null,
  isOver: false,
  cancelledReason: null,
  facts: [{ field: 'closingDate', before: '2026-12-05 14:30', after: '2026-12-12 14:30' }],
};

const draw =
  (changes: Partial<ChangedNotice> = {}, reader = READER): Draw =>
  ({ change }) =>
    joinPieces(change({ ...NOTICE, ...changes })(reader));

/** Made-up changes of notices: one fact, many, whole fates, and Urdu amid them. */
export const CHANGE_MAILS: Readonly<Record<string, Draw>> = {
  'change-extended': draw(),
  'change-many': draw(
    {
      facts: [
        ...NOTICE.facts,
        { field: 'openingAt', before: null, after: '2026-12-12T10:00:00.000Z' },
        { field: 'documentsUntil', before: '2026-12-04', after: '2026-12-11' },
        { field: 'reference', before: 'PHD/LHR/2026/117', after: 'PHD/LHR/2026/117-A' },
        { field: 'documentFee', before: 'PKR 2,000', after: null },
        { field: 'bidSecurity', before: null, after: '2 % of the quoted price, as a call deposit' },
        { field: 'imageUrl', before: 'a scan', after: 'another scan' },
        {
          field: 'description',
          before: '…registered with the Pakistan Engineering Council in category C-4 and above.',
          after: '…registered with the Pakistan Engineering Council in category C-3 and above.',
        },
      ],
    },
    SAVER,
  ),
  'change-cancelled': draw({ fate: 'cancelled', cancelledReason: 'No funds this year', facts: [] }),
  'change-withdrawn': draw({ fate: 'withdrawn', facts: [] }),
  'change-urdu': draw(
    {
      title: 'نہروں کی مرمت اور صفائی کے کام کے لیے ٹینڈر نوٹس (سکھر بیراج، نہر نمبر 3)',
      organization: 'محکمہ آبپاشی، حکومت سندھ',
      fate: 'cancelled',
      cancelledReason: 'اس سال فنڈز دستیاب نہیں ہیں۔',
      facts: [{ field: 'title', before: 'نہروں کی مرمت', after: 'نہروں کی مرمت اور صفائی' }],
    },
    { ...READER, name: 'آمنہ خان' },
  ),
};
