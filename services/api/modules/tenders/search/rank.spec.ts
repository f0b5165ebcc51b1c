import { describe, expect, test } from 'vitest';
import { parseSearch } from '#contracts/rules/search/search-grammar.ts';
import type { NamedFilter, OtherName, Search } from '../../../../platform/search/understand-search.ts';
import { type RankedFields, rankOf } from './rank.ts';

const NOTICE: RankedFields = {
  title: '',
  reference: null,
  organizations: '',
  keys: new Set(),
  description: null,
};

const meant = (text: string, named: readonly NamedFilter[] = [], synonyms: readonly string[][] = []): Search => ({
  terms: parseSearch(text).wanted.map((part, at) => ({
    ...part,
    names: at === 0 ? synonyms.map((words) => ({ words, is: 'name', isAsked: true })) : [],
    named: named.filter(({ value }) => value.toLowerCase() === part.words.join(' ')),
  })),
  excluded: [],
});

/** The search for one term with these other names. */
const called = (text: string, ...names: readonly OtherName[]): Search => ({
  ...meant(text),
  terms: meant(text)
    .terms.slice(0, 1)
    .map((term) => ({ ...term, names })),
});
const other = (words: string, is: OtherName['is'], isAsked = true) => ({ words: words.split(' '), is, isAsked });

/** The notices by rank, those of one rank in brackets. */
function ranked(search: Search, notices: Record<string, Partial<RankedFields>>): string[] {
  const rank = (name: string) => rankOf(search, { ...NOTICE, ...notices[name] });
  return Object.keys(notices).toSorted((a, b) => rank(a) - rank(b));
}

