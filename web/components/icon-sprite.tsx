import * as lucide from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';

const ICONS = {
  'arrow-left': lucide.ArrowLeft,
  'arrow-right': lucide.ArrowRight,
  bookmark: lucide.Bookmark,
  'calendar-clock': lucide.CalendarClock,
  chart: lucide.ChartNoAxesColumn,
  check: lucide.Check,
  'chevron-down': lucide.ChevronDown,
  'chevron-left': lucide.ChevronLeft,
  'chevron-right': lucide.ChevronRight,
  copy: lucide.Copy,
  'external-link': lucide.ExternalLink,
  eye: lucide.Eye,
  'eye-off': lucide.EyeOff,
  link: lucide.Link2,
  mail: lucide.Mail,
  'map-pin': lucide.MapPin,
  menu: lucide.Menu,
  'message-circle': lucide.MessageCircle,
  monitor: lucide.Monitor,
  moon: lucide.Moon,
  newspaper: lucide.Newspaper,
  printer: lucide.Printer,
  rows: lucide.Rows3,
  search: lucide.Search,
  'search-x': lucide.SearchX,
  share: lucide.Share2,
  'shield-check': lucide.ShieldCheck,
  sliders: lucide.SlidersHorizontal,
  sun: lucide.Sun,
  x: lucide.X,
} as const;
export type IconName = keyof typeof ICONS;

/** A posted notice under a new moon. */
const LOGO = (
  <symbol id="logo" viewBox="0 0 32 32">
    <rect width="32" height="32" rx="7" className="fill-brand" />
    <path d="M8 26V7.5A1.5 1.5 0 0 1 9.5 6h8.7a7 7 0 0 0 5.8 8.9V26Z" className="fill-on-brand" />
    <path
      d="M11.5 18.5h9M11.5 22h6M11.5 15h5.5"
      className="stroke-brand"
      fill="none"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
    <circle cx="23.5" cy="8.5" r="3" className="fill-brass" />
  </symbol>
);

/** The logo and all icons as symbols, for every document; only the server has this module. */
export const ICON_SPRITE = `<svg class="hidden">${renderToStaticMarkup(LOGO)}${Object.entries(ICONS)
  .map(([name, LucideComponent]) => toSymbol(name, renderToStaticMarkup(<LucideComponent />)))
  .join('')}</svg>`;

function toSymbol(name: string, svg: string): string {
  const outline = svg.replace(/^<svg[^>]*>|<\/svg>$/g, '').replace(/><\/(path|circle|rect|line|polyline)>/g, '/>');
  return `<symbol id="icon-${name}" viewBox="0 0 24 24">${outline}</symbol>`;
}
