import type { SiteInfo } from '#contracts/api/page.ts';
import type { Question } from '../../components/content/static-text.ts';
import { siteText } from '../messages.en.ts';
import { paths } from '../routing/paths.ts';

export const CONTEXT = 'https://schema.org';

interface Crumb {
  readonly name: string;
  readonly path: string;
}

const HOME: Crumb = { name: siteText.home, path: paths.home };

/** The way from the home page to this one. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[], site: SiteInfo): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [HOME, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${site.publicUrl}${path}`,
    })),
  };
}

export function questionsJsonLd(questions: readonly Question[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The publisher of the site, and its search. */
export function siteJsonLd(site: SiteInfo): readonly object[] {
  return [
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      name: site.name,
      url: `${site.publicUrl}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${site.publicUrl}/tenders?search={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@context': CONTEXT,
      '@type': 'Organization',
      name: site.name,
      url: `${site.publicUrl}/`,
      logo: `${site.publicUrl}/icon-512.png`,
      email: site.supportEmail,
      ...(site.contact.phone !== undefined && { telephone: site.contact.phone }),
      address: { '@type': 'PostalAddress', addressLocality: 'Karachi', addressRegion: 'Sindh', addressCountry: 'PK' },
    },
  ];
}

interface Distribution {
  readonly path: string;
  readonly media: string;
  readonly title: string;
}

/** The data as search engines of datasets read them. */
export function datasetJsonLd(site: SiteInfo, distributions: readonly Distribution[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'Dataset',
    name: `Tender notices of ${site.name}`,
    description:
      'Tender notices of public bodies in Pakistan with their dates, places, categories and history, in open formats.',
    url: `${site.publicUrl}/reuse-our-data`,
    license: site.license.url,
    isAccessibleForFree: true,
    keywords: ['tenders', 'public procurement', 'Pakistan'],
    spatialCoverage: 'Pakistan',
    creator: { '@type': 'Organization', name: site.name, url: `${site.publicUrl}/` },
    distribution: distributions.map(({ path, media, title }) => ({
      '@type': 'DataDownload',
      name: title,
      encodingFormat: media,
      contentUrl: `${site.publicUrl}${path}`,
    })),
  };
}
