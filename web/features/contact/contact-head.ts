import type { SiteInfo } from '#contracts/api/page.ts';
import type { Head } from '../../lib/head/head.ts';
import { questionsJsonLd } from '../../lib/head/json-ld.ts';
import { contactQuestions, contactText } from '../../lib/messages/static-pages/contact.ts';
import { paths } from '../../lib/routing/paths.ts';

export function contactHead(site: SiteInfo): Head {
  return {
    title: `${contactText.title} | ${site.name}`,
    description: contactText.lead,
    canonical: paths.contact,
    jsonLd: import.meta.env.SSR ? [questionsJsonLd(contactQuestions)] : [],
  };
}
