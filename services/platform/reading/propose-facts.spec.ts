import { describe, expect, it } from 'vitest';
import { proposeFacts } from './propose-facts.ts';
import type { ReadPage } from './read-text.ts';

/** A page as a reader gives it: every line a tenth of the height, every word a tenth of the width. */
const page = (text: string, confidence = 96): ReadPage => ({
  lines: text
    .trim()
    .split('\n')
    .map((line, row) =>
      line
        .trim()
        .split(' ')
        .map((word, column) => ({
          text: word,
          confidence,
          box: { left: column / 10, top: row / 10, width: 0.09, height: 0.05 },
        })),
    ),
});

const NOTICE = `
  GOVERNMENT OF SINDH
  WORKS AND SERVICES DEPARTMENT
  OFFICE OF THE EXECUTIVE ENGINEER, ROADS DIVISION THATTA
  No. EE/RD/TH/412/2026 Dated: 10-11-2026
  TENDER NOTICE
  WIDENING OF THE ROAD FROM GHARO TO MIRPUR SAKRO,
  LENGTH 4.2 KM
  Sealed bids are invited from firms that are registered with the Engineering Council for the above work.
  Documents can be bought for Rs. 3,000/- (non-refundable) until 01-12-2026.
  Bids with an earnest money of 2% of the bid cost must reach this office by 02-12-2026 at 11:00 AM
  and will be opened on the same day at 11:30 AM.`;

/** On which the papers were filed. */
const TODAY = '2026-11-12';
const bodies = [
  { id: 7, name: 'Works and Services Department' },
  { id: 8, name: 'Engineering Council' },
  { id: 9, name: 'Ministry of Lighthouses' },
  { id: 13, name: 'Coastal Lamps Limited' },
  { id: 10, name: 'Lighthouse Authority' },
  { id: 11, name: 'Directorate of Ships (Navy)' },
];
const proposed = (pages: readonly ReadPage[]) =>
  Object.fromEntries(proposeFacts(pages, bodies, TODAY).map(({ field, value, isSure }) => [field, [value, isSure]]));

