import type { ComponentType, createElement as CreateElement, ReactNode } from 'react';
import type { wholeDigestData } from '../../../tests/support/mails/whole-digest.ts';
import { BOX, DARK, INK, LINK, MARK, SANS, SERIF, SHEET, SOFT, URDU } from './styles.ts';

export type DigestData = ReturnType<typeof wholeDigestData>;
type Group = DigestData['sections'][number]['groups'][number];
type Card = Group['cards'][number];

type Names = 'Body' | 'Button' | 'Container' | 'Head' | 'Heading' | 'Html' | 'Link' | 'Preview' | 'Section' | 'Text';
/** Components of react-email; only the benchmark installs it, so checks do not have its own types. */
export type Parts = Readonly<Record<Names, ComponentType<Record<string, unknown>>>>;

/** The digest as one writes it with react-email: a component a card, the same words, links and colours as our template. */
export function createDigest(h: typeof CreateElement, parts: Parts): (data: DigestData) => ReactNode {
  const { Body, Button, Container, Head, Heading, Html, Link, Preview, Section, Text } = parts;

  const TenderCard = ({ card }: { card: Card }) => {
    const { dir, align, isUrdu, excerpt } = card;
    const heading = {
      ...INK,
      margin: 0,
      fontSize: 18,
      fontWeight: 600,
      ...(isUrdu ? URDU : { ...SERIF, lineHeight: 1.35 }),
    };
    const link = h(Link, { href: card.url, className: 'link', style: LINK }, card.title);
    return h(
      'div',
      { dir, align, className: 'line', style: BOX },
      h(Heading, { as: 'h3', style: heading, ...(isUrdu ? { lang: 'ur' } : {}) }, link),
      card.facts ? h(Text, { className: 'soft', style: { ...SOFT, margin: '4px 0 0' } }, card.facts) : null,
      excerpt.text
        ? h(
            Text,
            { dir: excerpt.dir, lang: excerpt.lang, style: { margin: '4px 0 0', textAlign: align } },
            excerpt.text,
          )
        : null,
      h(
        Text,
        { dir: 'ltr', style: { margin: '8px 0 0' } },
        h(
          'span',
          { className: card.isSoon ? 'soon' : 'open', style: card.isSoon ? MARK.soon : MARK.open },
          card.remaining,
        ),
        ` \u00a0${card.closing}`,
      ),
    );
  };

  const Group = ({ group }: { group: Group }) => {
    const { dir, lang, align, text, cards } = group;
    return h(
      Section,
      { className: 'sheet', style: { ...SHEET, padding: '16px 32px 0' } },
      h(Heading, { as: 'h2', dir, lang, className: 'band', style: { ...MARK.band, textAlign: align } }, text),
      cards.map((card) => h(TenderCard, { key: card.url, card })),
    );
  };

  const More = ({ data }: { data: DigestData }) =>
    h(
      Section,
      { className: 'sheet', style: { ...SHEET, padding: '0 32px' } },
      h(Text, { className: 'line', style: { ...INK, ...BOX, margin: 0 } }, data.more),
      h(Button, { href: data.listUrl, style: MARK.button }, data.viewAll),
    );

  const Soft = ({ href, children }: { href: string; children: ReactNode }) =>
    h(Link, { href, className: 'soft', style: SOFT }, children);

  const edge = { ...SANS, padding: '10px 32px', fontSize: 13, lineHeight: 1.5, color: '#545f58' };
  const gap = ' \u00a0\u00b7\u00a0 ';

  return (data) =>
    h(
      Html,
      { lang: 'en', dir: 'ltr' },
      h(
        Head,
        null,
        h('title', null, data.title),
        h('meta', { name: 'color-scheme', content: 'light dark' }),
        h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
        h('style', null, DARK),
      ),
      h(Preview, null, data.preview),
      h(
        Body,
        { className: 'paper', style: { ...SANS, margin: 0, backgroundColor: '#f6f4ed' } },
        h(
          Container,
          { style: { maxWidth: 640 } },
          h(
            Section,
            { className: 'edge', style: { ...edge, textAlign: 'right' } },
            h(Soft, { href: data.preferencesUrl, children: 'Preferences' }),
            gap,
            h(Soft, { href: data.unsubscribeUrl, children: 'Unsubscribe' }),
          ),
          h(
            Section,
            { className: 'mast', style: { padding: '20px 32px 18px', backgroundColor: '#073b28' } },
            h(
              Link,
              { href: data.homeUrl, style: MARK.name },
              data.siteName,
              h('span', { style: MARK.dot }, '\u00a0\u2022'),
            ),
          ),
          h(
            Section,
            { className: 'sheet', style: { ...SHEET, padding: '28px 32px 20px' } },
            h(
              Heading,
              { as: 'h1', style: { ...SERIF, ...INK, margin: 0, fontSize: 26, lineHeight: 1.25 } },
              data.heading,
            ),
            h(Text, { className: 'soft', style: { ...SOFT, margin: 0 } }, data.greeting),
          ),
          data.sections.flatMap(({ groups }) => groups).map((group) => h(Group, { key: group.text, group })),
          data.more ? h(More, { data }) : null,
          h(
            Section,
            { className: 'sheet', style: { ...SHEET, padding: '12px 32px 28px' } },
            h(
              Text,
              { className: 'soft', style: MARK.why },
              h('strong', null, data.why),
              ` ${data.reason} `,
              h(Link, { href: data.preferencesUrl, className: 'link', style: LINK }, 'Change your choices'),
              '.',
            ),
          ),
          h(
            Section,
            { className: 'edge', style: { ...edge, padding: '20px 32px 32px' } },
            h(
              Text,
              { style: { margin: 0 } },
              `You receive this mail because this address subscribed to the tender newsletter of ${data.siteName}.`,
            ),
            h(
              Text,
              { style: { margin: 0, paddingTop: 8 } },
              h(Soft, { href: data.preferencesUrl, children: 'Change preferences' }),
              gap,
              h(Soft, { href: data.unsubscribeUrl, children: 'Unsubscribe' }),
              gap,
              h(Soft, { href: `mailto:${data.supportEmail}`, children: data.supportEmail }),
            ),
          ),
        ),
      ),
    );
}
