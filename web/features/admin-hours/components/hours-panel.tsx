import { text } from '../messages.en.ts';

export function HoursPanel() {
  return <p>{text.days}</p>;
}