describe('what a scanned notice says', () => {
  it('where no sentence says what is wanted, the first row of the table does', () => {
    const table =
      'TENDER NOTICE\nBids are invited from firms through e-PADS:\nSr. Description Qty Closing Date\n1 Fog horns and bells 40 29-11-2026';
    expect(proposed([page(table)]).title?.[0]).toContain('Fog horns and bells');
  });

  it('the one work below its announcement is the title, and no costs below it', () => {
    const costs =
      'Estimated cost: Rs. 12.450 Million. Bid security: 2% of bid price. Tender fee: Rs.\n2,000/- (non-refundable).';
    const work = `TENDER NOTICE No. LA/9\nSealed tenders are invited for the following work:\nFog horns of the old harbour\n${costs}`;
    expect(proposed([page(work)]).title).toEqual(['Fog horns of the old harbour', false]);
  });

  it('a title goes on behind the point of a short word', () => {
    const facts = proposed([page('TENDER NOTICE\nSealed bids are invited for purchase of 4 Nos. lighthouse lamps.')]);
    expect(facts.title?.[0]).toBe('Purchase of 4 Nos. lighthouse lamps');
  });

  it('a line with nothing but the number below "Invitation for Bids" is the number, not the title', () => {
    const facts = proposed([
      page(`
        LIGHTHOUSE AUTHORITY
        INVITATION FOR BIDS
        IFB Ref: LA/ROPE/27
        The authority invites sealed bids for supply of hemp ropes on rental basis.`),
    ]);
    expect(facts).toMatchObject({
      reference: ['LA/ROPE/27', true],
      title: [expect.stringContaining('hemp ropes'), false],
    });
    const numbered = page(
      'LIGHTHOUSE AUTHORITY\nINVITATION FOR BIDS\nIFB No: LA/ROPE/27\nSealed bids for supply of hemp ropes.',
    );
    expect(proposed([numbered])).toMatchObject({ reference: ['LA/ROPE/27', true] });
    expect(String(proposed([numbered]).title)).not.toMatch(/27/);
  });

  it('is proposed field by field', () => {
    expect(proposed([page(NOTICE)])).toEqual({
      title: ['Widening of the Road from Gharo to Mirpur Sakro, Length 4.2 KM', true],
      reference: ['EE/RD/TH/412/2026', true],
      procuringOrganizationId: ['Works and Services Department', false], // its division is named, too
      city: ['Thatta', true],
      publishDate: ['2026-11-10', false],
      closingDate: ['2026-12-02', true],
      closingTime: ['11:00', true],
      openingAt: ['2026-12-02T06:30:00.000Z', true],
      documentFee: ['Rs. 3,000', true],
      bidSecurity: ['2% of the bid cost', true],
    });
  });

  it('stands where it was read', () => {
    const closing = proposeFacts([page('BOARD OF ROADS'), page(NOTICE)], bodies, TODAY).find(
      ({ field }) => field === 'closingDate',
    );
    expect(closing).toMatchObject({ page: 2, box: { top: 0.9 }, organizationId: null });
  });

  it('is never sure where the letters are not', () => {
    expect(proposeFacts([page(NOTICE, 70)], bodies, TODAY).filter(({ isSure }) => isSure)).toEqual([]);
  });

  const titleAndOffice = (text: string) => {
    const { title, procuringOrganizationId } = proposed([page(text)]);
    return [title?.[0], procuringOrganizationId?.[0]];
  };

  it.each([
    [
      'NATIONAL ROADS AUTHORITY\nOffice of the Director (Works)\nTENDER NOTICE NO. 4/2026\nSealed bids are invited for routine maintenance of bridges under the rules.',
      'Routine maintenance of bridges',
      'NATIONAL ROADS AUTHORITY',
    ],
    [
      'TENDER NOTICE\nSealed tenders are invited for the works mentioned below.\n1 Repair of the culvert at Canal Road\nEXECUTIVE ENGINEER',
      'Repair of the culvert at Canal Road',
      undefined,
    ],
    [
      'REQUEST FOR PROPOSALS\nIndus Valley Bank Limited\nHiring of vehicles on monthly rental basis\nProposals are invited from firms.',
      'Hiring of vehicles on monthly rental basis',
      'Indus Valley Bank Limited',
    ],
    ['PURCHASE TENDER NOTICE\nSealed tenders\nSub: Purchase of blankets', 'Purchase of blankets', undefined],
    [
      'Sahiwal Electric Company invites sealed bids from firms for the supply of cable.',
      'Supply of cable',
      'Sahiwal Electric Company',
    ],
    [
      'RIVER AUTHORITY\n(Ministry of Rivers)\nHeadquarters, State Bank Building, Canal Road\nTENDER NOTICE\nBids are invited for the work "Construction of a Boundary Wall at Jetty 4" from firms.',
      'Construction of a Boundary Wall at Jetty 4',
      'RIVER AUTHORITY',
    ],
    [
      'RIVER AUTHORITY\nTENDER NOTICE\nSealed tenders are invited for the following works:\nSr Name of work Estimated cost\n3 | Repair of the old jetty 4.20 5%',
      'Repair of the old jetty',
      'RIVER AUTHORITY',
    ],
    [
      'RIVER AUTHORITY\nTENDER NOTICE\nThe authority intends to outsource the ferry services of three towns for a year.',
      'Ferry services of three towns for a year',
      'RIVER AUTHORITY',
    ],
  ])('%s', (text, title, office) => expect(titleAndOffice(text)).toEqual([title, office]));

  const SENTENCE = 'TENDER NOTICE\nSealed bids are invited.';
  it.each([
    [`MINISTRY OF LIGHTHOUSES\n${SENTENCE}`, 'Ministry of Lighthouses', true],
    [`MINISTRY OF LIGHTHOUSES\nDIRECTORATE GENERAL OF LAMPS\n${SENTENCE}`, 'DIRECTORATE GENERAL OF LAMPS', false],
    [`MINISTRY OF LIGHTHOUSES\n${SENTENCE}\nDeputy Director (Lamps)`, 'Ministry of Lighthouses', false],
    [`MINISTRY OF LIGHTHOUSES\nLIGHTHOUSE AUTHORITY\n${SENTENCE}`, 'Lighthouse Authority', true],
    // a known body below the title, not only what the line says
    ['TENDER NOTICE\nLIGHTHOUSE AUTHORITY\nSealed bids are invited.', 'Lighthouse Authority', false],
    // a name over two lines, and a known one without its last word
    [`ELEMENTARY SHIPBUILDING\nDEPARTMENT\n${SENTENCE}`, 'ELEMENTARY SHIPBUILDING DEPARTMENT', false],
    [`COASTAL LAMPS\n${SENTENCE}`, 'Coastal Lamps Limited', true],
    [
      `SEASIDE ZONES DEVELOPMENT &\nMANAGEMENT COMPANY\n${SENTENCE}`,
      'SEASIDE ZONES DEVELOPMENT & MANAGEMENT COMPANY',
      false,
    ],
    // nothing of a sentence or a list is an office
    [`LIGHTHOUSE AUTHORITY\nLot 3 School furniture\n${SENTENCE}`, 'Lighthouse Authority', true],
    [`SEASIDE HOSPITAL\nCivil & interior works\n${SENTENCE}`, 'SEASIDE HOSPITAL', false],
    // another one by the word in its brackets
    [`DIRECTORATE OF SHIPS (ARMY)\n${SENTENCE}`, 'DIRECTORATE OF SHIPS (ARMY)', false],
    [`DIRECTORATE OF SHIPS (NAVY)\n${SENTENCE}`, 'Directorate of Ships (Navy)', true],
    // a body that firms have to be registered with
    [
      'PHARE CANTONMENT BOARD\nfirms registered with Engineering Council for the works',
      'PHARE CANTONMENT BOARD',
      false,
    ],
    [
      `PHARE CANTONMENT BOARD\n${SENTENCE}\nFirms registered with the Engineering Council may bid.`,
      'PHARE CANTONMENT BOARD',
      false,
    ],
  ])('an office above others is sure only where no lower one is named: %s', (text, office, isSure) =>
    expect(proposed([page(text)]).procuringOrganizationId).toEqual([office, isSure]),
  );

  it.each([
    'Sr Name of work Earnest money Completion',
    'Bid closing is 24-11-2026. It will now be closed on 08-12-2026 at 2:30 pm',
    'LAST DATE OF SUBMISSION WAS 20-11-2026',
  ])('no sentence and no head of a table is a sure title: %s', (line) => {
    const { title } = proposed([page(`LIGHTHOUSE AUTHORITY\nTENDER NOTICE\n${line}\n1 Repair of the big lamp`)]);
    expect(title?.[1]).not.toBe(true);
  });

  const OTHER = `
    LIGHTHOUSE AUTHORITY
    AUCTION NOTICE
    The old lamp will be sold. Offers must be submitted by 09-12-2026 at 11:00 AM.`;
  it('is never sure where two notices stand on one page', () => {
    expect(proposeFacts([page(`${NOTICE}\n${OTHER}`)], bodies, TODAY).filter(({ isSure }) => isSure)).toEqual([]);
    expect(proposeFacts([page(NOTICE), page('TENDER NOTICE\nTerms')], bodies, TODAY).some((one) => one.isSure)).toBe(
      true,
    );
  });

  it.each([
    ['Call deposit 3 percent of the bid. Fee Rs. 1,000 not refundable.', 'Rs. 1,000', '3 percent of the bid'],
    ['1 Culverts on the link road Rs. 9.10 m\nTender documents can be had from this office.', undefined, undefined],
  ])('a fee is no deposit, and no cost of a work: %s', (text, fee, security) => {
    const { documentFee, bidSecurity } = proposed([page(text)]);
    expect([documentFee?.[0], bidSecurity?.[0]]).toEqual([fee, security]);
  });

  it('takes the first line above the words `Tender Notice` for an office that is of no known kind', () => {
    expect(proposed([page('SOUTHERN WEAVING LABORATORIES\nTENDER NOTICE\nSealed bids are invited.')])).toMatchObject({
      procuringOrganizationId: ['SOUTHERN WEAVING LABORATORIES', false],
    });
  });

  it('is days at most where it is Urdu, and never sure', () => {
    const words = Array.from({ length: 20 }, (_, at) => `qx${at}z`).join(' ');
    expect(proposed([page(`${words} 02-12-2026 Karachi`, 40)])).toEqual({});
    expect(proposed([page(`${words} Bids by 02-12-2026`, 40)])).toEqual({
      closingDate: ['2026-12-02', false],
    });
  });

  it.each([...'-./_()&,:; ', '- ', ' -', '1-', 'A-', 'A/'])('is found beside a long line of %j', (sign) => {
    const line = sign.repeat(3000);
    const said = `No. 5 Dated${line}.\n${line}\nBids by${line}\nOffice${line}`;
    expect(proposeFacts([page(said)], bodies, TODAY)).toBeDefined();
  });

  it('is nothing where nothing can be read', () => {
    expect(proposeFacts([], bodies, TODAY)).toEqual([]);
    expect(proposeFacts([page('ٹینڈر نوٹس', 20)], bodies, TODAY)).toEqual([]);
  });
});
