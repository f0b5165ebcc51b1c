import type { SiteInfo } from '#contracts/api/page.ts';
import type { Head } from '../../lib/head/head.ts';
import { questionsJsonLd } from '../../lib/head/json-ld.ts';
import { paths } from '../../lib/routing/paths.ts';
import { questions as contactQuestions, text } from './messages.en.ts';

export function contactHead(site: SiteInfo): Head {
  return {
    title: `${text.title} | ${site.name}`,
    description: text.lead,
    canonical: paths.contact,
    jsonLd: [questionsJsonLd(contactQuestions)],
  };
}
