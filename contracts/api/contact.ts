import { z } from 'zod';
import { forAnybody } from './shared/endpoint.ts';
import { email, line, paragraphs } from './shared/fields.ts';

const MESSAGE_TOO_SHORT = 'Message should be at least 10 characters';

export const ContactBody = z.strictObject({
  name: line(200, 'Name is required'),
  email: email('Please enter a valid email address'),
  subject: line(300, 'Subject is required'),
  message: paragraphs(10_000, MESSAGE_TOO_SHORT).refine((text) => text.length >= 10, MESSAGE_TOO_SHORT),
});
export type ContactBody = z.infer<typeof ContactBody>;

export const contactEndpoints = {
  send: forAnybody.post('/api/contact', 'Write to the support', {
    budget: 'contact',
    body: ContactBody,
    response: z.strictObject({ message: z.string() }),
  }),
};
