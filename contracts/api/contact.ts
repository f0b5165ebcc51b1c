import { z } from 'zod';
import { endpoint } from './shared/endpoint.ts';
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
  send: endpoint({
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    budget: 'sign-up',
    status: 201,
    summary: 'Write to the support',
    body: ContactBody,
    response: z.strictObject({ message: z.string() }),
  }),
};