describe('the best match', () => {
  test('phrase in the title, words in the title, number, organization, description, scanned text', () => {
    const order = ranked(meant('steel pipes'), {
      scan: { title: 'Invitation', description: 'Works as scanned' },
      description: { title: 'Invitation', description: 'Pipe of steel' },
      organization: { title: 'Pipes', organizations: 'pakistan steel mills' },
      number: { title: 'Pipes', reference: 'STEEL-17' },
      title: { title: 'Pipes of stainless steel' },
      phrase: { title: 'Supply of Steel Pipe 4"' },
    });
    expect(order).toEqual(['phrase', 'title', 'number', 'organization', 'description', 'scan']);
  });

  test('SNGPL pipe shows pipes before canteens', () => {
    const order = ranked(meant('sngpl pipe', [], [['sui', 'northern', 'gas', 'pipelines']]), {
      canteen: { title: 'Canteen services', organizations: 'sui northern gas pipelines limited' },
      pipe: { title: 'Line pipe 8"', organizations: 'sui northern gas pipelines limited' },
    });
    expect(order).toEqual(['pipe', 'canteen']);
  });

  test('a size is not what a thing is, wherever it stands', () => {
    const titles = { one: { title: '9kva distribution transformers' }, other: { title: 'Transformers of 9kva' } };
    expect(ranked(meant('9kva transformers'), titles)).toEqual(['one', 'other']);
  });

  test('the name of an office before its words in a title', () => {
    const order = ranked(meant('islamabad club'), {
      words: { title: 'Store at the Saddle Club, Islamabad' },
      office: { title: 'Tennis balls', organizations: 'islamabad club' },
    });
    expect(order).toEqual(['office', 'words']);
  });

  test('the thing before others whose name holds its own: a petrol pump is a filling station, and a pc pole holds wires', () => {
    const pumps = ranked(meant('pump'), {
      station: { title: 'Petrol pump' },
      several: { title: 'Procurement of spare parts for a pump' },
    });
    const computers = ranked(meant('computer', [], [['pc'], ['desktop']]), {
      poles: { title: 'PC poles' },
      several: { title: 'Desktop tables, chairs and fans' },
    });
    expect([pumps, computers]).toEqual([
      ['several', 'station'],
      ['several', 'poles'],
    ]);
  });

  test('a kind of the thing is the thing, and what another word of the search names', () => {
    const valves = ranked(meant('pump'), { repair: { title: 'Repair of pumps' }, pump: { title: 'Turbine pump' } });
    const motors = ranked(meant('petrol pump'), { pump: { title: 'Petrol pump' }, apart: { title: 'Pump of petrol' } });
    expect([valves, motors]).toEqual([
      ['pump', 'repair'],
      ['pump', 'apart'],
    ]);
  });

  test('HP is no brand behind a number', () => {
    const order = ranked(meant('hp'), { motor: { title: '40 HP motors' }, toner: { title: 'HP toner and ribbons' } });
    expect(order).toEqual(['toner', 'motor']);
  });

  test('an AC/DC panel cools nothing', () => {
    const order = ranked(meant('ac'), { panel: { title: 'AC/DC Panel' }, cooler: { title: 'Servicing of AC units' } });
    expect(order).toEqual(['cooler', 'panel']);
  });

  test('works in the city before works elsewhere whose buyer sits there, and these before a mention in a text', () => {
    const karachi: NamedFilter = { facet: 'city', value: 'Karachi', key: 'c:Karachi' };
    const filed = { keys: new Set([karachi.key]) };
    const order = ranked(meant('wall karachi', [karachi]), {
      text: { title: 'Works', description: 'A wall', ...filed },
      elsewhere: { title: 'Wall of Hyderabad airport', ...filed },
      named: { title: 'Wall between Karachi and Hyderabad', ...filed },
      there: { title: 'Wall of the terminal', ...filed },
    });
    expect(order.slice(2)).toEqual(['elsewhere', 'text']);
  });

  test('a name that need not be asked for says more than the kind that finds it', () => {
    const order = ranked(
      called('ad agency', other('advertising', 'kind'), other('advertising agency', 'name', false)),
      {
        canteen: { title: 'Advertising of tender notice for canteen' },
        agency: { title: 'Hiring of advertising agencies' },
      },
    );
    expect(order).toEqual(['agency', 'canteen']);
  });

  test('the more of what is hoped for, the better', () => {
    const order = ranked(
      { ...meant('chairs'), hoped: meant('white plastic').terms },
      { none: { title: 'Chairs' }, one: { title: 'Plastic chairs' }, all: { title: 'White plastic chairs' } },
    );
    expect(order).toEqual(['all', 'one', 'none']);
    // a hope is no other thing
    const spares = { none: { title: 'HVAC systems' }, one: { title: 'HVAC spares' } };
    expect(ranked({ ...meant('hvac'), hoped: meant('chiller spares').terms }, spares)).toEqual(['one', 'none']);
  });

  test('the words as typed, then another name, then a kind', () => {
    const laptops = called('laptop', other('notebook', 'name'), other('it equipment', 'kind'));
    const notices = { kind: { title: 'IT equipment' }, name: { title: 'Notebook' }, typed: { title: 'Laptop' } };
    expect(ranked(laptops, notices)).toEqual(['typed', 'name', 'kind']);
  });

  test('new things before their repair and spare parts, unless these are sought', () => {
    const notices = {
      repair: { title: 'Repair of lifts' },
      spare: { title: 'Spare parts of lifts' },
      lift: { title: 'Passenger lifts' },
    };
    expect(ranked(meant('lift'), notices)[0]).toBe('lift');
    expect(ranked(meant('lift repair'), notices)[0]).toBe('repair');
  });

  test('generator shows no generation first, UPS no up-gradation', () => {
    expect(
      ranked(meant('generator'), { generation: { title: 'Power generation' }, set: { title: 'Generators 50 KVA' } }),
    ).toEqual(['set', 'generation']);
    expect(ranked(meant('ups'), { road: { title: 'Up-gradation of road' }, ups: { title: 'Online UPS' } })).toEqual([
      'ups',
      'road',
    ]);
  });

  test('the thing itself before what only says its name on the way to another thing', () => {
    const order = ranked(meant('computer'), {
      stationery: { title: 'Computer Stationery & Toners' },
      equipment: { title: 'Computer & IT Equipment' },
    });
    expect(order).toEqual(['equipment', 'stationery']);
  });

  test('the thing itself before what is for it, unless the title only calls for it', () => {
    const order = ranked(meant('generator'), {
      parts: { title: 'Batteries for generators' },
      called: { title: 'Request for proposals for generators' },
      over: { title: 'Generator over a platform' },
    });
    expect(order).toEqual(['called', 'over', 'parts']);
  });

  test('who is called otherwise like the thing is not it: Highway Department is no road', () => {
    const order = ranked(meant('road', [], [['highway']]), {
      name: { title: 'Bridge', organizations: 'highway department' },
      scan: { title: 'Bridge', description: 'As scanned' },
      typed: { title: 'Bridge', organizations: 'road department' },
    });
    expect(order).toEqual(['typed', 'scan', 'name']);
  });

  test('a word of the number of a file is no word of the title, but for who types numbers', () => {
    const notices = {
      file: { title: '(LED/112/30) Tea and sugar' },
      lights: { title: 'Street lights', description: 'LED' },
    };
    expect(ranked(meant('led'), { ...notices, led: { title: 'LED screens' } })[0]).toBe('led');
    expect(rankOf(meant('led'), { ...NOTICE, ...notices.file })).toBeGreaterThan(20);
    expect(ranked(meant('led 112'), notices)).toEqual(['file', 'lights']);
  });

  test('what is bought before old things that are sold, unless these are sought', () => {
    const notices = {
      auction: { title: 'Auction of generators' },
      hire: { title: 'Hiring of firms', description: 'Generators for camps' },
      generator: { title: 'Generator 50 KVA' },
    };
    expect(ranked(meant('generator'), notices)).toEqual(['generator', 'auction', 'hire']);
    expect(ranked(meant('generator auction'), notices)[0]).toBe('auction');
  });

  test('a title that names the category before others of the category', () => {
    const furniture: NamedFilter = { facet: 'category', value: 'Furniture', key: 'k:7' };
    const keys = new Set(['k:7']);
    const order = ranked(meant('furniture', [furniture]), {
      cots: { title: 'Iron cots', keys },
      chairs: { title: 'Office furniture and chairs', keys },
    });
    expect(order).toEqual(['chairs', 'cots']);
  });

  test('the words as they were typed before another name of the thing', () => {
    const order = ranked(meant('wire', [], [['cable']]), {
      cable: { title: 'Cable drums' },
      wire: { title: 'Copper wire rolls' },
    });
    expect(order).toEqual(['wire', 'cable']);
  });

  test('the thing before what must have it, is not it, or stands at a place that is called so', () => {
    const parking = ranked(meant('parking'), {
      house: { title: 'Rental premises, which must have sufficient parking' },
      stand: { title: 'Auction of parking stands' },
    });
    expect(parking).toEqual(['stand', 'house']);
    const services = ranked(meant('consultancy'), {
      guards: { title: 'Procurement of non-consultancy services' },
      advice: { title: 'Procurement of consultancy services' },
    });
    expect(services).toEqual(['advice', 'guards']);
    const roads = ranked(meant('road'), {
      office: { title: 'Paint of an office at Mall Road' },
      road: { title: 'Paint of a road at Walton' },
    });
    expect(roads).toEqual(['road', 'office']);
  });

  test('the thing, then rights in it, then old ones', () => {
    const order = ranked(meant('bus'), {
      old: { title: 'Auction of a condemned bus' },
      right: { title: 'Auction of bus fee' },
      bus: { title: 'Bus bodies' },
    });
    expect(order).toEqual(['bus', 'right', 'old']);
  });

  test('a name and a kind before a wider word', () => {
    const order = ranked(called('chair', other('kursi', 'name'), other('stool', 'kind'), other('furniture', 'wider')), {
      wider: { title: 'Furniture' },
      kind: { title: 'Stools of teak' },
      name: { title: 'Kursi of teak' },
      chair: { title: 'Chairs of teak' },
    });
    expect(order).toEqual(['chair', 'name', 'kind', 'wider']);
  });

  test('a title of one thing before a long one of many', () => {
    const order = ranked(meant('batteries'), {
      many: {
        title: 'Stationery, paper, pens, chairs, tables, fans, lamps, locks, keys, tyres, batteries and ropes of jute',
      },
      one: { title: 'Supply of dry batteries' },
    });
    expect(order).toEqual(['one', 'many']);
  });

  test('of some of the words, one in the title before a heavier one in a text', () => {
    const { terms } = meant('printing forms');
    const [printing, forms] = terms;
    if (printing === undefined || forms === undefined) throw new Error('Two words are two terms');
    const weights = new Map([[printing, 4] as const, [forms, 6] as const]);
    const some = { areNamed: false, readings: [[printing], [forms]], weights };
    const order = ranked(
      { terms: [], excluded: [], some },
      {
        pay: { title: 'Batteries', holds: (term) => term === forms },
        press: { title: 'Printing presses', holds: (term) => term === printing },
        bills: { title: 'Bill forms', holds: (term) => term === forms },
      },
    );
    expect(order).toEqual(['bills', 'press', 'pay']);
  });

  test('a named city counts as if it stood in the title', () => {
    const lahore: NamedFilter = { facet: 'city', value: 'Lahore', key: 'c:Lahore' };
    const search = meant('generator lahore', [lahore]);
    expect(rankOf(search, { ...NOTICE, title: 'Generator', keys: new Set(['c:Lahore']) })).toBe(0);
    expect(rankOf(search, { ...NOTICE, title: 'Lahore generator', keys: new Set(['c:Karachi']) })).toBe(10);
  });
});
