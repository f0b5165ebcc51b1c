import { accessText } from '../lib/messages/access.ts';

export default function AdminDashboardPage() {
  return (
    <div className="page-width py-8">
      <h1 className="font-bold font-display text-3xl">{accessText.title}</h1>
    </div>
  );
}
