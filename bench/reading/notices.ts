import { addDays } from '#contracts/rules/karachi-time.ts';
import { GOODS } from './layouts/goods.ts';
import { Draw, type FiledNotice, type Plan, writerOfDays, writerOfTimes } from './layouts/notice.ts';
import { SERVICES } from './layouts/services.ts';
import { WORKS } from './layouts/works.ts';

const LAYOUTS = Object.entries({ ...WORKS, ...GOODS, ...SERVICES });
const CITIES = ['Sahiwal', 'Larkana', 'Mardan', 'Quetta', 'Bahawalpur', 'Sukkur', 'Gujrat', 'Abbottabad'];
const TIMES = [
  ['11:00', '11:30'],
  ['14:00', '14:30'],
  ['12:30', '13:00'],
  ['10:30', '11:00'],
  ['15:00', '15:30'],
] as const;
/** Papers of each layout. */
const EACH = 6;

/** Drawn papers of many offices, the same each time; odd ones are kept for judging and nobody looks at them. */
export const drawNotices = (isForJudging: boolean): readonly FiledNotice[] =>
  LAYOUTS.flatMap(([layout, write], nth) =>
    Array.from({ length: EACH }, (_, at) => at)
      .filter((at) => (at % 2 === 1) === isForJudging)
      .map((at) => {
        const planned = plan(nth * 100 + at);
        return { layout, filed: planned.dated, ...write(planned) };
      }),
  );

function plan(seed: number): Plan {
  const draw = new Draw(seed + 1);
  const dated = addDays('2026-09-01', draw.below(90));
  const closing = addDays(dated, 15 + draw.below(12));
  const [closes, opens] = draw.of(TIMES);
  return {
    ...{ draw, day: writerOfDays(draw), time: writerOfTimes(draw), dated, closing, closes, opens },
    sale: addDays(closing, -1 - draw.below(3)),
    meeting: addDays(closing, -8),
    later: addDays(closing, 7 + draw.below(8)),
    city: draw.of(CITIES),
  };
}
